import Foundation
import Geometry
import LayoutEngine

/// A modifier with its own frame around each view to which it is applied: layouts, effects, backgrounds.
public protocol _ItemModifier: _PrimitiveModifier {
  static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self>
}

nonisolated extension _ItemModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    if V._unarity.isOne(in: context) { return UnaryModifierNode(view, context) }
    return DistributedModifierNode(view, context)
  }
}

/// The node of a modifier around one item. By default it neither changes the layout nor draws.
open class ItemModifierNode<M>: ItemNode {
  package private(set) var modifier: M
  package private(set) var content: _Node!

  package init(_ modifier: M, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  open func setContent(_ node: _Node) { content = node }

  package final func update(_ new: M) {
    let old = modifier
    modifier = new
    modifierDidChange(from: old)
  }

  open func modifierDidChange(from old: M) {}

  override open var typeName: String { TypeNames.name(of: M.self) }
  override open var onlyChild: _Node? { content }

  override open func placeContents(sizeChanged: Bool) { content.place(at: origin, proposal: proposal) }
}

/// The common case: the content is always a single view.
final class UnaryModifierNode<V: View, M: _ItemModifier>: _ViewNode<ModifiedContent<V, M>> {
  override var requiresEagerLayout: Bool { false }

  private var item: ItemModifierNode<M>!
  private var child: _ViewNode<V>!

  init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
    super.init(context)
    item = M.makeItem(view.modifier, childContext)
    child = V._makeNode(view.content, item.childContext)
    item.setContent(child)
  }

  override package func update(_ new: ModifiedContent<V, M>) {
    item.update(new.modifier)
    child.update(new.content)
  }

  override package var onlyChild: _Node? { item }
}

/// A modifier of a group, which applies to each of the group's views.
final class DistributedModifierNode<V: View, M: _ItemModifier>: _StoredViewNode<ModifiedContent<V, M>>, ItemDistributor
{
  override var requiresEagerLayout: Bool { false }

  package var wrappers: [ItemNode] { items }
  package var distributed: _Node? { child }
  override package var separatesRows: Bool {
    refresh()
    return items.count != 1
  }
  private var child: _ViewNode<V>!
  private var items: [ItemModifierNode<M>] = []
  private var isStale = true

  override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
    super.init(view, context)
    child = V._makeNode(view.content, childContext)
  }

  override package func update(_ new: ModifiedContent<V, M>) {
    view = new
    for item in items { item.update(new.modifier) }
    child.update(new.content)
  }

  private func refresh() {
    guard isStale else { return }
    isStale = false
    var contents: [_Node] = []
    child.collectItems(into: &contents)
    var old: [ObjectIdentifier: ItemModifierNode<M>] = [:]
    let earlier = items
    for item in earlier { old[ObjectIdentifier(item.content)] = item }
    items = contents.map { content in
      if let kept = old.removeValue(forKey: ObjectIdentifier(content)) { return kept }
      let made = M.makeItem(view.modifier, childContext)
      made.setContent(content)
      return made
    }
    for gone in earlier where old[ObjectIdentifier(gone.content)] === gone { gone.teardownWrapper() }
  }

  override package func structureDidChange() {
    isStale = true
    super.structureDidChange()
  }

  override package func collectItems(into items: inout [_Node]) {
    refresh()
    for item in self.items { items.append(item) }
  }

  override package func collectLayerNodes(into nodes: inout [ItemNode]) {
    refresh()
    for item in items where item.rowState != .asleep { item.collectLayerNodes(into: &nodes) }
  }

  override package func forEachChild(_ visit: (_Node) -> Void) {
    refresh()
    if items.isEmpty { visit(child) } else { for item in items { visit(item) } }
  }

  override package var layoutTarget: _Node? {
    refresh()
    return items.first
  }

  /// A wrapper is removed with the transition of the view that it wraps.
  override package func collectTransitionParts(into parts: inout [_TransitionPart]) {
    refresh()
    for item in items { parts.append(_TransitionPart(item, participant(of: item.content))) }
  }

  private func participant(of content: _Node) -> (any TransitionParticipant)? {
    var next: _Node? = content
    while let node = next, node !== self {
      if let found = node as? any TransitionParticipant { return found }
      next = node.parent
    }
    return content.transitionParticipant
  }

  override package func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    for item in items { item.wrapperEnvironmentDidChange(new, changed: changed) }
    child.environmentDidChange(new, changed: changed)
  }

  override package func didInvalidateLayout() {
    for item in items { item.markInvalid() }
  }

  /// The wrappers all have the same modifier.
  override package func hides(_ node: _Node) -> Bool { items.first?.hides(node) ?? false }

  override package func invalidateDistributedLayers() -> Bool {
    refresh()
    var owns = false
    for item in items where item.ownsLayer {
      graph.enqueueLayers(item)
      owns = true
    }
    return owns
  }

  override package func teardown() {
    isAttached = false
    for item in items { item.teardownWrapper() }
    child.teardown()
  }
}

extension ItemModifierNode {
  /// Tears down the wrapper, but not its content.
  func teardownWrapper() {
    isAttached = false
    let kept = content
    content = nil
    teardown()
    content = kept
  }

  func wrapperEnvironmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    let kept = content
    content = nil
    environmentDidChange(new, changed: changed)
    content = kept
  }

  func markInvalid() {
    invalidationEpoch = graph.layoutEpoch
    didInvalidateLayout()
  }
}

/// A node that wraps each item below it in another item, which is not their parent.
package protocol ItemDistributor: _Node {
  var wrappers: [ItemNode] { get }
  /// The source of the items, if nodes between them and the distributor are not children of the distributor.
  var distributed: _Node? { get }
}

extension ItemDistributor {
  package var distributed: _Node? { nil }
}
