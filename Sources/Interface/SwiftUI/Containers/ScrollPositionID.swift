import Foundation
import Geometry
import LayoutEngine
import ViewGraph

nonisolated public struct _ScrollPositionModifier<ID: Hashable>: _ItemModifier {
  let binding: Binding<ID?>
  let anchor: UnitPoint?

  /// Creates the node that applies the modifier to an item.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ScrollPositionNode(modifier, context)
  }
}

/// The node that synchronizes a binding and the view at the start of the scroll view, in both directions.
final class ScrollPositionNode<ID: Hashable>: ItemModifierNode<_ScrollPositionModifier<ID>>, BodyHost, LayoutObserver {
  var dependencies = DependencySet()
  private var known: ID?
  private var isFirst = true

  override init(_ modifier: _ScrollPositionModifier<ID>, _ context: _NodeContext) {
    super.init(modifier, context)
    graph.layoutObservers[ObjectIdentifier(self)] = self
    known = tracking { modifier.binding.wrappedValue }
  }

  override func modifierDidChange(from old: _ScrollPositionModifier<ID>) { follow() }
  override func performUpdate() { follow() }

  private func follow() {
    isDirty = false
    let new = tracking { modifier.binding.wrappedValue }
    guard new != known else { return }
    known = new
    guard let new, let item = firstScrollItem else { return }
    item.scroller.stop()
    let anchor = modifier.anchor
    item.scroller.animate(in: transaction) { [weak item] in item?.scroll(to: AnyHashable(new), anchor: anchor) }
  }

  override func placeContents(sizeChanged: Bool) {
    if isFirst {
      isFirst = false
      if let known { firstScrollItem?.scroll(to: AnyHashable(known), anchor: modifier.anchor) }
    }
    super.placeContents(sizeChanged: sizeChanged)
  }

  /// Updates the binding after a person has scrolled.
  func layoutDidFinish() {
    guard isPlaced, let item = firstScrollItem, item.scroller.phase != .idle || item.scroller.wasMoved else { return }
    item.scroller.wasMoved = false
    guard let id = item.identityOfTarget(at: modifier.anchor ?? .topLeading)?.base as? ID, id != known else { return }
    known = id
    let binding = modifier.binding
    graph.enqueueAction { binding.wrappedValue = id }
  }

  override func teardown() {
    super.teardown()
    dependencies.removeAll(self)
    graph.layoutObservers[ObjectIdentifier(self)] = nil
  }
}

extension ScrollItem {
  /// Returns the ID of the scroll target whose anchor is nearest to that of the viewport.
  func identityOfTarget(at anchor: UnitPoint) -> AnyHashable? {
    let window = CGRect(origin: viewportCorner, size: extents?.size ?? size)
    let aim = CGPoint(x: window.minX + window.width * anchor.x, y: window.minY + window.height * anchor.y)
    var best: (distance: CGFloat, node: ItemNode)?
    for target in scrollTargets {
      let frame = target.frame
      let point = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
      let distance: CGFloat = axes.contains(.vertical) ? abs(point.y - aim.y) : abs(point.x - aim.x)
      if best.map({ distance < $0.distance }) ?? true { best = (distance, target) }
    }
    guard let found = best?.node else { return nil }
    var child: _Node = found
    while let parent = child.parent, parent !== self {
      if let identifying = parent as? any IdentifyingNode, let id = identifying.identity(of: child) { return id }
      child = parent
    }
    return nil
  }
}

nonisolated extension View {
  /// Associates a binding to be updated when a scroll view within this view scrolls.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollPositionModifier(binding: id, anchor: anchor))
  }
}
