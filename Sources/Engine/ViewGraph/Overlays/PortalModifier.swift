import Foundation

/// A modifier that shows a second view above everything else while it has any content. It never changes the layout of
/// the first view.
package struct _OverlayPortalModifier<Overlay: View>: _PrimitiveModifier {
  package let overlay: (OverlayAnchor) -> Overlay

  nonisolated package init(overlay: @escaping (OverlayAnchor) -> Overlay) { self.overlay = overlay }

  nonisolated package static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    OverlayHolderNode(view, context)
  }
}

/// The position of the presenting view.
package final class OverlayAnchor {
  fileprivate weak var node: _Node?

  /// The frame in the layout space, or `nil` if there is none yet.
  package var frame: CGRect? {
    var next = node
    while let node = next {
      if let item = node as? ItemNode { return item.isPlaced ? item.frame : nil }
      next = node.layoutTarget
    }
    return nil
  }
}

final class OverlayHolderNode<V: View, Overlay: View>: _StoredViewNode<
  ModifiedContent<V, _OverlayPortalModifier<Overlay>>
>
{
  private var child: _ViewNode<V>!
  private var overlayLayer: TypedOverlay<Overlay>!
  private let anchor = OverlayAnchor()

  override init(_ view: ModifiedContent<V, _OverlayPortalModifier<Overlay>>, _ context: _NodeContext) {
    super.init(view, context)
    child = V._makeNode(view.content, childContext)
    anchor.node = child
    // The animations around the presenting view do not apply to the presented view.
    var inner = childContext
    inner.transactionScope = nil
    overlayLayer = TypedOverlay(view.modifier.overlay(anchor), inner)
  }

  override package func update(_ new: ModifiedContent<V, _OverlayPortalModifier<Overlay>>) {
    view = new
    child.update(new.content)
    overlayLayer.update(new.modifier.overlay(anchor))
  }

  override package func forEachChild(_ visit: (_Node) -> Void) {
    visit(child)
    visit(overlayLayer)
  }

  override package func forEachHitChild(_ visit: (_Node) -> Void) { visit(child) }
  override package func collectItems(into items: inout [_Node]) { child.collectItems(into: &items) }
  override package func collectLayerNodes(into nodes: inout [ItemNode]) { child.collectLayerNodes(into: &nodes) }
  override package var layoutTarget: _Node? { child }
  override package func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? { child.preferenceValue(key) }
}

final class TypedOverlay<Overlay: View>: OverlayPortalNode {
  private var child: _ViewNode<Overlay>!

  init(_ overlay: Overlay, _ context: _NodeContext) {
    super.init(overlayLayer: context)
    child = Overlay._makeNode(overlay, childContext)
  }

  func update(_ overlay: Overlay) { child.update(overlay) }

  override func forEachChild(_ visit: (_Node) -> Void) { if let child { visit(child) } }
}
