import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A view that adapts to the available space by providing the first child view that fits.
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that shows the first child whose ideal size fits on the given axes. Default both.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeNode(_ view: ViewThatFits, _ context: _NodeContext) -> _ViewNode<ViewThatFits> {
    ViewThatFitsNode(view, context)
  }
}

final class ViewThatFitsNode<Content: View>: _StoredViewNode<ViewThatFits<Content>> {
  private var item: ViewThatFitsItem!
  private var child: _ViewNode<Content>!

  override init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
    super.init(view, context)
    item = ViewThatFitsItem(childContext)
    item.axes = view.axes
    child = Content._makeNode(view.content, item.childContext)
    item.content = child
  }

  override func update(_ view: ViewThatFits<Content>) {
    if view.axes != self.view.axes {
      item.axes = view.axes
      item.invalidateLayout()
    }
    self.view = view
    child.update(view.content)
  }

  override var onlyChild: _Node? { item }
}

final class ViewThatFitsItem: ItemNode {
  var axes: Axis.Set = []
  var content: _Node!
  private var items: [_Node] = []
  private var itemsAreStale = true
  private var chosen: _Node?

  override var typeName: String { "ViewThatFits" }
  override func forEachChild(_ visit: (_Node) -> Void) { visit(content) }
  override func structureDidChange() { itemsAreStale = true }

  private func choice(_ proposal: ProposedViewSize) -> _Node? {
    if itemsAreStale {
      itemsAreStale = false
      items = []
      content.collectItems(into: &items)
    }
    return ViewThatFitsChoice.index(in: axes, proposal: proposal, children: items).map { items[$0] }
  }

  override var layoutTarget: _Node? { choice(proposal) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    choice(proposal)?.explicitAlignment(key, size: size, proposal: proposal)
  }

  override func placeContents(sizeChanged: Bool) {
    let next = choice(proposal)
    if next !== chosen {
      chosen = next
      invalidateLayers()
    }
    next?.place(at: origin, proposal: proposal)
  }

  override func collectChildLayerNodes(into nodes: inout [ItemNode]) { chosen?.collectLayerNodes(into: &nodes) }
}
