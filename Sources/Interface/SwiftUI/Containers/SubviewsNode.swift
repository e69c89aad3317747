import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The node that creates the views for subviews.
nonisolated protocol SubviewsHost: AnyObject {
  var sourceEnvironment: EnvironmentValues { get }
  func loopIdentity(of item: _Node) -> AnyHashable?
  func register(_ node: SubviewNode)
}

/// The node that creates the nodes of a source once, and shows each of its items at its position in the content.
final class SubviewsNode<Source: View, Content: View>: ClosureNode<_SubviewsReader<Source, Content>, Content>,
  SubviewsHost
{
  private var source: SubviewsSource!
  private var sourceChild: _ViewNode<Source>!
  private var places: [WeakPlace] = []

  private struct WeakPlace { weak var node: SubviewNode? }

  override init(_ view: _SubviewsReader<Source, Content>, _ context: _NodeContext) {
    super.init(view, context)
    source = SubviewsSource(childContext)
    source.keepsGaps = view.keepsGaps
    if view.keepsGaps { enclosingLazyContainer?.hasSubviewRows = true }
    source.onStructure = { [unowned self] in markDirty() }
    source.forEachPlace = { [unowned self] visit in for place in places { if let node = place.node { visit(node) } } }
    sourceChild = Source._makeNode(view.source, source.childContext)
    source.child = sourceChild
    buildContent()
  }

  override func makeContent() -> Content {
    var items: [_Node] = []
    sourceChild.collectItems(into: &items)
    return view.content(SubviewsCollection(elements: items.map { Subview(item: $0, host: self) }))
  }

  override func update(_ new: _SubviewsReader<Source, Content>) {
    sourceChild.update(new.source)
    super.update(new)
    reapply()
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    source.environmentDidChange(new, changed: changed)
    super.environmentDidChange(new, changed: changed)
    reapply()
  }

  /// Updates the row visibility of the views in their own place, after the places where they are shown.
  override func rowVisibilityDidChange() {
    super.rowVisibilityDidChange()
    source.rowVisibilityDidChange()
  }

  override func teardown() {
    super.teardown()
    source.teardown()
  }

  // MARK: Positions

  var sourceEnvironment: EnvironmentValues { environment }

  func register(_ node: SubviewNode) {
    places.removeAll { $0.node == nil }
    places.append(WeakPlace(node: node))
  }

  private func reapply() { for place in places { place.node?.applyEnvironment() } }

  func loopIdentity(of item: _Node) -> AnyHashable? {
    var node = item
    // The wrapper of a modifier on a group has the loop above its content, not above itself.
    while let distributor = node.parent as? any ItemDistributor, let content = node.layoutTarget,
      distributor.wrappers.contains(where: { $0 === node })
    {
      node = content
    }
    while let parent = node.parent, parent !== source {
      if let loop = parent as? any IdentifyingNode, let id = loop.identity(of: node) { return id }
      node = parent
    }
    return nil
  }
}

/// The node between the source's views and the host. Changes inside it affect the positions where the views are
/// shown.
final class SubviewsSource: _Node {
  var child: _Node?
  var onStructure: () -> Void = {}
  var keepsGaps = false

  override var defersRows: Bool? { keepsGaps ? nil : false }
  override var separatesRows: Bool { true }
  var forEachPlace: ((SubviewNode) -> Void) -> Void = { _ in }

  override func forEachChild(_ visit: (_Node) -> Void) { if let child { visit(child) } }
  override func structureDidChange() { onStructure() }
  override func didInvalidateLayout() { forEachPlace { $0.place.invalidateLayout() } }

  override func invalidateDistributedLayers() -> Bool {
    forEachPlace { $0.place.invalidateLayers() }
    return true
  }
}

/// The position at which a subview is shown.
final class SubviewNode: _StoredViewNode<Subview> {
  private(set) var place: SubviewPlace!

  override init(_ view: Subview, _ context: _NodeContext) {
    super.init(view, context)
    place = SubviewPlace(childContext, content: view.item)
    view.host.register(self)
    applyEnvironment()
  }

  override func update(_ view: Subview) {
    let isSame = view.item === self.view.item
    self.view = view
    guard !isSame else { return }
    place.content = view.item
    applyEnvironment()
    invalidateLayout()
    place.invalidateLayers()
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    place.environment = new
    applyEnvironment()
  }

  /// Applies the environment of this position to the view shown in it, unless the view's own environment differs.
  func applyEnvironment() {
    let item = view.item
    guard item.isAttached, let parent = item.parent else { return }
    let base = view.host.sourceEnvironment
    let own = parent.environment
    let here = EnvironmentValues.changedKeys(from: base, to: environment)
    let overridden = EnvironmentValues.changedKeys(from: base, to: own)
    let wanted = own.taking(here.subtracting(overridden), from: environment)
    let changed = EnvironmentValues.changedKeys(from: item.environment, to: wanted)
    if !changed.isEmpty { item.environmentDidChange(wanted, changed: changed) }
  }

  override func teardown() { isAttached = false }
  override var onlyChild: _Node? { place }
}

/// The item that lays out and draws a view of another part of the tree.
final class SubviewPlace: ItemNode {
  var content: _Node

  init(_ context: _NodeContext, content: _Node) {
    self.content = content
    super.init(context)
  }

  /// The view shown here is a row where it comes from.
  override func rowVisibilityDidChange() {
    let row = innermostContent.rowRoot(in: nil)
    row.rowState = isCovered ? .prepared : .shown
    row.rowVisibilityDidChange()
  }

  override var typeName: String { "Subview" }
  override var layoutTarget: _Node? { content.isAttached ? content : nil }
  override func forEachChild(_ visit: (_Node) -> Void) { if content.isAttached { visit(content) } }

  override func collectLayerNodes(into nodes: inout [ItemNode]) {
    if content.isAttached { content.collectLayerNodes(into: &nodes) }
  }

  override func placeContents(sizeChanged: Bool) {
    if content.isAttached { content.place(at: origin, proposal: proposal) }
  }
}
