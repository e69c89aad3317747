import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A container view that defines its content as a function of its own size and coordinate space.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
  /// The closure that makes the content from a proxy of the reader's geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on its size and position.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func _makeNode(_ view: GeometryReader, _ context: _NodeContext) -> _ViewNode<GeometryReader> {
    GeometryReaderNode(view, context)
  }
}

final class GeometryReaderNode<Content: View>: _StoredViewNode<GeometryReader<Content>> {
  private var item: GeometryReaderItem<Content>!

  override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    super.init(view, context)
    item = GeometryReaderItem(view, childContext)
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    item.update(view)
  }

  override var onlyChild: _Node? { item }
}

/// The item of a geometry reader. Its size is the proposal, and its content is evaluated during layout, once its own
/// frame is known.
final class GeometryReaderItem<Content: View>: ItemNode, BodyHost {
  private var view: GeometryReader<Content>
  private var child: _ViewNode<Content>?
  private var items: [_Node] = []
  private var itemsAreStale = true
  private var contentIsStale = true
  private var source: GeometrySource!
  private var seenOrigin = CGPoint.zero
  /// The place of the content's appearance action until the content exists: actions follow the order of the tree, not
  /// that of layout.
  private var place: ActionPlace?
  var dependencies = DependencySet()

  init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    source = GeometrySource(self)
    place = graph.reserveActions()
  }

  override var typeName: String { "GeometryReader<\(Content.self)>" }
  override var isLayoutBoundary: Bool { true }

  func update(_ view: GeometryReader<Content>) {
    self.view = view
    performUpdate()
  }

  override func performUpdate() {
    isDirty = false
    contentIsStale = true
    // The frame may change in this update, so the content is evaluated when the frame is known.
    invalidatePlacement()
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    if dependencies.reads(anyOf: changed) { markDirty() }
    child?.environmentDidChange(new, changed: changed)
  }

  override func teardown() {
    super.teardown()
    dependencies.removeAll(self)
  }

  override func forEachChild(_ visit: (_Node) -> Void) { if let child { visit(child) } }
  override func structureDidChange() { itemsAreStale = true }
  override var layoutTarget: _Node? { nil }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeContents(sizeChanged: Bool) {
    if contentIsStale || sizeChanged || child == nil || (source.readsOrigin && seenOrigin != origin) { evaluate() }
    guard let child else { return }
    if itemsAreStale {
      itemsAreStale = false
      items = []
      child.collectItems(into: &items)
    }
    let proposal = ProposedViewSize(size)
    for item in items {
      var x = origin.x
      if environment.layoutDirection == .rightToLeft { x += size.width - item.sizeThatFits(proposal).width }
      item.place(at: CGPoint(x: x, y: origin.y), proposal: proposal)
    }
  }

  private func evaluate() {
    contentIsStale = false
    seenOrigin = origin
    source.readsOrigin = false
    graph.bodyCount += 1
    let proxy = GeometryProxy(source: source)
    let content = tracking { view.content(proxy) }
    if let child {
      child.update(content)
    } else {
      graph.withActions(at: place) { child = Content._makeNode(content, childContext) }
      place = nil
      itemsAreStale = true
      invalidateLayers()
      graph.preferencesDidChange()
    }
  }
}
