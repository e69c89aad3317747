import Drawing
import Foundation
import Geometry
import LayoutEngine

/// The root of the tree. It proposes the host's size and centers the result.
package final class RootNode: ItemNode, StackAxisProvider {
  override package var requiresEagerLayout: Bool { false }

  /// A single spacer or divider at the root is not in a stack.
  package var containerAxis: Axis? { items.count == 1 ? nil : .vertical }

  package private(set) var content: _Node!
  private var hostProposal: ProposedViewSize
  private let stack = LayoutContainer(VStackLayout())
  private var itemsAreStale = true
  private var items: [_Node] = []

  private let margin: CGFloat?
  /// The size of the whole view in points.
  package private(set) var canvasSize = CGSize.zero
  /// The middle of the first picture, where pictures of other sizes keep it; see `ViewGraph.keepsCenter`.
  package private(set) var center: CGPoint?
  /// The picture's top left corner in the root's space.
  package var canvasOrigin: CGPoint {
    guard let center else { return .zero }
    return CGPoint(x: center.x - canvasSize.width / 2, y: center.y - canvasSize.height / 2)
  }
  /// The area of menus and similar items above the views, in the root's space: the picture, and at least the proposed
  /// screen around views with their own size.
  package var floatingArea: CGRect {
    let canvas = CGRect(origin: canvasOrigin, size: canvasSize)
    guard margin != nil, let width = hostProposal.width, let height = hostProposal.height else { return canvas }
    let screen = CGRect(x: canvas.midX - width / 2, y: canvas.midY - height / 2, width: width, height: height)
    return canvas.union(screen)
  }
  /// The position of the content's top left corner in the root's space.
  package private(set) var contentOrigin = CGPoint.zero

  init(_ context: _NodeContext, proposal: ProposedViewSize, margin: CGFloat?) {
    hostProposal = proposal
    self.margin = margin
    super.init(context)
    makeLayer()
  }

  func setContent(_ node: _Node) {
    content = node
    graph.enqueueRootLayers()
  }

  func setProposal(_ proposal: ProposedViewSize) {
    guard proposal != hostProposal else { return }
    hostProposal = proposal
    invalidateLayout()
  }

  override package var typeName: String { "Root" }
  override package var isPositional: Bool { false }
  override package func forEachChild(_ visit: (_Node) -> Void) { if let content { visit(content) } }

  // MARK: Floating items

  /// Menus and similar items: they belong to a view inside, but are drawn above everything else, in the order of their
  /// creation.
  package private(set) var floating: [ItemNode] = []

  package func addFloating(_ item: ItemNode) {
    floating.append(item)
    graph.enqueueRootLayers()
  }

  package func removeFloating(_ item: ItemNode) {
    floating.removeAll { $0 === item }
    graph.enqueueRootLayers()
  }

  override package func collectChildLayerNodes(into nodes: inout [ItemNode]) {
    super.collectChildLayerNodes(into: &nodes)
    nodes += graph.overlayLayers
    for item in floating { item.collectLayerNodes(into: &nodes) }
  }

  override package func structureDidChange() { itemsAreStale = true }
  override package func didInvalidateLayout() { stack.invalidate() }

  private func refresh() {
    guard itemsAreStale else { return }
    itemsAreStale = false
    items = []
    content.collectItems(into: &items)
    stack.children = items
    stack.layoutDirection = environment.layoutDirection
  }

  /// Returns the size. Several views at the root are stacked vertically.
  package func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    refresh()
    if items.count == 1 { return items[0].sizeThatFits(proposal) }
    stack.layoutDirection = environment.layoutDirection
    return stack.sizeThatFits(proposal)
  }

  func layout() {
    let fitted = contentSize(hostProposal).nearestCoordinate
    // Presentations need a screen.
    if let margin, graph.overlayLayers.isEmpty {
      canvasSize = CGSize(width: fitted.width + 2 * margin, height: fitted.height + 2 * margin)
    } else {
      canvasSize = CGSize(width: hostProposal.width ?? fitted.width, height: hostProposal.height ?? fitted.height)
    }
    if graph.keepsCenter, center == nil {
      center = CGPoint(x: canvasSize.width / 2, y: canvasSize.height / 2)
    }
    let corner = canvasOrigin
    let x = corner.x + (canvasSize.width - fitted.width) / 2
    let y = corner.y + (canvasSize.height - fitted.height) / 2
    let origin = CGPoint(x: x, y: y)
    contentOrigin = origin
    if items.count == 1 {
      items[0].place(at: origin, proposal: hostProposal)
    } else {
      stack.placeChildren(size: fitted, proposal: hostProposal, offset: origin)
    }
    for overlayLayer in graph.overlayLayers { overlayLayer.place(at: corner, proposal: ProposedViewSize(canvasSize)) }
  }

  /// A presentation intercepts all presses, so nothing behind it is visited.
  override package func forEachHitChild(_ visit: (_Node) -> Void) {
    if let top = graph.topOverlayLayer { visit(top) } else { forEachChild(visit) }
    for item in floating { visit(item) }
  }

  /// The size of the host in points.
  package var proposedSize: CGSize {
    CGSize(width: hostProposal.width ?? canvasSize.width, height: hostProposal.height ?? canvasSize.height)
  }

  package var rootLayer: Layer { layer! }
}
