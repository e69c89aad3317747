import LayoutEngine
import ViewGraph

extension _Node {
  /// Visits the items around this node from the inside out, until `visit` returns false. It includes the wrappers that
  /// a modifier of a group creates for each view.
  func forEachEnclosingItem(includingSelf: Bool = false, _ visit: (ItemNode) -> Bool) {
    if includingSelf, let item = self as? ItemNode, !visit(item) { return }
    var path: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var next = parent
    while let node = next {
      // A presentation is drawn on top of the whole view, not inside the item at its position in the tree.
      if node is OverlayPortalNode { return }
      if let item = node as? ItemNode, !visit(item) { return }
      if let distributor = node as? any ItemDistributor {
        let wrappers = distributor.wrappers
        let around =
          wrappers.first { wrapper in
            if path.contains(ObjectIdentifier(wrapper)) { return false }
            return wrapper.layoutTarget.map { path.contains(ObjectIdentifier($0)) } ?? false
          }
        if let around {
          path.insert(ObjectIdentifier(around))
          if !visit(around) { return }
        }
      }
      path.insert(ObjectIdentifier(node))
      next = node.parent
    }
  }
}
