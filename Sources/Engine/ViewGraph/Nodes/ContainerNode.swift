import Foundation
import Geometry
import LayoutEngine

/// The node of a container of any number of views, which a `Layout` arranges.
open class ContainerNode<V, L: Layout, Content: View>: _ViewNode<V> {
  private var body: ContainerItem<L>!
  package private(set) var child: _ViewNode<Content>!

  /// Creates the node from the `content` and `layout` of a view.
  public init(_ context: _NodeContext, layout: L, content: Content) {
    super.init(context)
    body = ContainerItem(layout, childContext, name: TypeNames.name(of: V.self))
    child = Content._makeNode(content, body.childContext)
    body.content = child
  }

  package final func update(layout: L, content: Content) {
    body.setLayout(layout)
    child.update(content)
  }

  override open var onlyChild: _Node? { body }
}

/// A node that arranges items.
package protocol ItemContainer: ItemNode {
  /// The items in the order of the tree.
  var laidOutItems: [_Node] { get }
}

/// An item that arranges other items with a `Layout`, independent of the view that created it.
package final class ContainerItem<L: Layout>: ItemNode, StackAxisProvider, ItemContainer {
  /// A custom layout is user code.
  override package var requiresEagerLayout: Bool {
    L.self != VStackLayout.self && L.self != HStackLayout.self && L.self != ZStackLayout.self
  }

  package var laidOutItems: [_Node] {
    refresh()
    return items
  }

  package var containerAxis: Axis? { L.layoutProperties.stackOrientation }

  package var content: _Node!
  private let container: LayoutContainer<L>
  private var items: [_Node] = []
  private var itemsAreStale = true
  /// A Boolean value that indicates whether a child had a z-index when layers were last collected.
  private var wasOrdered = false
  /// The indices of items whose size has changed.
  private var changedItems: [Int] = []
  private let name: String
  private var layoutModel: L
  private var animation = LazyBodyAnimation<L>()

  package init(_ layout: L, _ context: _NodeContext, name: String) {
    layoutModel = layout
    container = LayoutContainer(layout, layoutDirection: context.environment.layoutDirection)
    self.name = name
    super.init(context)
  }

  /// Sets the layout. A custom layout with animatable data runs again in each frame.
  package func setLayout(_ layout: L) {
    guard !FieldComparison.isEqual(layoutModel, layout) else { return }
    animation.modelDidChange(from: layoutModel, to: layout, node: self)
    layoutModel = layout
    container.layout = animation.presented(layout, at: graph.time)
    invalidateLayout()
  }

  override package func performUpdate() {
    isDirty = false
    container.layout = animation.presented(layoutModel, at: graph.time)
    invalidateLayout()
  }

  override package var typeName: String { name }
  override package func forEachChild(_ visit: (_Node) -> Void) { visit(content) }

  override package func structureDidChange() { itemsAreStale = true }
  override package func didInvalidateLayout() {
    container.invalidate()
    changedItems.removeAll()
  }

  private func refresh() {
    guard itemsAreStale else { return }
    itemsAreStale = false
    items = []
    content.collectItems(into: &items)
    container.children = items
    guard items.count > Self.fewItems else { return }
    for (place, item) in items.enumerated() { (item as? ItemNode)?.placeInContainer = Int32(place) }
  }

  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    refresh()
    let size = container.sizeThatFits(proposal)
    // Infinite sizes are valid answers to infinite proposals.
    guard size.width.isNaN || size.height.isNaN else { return size }
    graph.reportInvalidFrame(CGRect(origin: .zero, size: size), of: self)
    return CGSize(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
  }

  override package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    refresh()
    let guide = container.explicitAlignment(key, size: size, proposal: proposal)
    if guide != nil { hasGivenGuide = true }
    return guide
  }

  /// The maximum number of items for which measuring all of them again costs less than bookkeeping.
  private static var fewItems: Int { LayoutContainer<L>.fewChildren }

  override package func canConfirmSizes(afterChangeOf item: ItemNode?) -> Bool {
    guard isPlaced && !hasGivenGuide && !itemsAreStale else { return false }
    if items.count <= Self.fewItems { return true }
    guard let item, container.isIncremental else { return false }
    let place = Int(item.placeInContainer)
    guard items.indices.contains(place), items[place] === item else { return false }
    changedItems.append(place)
    return true
  }

  override package func confirmSizes() -> Bool {
    if items.count <= Self.fewItems { return container.confirmSizes() }
    let changed = changedItems
    changedItems.removeAll()
    return container.confirmSizes(afterChangesOf: changed)
  }

  override package var spacing: ViewSpacing {
    refresh()
    return container.spacing
  }

  override package var layoutPriority: Double { 0 }
  override package var zIndex: Double { 0 }
  override package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
  override package func trait(_ key: ObjectIdentifier) -> Any? { nil }
  override package var transitionParticipant: (any TransitionParticipant)? { nil }
  override package var isSpacer: Bool { false }
  override package var gridTraits: GridTraits { GridTraits() }

  override package func placeContents(sizeChanged: Bool) {
    refresh()
    if let positions = container.knownPositions(size: size, proposal: proposal), moveItems(to: positions) { return }
    container.placeChildren(size: size, proposal: proposal, offset: origin)
  }

  /// Moves the items after the container has moved as a whole.
  private func moveItems(to positions: [CGPoint]) -> Bool {
    guard positions.count == items.count else { return false }
    for (item, position) in zip(items, positions) {
      guard let item = item as? ItemNode, item.isPlaced else { return false }
      item.place(at: CGPoint(x: position.x + origin.x, y: position.y + origin.y), proposal: item.proposal)
    }
    return true
  }

  override package func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    if container.layoutDirection != new.layoutDirection {
      container.layoutDirection = new.layoutDirection
      invalidateLayout()
    }
  }

  /// The items from back to front.
  private var stackedItems: [_Node] {
    guard items.contains(where: { $0.zIndex != 0 }) else { return items }
    let order = items.enumerated().sorted { a, b in
      a.element.zIndex != b.element.zIndex ? a.element.zIndex < b.element.zIndex : a.offset < b.offset
    }
    return order.map(\.element)
  }

  override package func forEachHitChild(_ visit: (_Node) -> Void) {
    refresh()
    for item in stackedItems { visit(item) }
  }

  override package func collectChildLayerNodes(into nodes: inout [ItemNode]) {
    refresh()
    let isOrdered = items.contains { $0.zIndex != 0 }
    // A child that leaves keeps its index.
    guard isOrdered || wasOrdered else { return content.collectLayerNodes(into: &nodes) }
    wasOrdered = isOrdered
    var indices: [ObjectIdentifier: Double] = [:]
    for item in items {
      var layers: [ItemNode] = []
      item.collectLayerNodes(into: &layers)
      for layer in layers { indices[ObjectIdentifier(layer)] = item.zIndex }
    }
    var all: [ItemNode] = []
    content.collectLayerNodes(into: &all)
    let order = all.enumerated().map { offset, node in
      // Children that are being removed are no longer items, but they are drawn at their old position.
      (offset: offset, node: node, z: indices[ObjectIdentifier(node)] ?? zIndex(ofLeaving: node))
    }
    if order.contains(where: { $0.z != 0 }) { wasOrdered = true }
    for entry in order.sorted(by: { ($0.z, $0.offset) < ($1.z, $1.offset) }) { nodes.append(entry.node) }
  }

  /// The index of the child of this container that a layer lies in.
  private func zIndex(ofLeaving layer: ItemNode) -> Double {
    var child = layer
    var next = layer.parent
    while let node = next, node !== self {
      if let item = node as? ItemNode { child = item }
      next = node.parent
    }
    return child.zIndex
  }
}
