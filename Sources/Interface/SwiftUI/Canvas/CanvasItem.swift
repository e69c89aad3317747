import Drawing
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The node of a canvas. It calls the renderer when its inputs or its size change, and keeps the drawing as layers.
final class CanvasItem<Symbols: View>: LeafItem<Canvas<Symbols>>, BodyHost {
  package var dependencies = DependencySet()
  private let reads = EnvironmentReads()
  private var symbols: CanvasSymbols<Symbols>!
  private var drawn: [Layer] = []

  required init(_ view: Canvas<Symbols>, _ context: _NodeContext) {
    super.init(view, context)
    makeLayer()
    if Symbols.self != EmptyView.self { symbols = CanvasSymbols(view.symbols, childContext) }
  }

  override func viewDidChange(from old: Canvas<Symbols>) {
    symbols?.update(view.symbols)
    contentsNeedDisplay()
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    if !reads.keys.isDisjoint(with: changed) { contentsNeedDisplay() }
  }

  override func performUpdate() {
    isDirty = false
    contentsNeedDisplay()
  }

  // The symbols do not take part in the layout around the canvas.
  override func forEachChild(_ visit: (_Node) -> Void) { if let symbols { visit(symbols) } }
  override var layoutTarget: _Node? { nil }
  override func collectChildLayerNodes(into nodes: inout [ItemNode]) {}
  override func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeContents(sizeChanged: Bool) {
    guard let symbols else { return }
    symbols.place(at: .zero, proposal: .unspecified)
    symbols.prepareLayers()
    // The size of a symbol may have changed.
    contentsNeedDisplay()
  }

  override func contentsNeedDisplay() {
    guard let layer, isPlaced, symbols?.isReady ?? true else { return }
    let size = presentedFrame.size
    let bounds = CGRect(origin: .zero, size: size)
    let target = GraphicsContext.Target(size: size, date: graph.date, symbols: symbols, previous: drawn)
    var context = GraphicsContext(environment: environment.noting(reads), target: target)
    let renderer = view.renderer
    tracking { renderer(&context, size) }
    drawn = target.layers
    layer.content =
      view.isOpaque ? .fill(FillContent(path: Path(bounds), paint: .color(.black), bounds: bounds)) : .none
    layer.clip = LayerClip(path: Path(bounds))
    layersDidRebuild()
  }

  override func layersDidRebuild() {
    guard let layer else { return }
    if !layer.children.elementsEqual(drawn, by: ===) { layer.children = drawn }
  }

  override func teardown() {
    super.teardown()
    dependencies.removeAll(self)
  }
}

/// A provider of a canvas's child views by their tags.
protocol CanvasSymbolProvider: AnyObject {
  func symbol(_ id: AnyHashable) -> (layer: Layer, size: CGSize)?
}

/// The symbols of a canvas, each laid out with its ideal size at the origin of its own layer.
final class CanvasSymbols<Content: View>: ItemNode, CanvasSymbolProvider {
  private var content: _ViewNode<Content>!
  private var items: [_Node] = []
  private var itemsAreStale = true
  private var layers: [AnyHashable: (layer: Layer, size: CGSize)] = [:]

  init(_ view: Content, _ context: _NodeContext) {
    super.init(context)
    makeLayer()
    content = Content._makeNode(view, childContext)
  }

  func update(_ view: Content) { content.update(view) }

  override var typeName: String { "Symbols" }
  override func forEachChild(_ visit: (_Node) -> Void) { if let content { visit(content) } }
  override func structureDidChange() {
    itemsAreStale = true
    invalidateLayout()
  }

  private func refresh() {
    guard itemsAreStale else { return }
    itemsAreStale = false
    items = []
    content.collectItems(into: &items)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func placeContents(sizeChanged: Bool) {
    refresh()
    for item in items { item.place(at: .zero, proposal: .unspecified) }
  }

  override func layersDidRebuild() {
    refresh()
    var known: [AnyHashable: (layer: Layer, size: CGSize)] = [:]
    for item in items {
      guard let id = item.trait(TagTrait.key) as? AnyHashable else { continue }
      var nodes: [ItemNode] = []
      item.collectLayerNodes(into: &nodes)
      let group = layers[id]?.layer ?? Layer()
      group.name = "Symbol"
      group.children = nodes.map { $0.layer! }
      known[id] = (group, item.sizeThatFits(.unspecified))
    }
    layers = known
  }

  /// Creates the layers before the first drawing uses them.
  func prepareLayers() {
    isReady = true
    rebuildLayerChildren()
  }

  private(set) var isReady = false

  func symbol(_ id: AnyHashable) -> (layer: Layer, size: CGSize)? { layers[id] }
}
