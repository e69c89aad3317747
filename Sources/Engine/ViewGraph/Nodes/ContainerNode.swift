import Foundation
import Geometry
import LayoutEngine

/// A container of any number of views, laid out by a `Layout`.
open class ContainerNode<V, L: Layout, Content: View>: _ViewNode<V> {
  private var body: ContainerItem<L>!
  package private(set) var child: _ViewNode<Content>!

  /// `content` and `layout` of a value of the view.
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

  override open func forEachChild(_ visit: (_Node) -> Void) { visit(body) }
  override open var layoutTarget: _Node? { body }
}

/// A node that lays out items one beside the other.
package protocol ItemContainer: ItemNode {
  /// Its items, in the order of the tree.
  var laidOutItems: [_Node] { get }
}

/// Lays out items with a `Layout`; knows nothing of the view that made it.
package final class ContainerItem<L: Layout>: ItemNode, StackAxisProvider, ItemContainer {
  /// A layout of the user's is the user's code.
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
  /// Which of many items measure otherwise.
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

  /// A custom layout with animatable data is laid out afresh each frame.
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
    return container.sizeThatFits(proposal)
  }

  override package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    refresh()
    let guide = container.explicitAlignment(key, size: size, proposal: proposal)
    if guide != nil { hasGivenGuide = true }
    return guide
  }

  /// With more it costs more to measure all again than there is to gain.
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

  /// The container has moved as a whole.
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
    guard items.contains(where: { $0.zIndex != 0 }) else { return content.collectLayerNodes(into: &nodes) }
    var all: [ItemNode] = []
    content.collectLayerNodes(into: &all)
    // Children that are leaving are no items any more, but they are drawn, in their old place.
    let order = all.enumerated().map { (offset: $0.offset, node: $0.element, z: depthIndex(of: $0.element)) }
      .sorted { a, b in a.z != b.z ? a.z < b.z : a.offset < b.offset }
    for entry in order { nodes.append(entry.node) }
  }

  /// The index that the child of this container has in which a layer lies.
  private func depthIndex(of node: ItemNode) -> Double {
    var next: _Node? = node
    while let current = next, current !== self {
      if current.zIndex != 0 { return current.zIndex }
      next = current.parent
    }
    return 0
  }
}
