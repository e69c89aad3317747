import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A container that shows one of its views. Pages that have been shown keep their state.
nonisolated public struct _TabContentContainer<Content: View>: _PrimitiveView {
  let selected: AnyHashable?
  let isPaged: Bool
  let model: TabBarModel
  let content: Content

  public static func _makeNode(_ view: _TabContentContainer, _ context: _NodeContext) -> _ViewNode<_TabContentContainer>
  {
    TabContentContainerNode(view, context)
  }
}

final class TabContentContainerNode<Content: View>: _StoredViewNode<_TabContentContainer<Content>> {
  private var item: TabContentContainerItem!
  private var child: _ViewNode<Content>!

  override init(_ view: _TabContentContainer<Content>, _ context: _NodeContext) {
    super.init(view, context)
    item = TabContentContainerItem(childContext, model: view.model)
    // No page is shown until the selection is known.
    child = Content._makeNode(view.content, item.childContext)
    item.content = child
    item.show(view.selected, isPaged: view.isPaged, animated: false)
    graph.visibility.coverDidChange()
  }

  override func update(_ view: _TabContentContainer<Content>) {
    self.view = view
    child.update(view.content)
    item.show(view.selected, isPaged: view.isPaged, animated: true)
  }

  override var onlyChild: _Node? { item }
}

/// The item of the container. It proposes its size to the selected page; pages in a row scroll.
final class TabContentContainerItem: ItemNode, StackAxisProvider {
  var content: _Node!
  private let model: TabBarModel
  private var selected: AnyHashable?
  private var isPaged = false
  private var items: [_Node] = []
  private var itemsAreStale = true
  private var position = AnimatedValue(0.0)

  init(_ context: _NodeContext, model: TabBarModel) {
    self.model = model
    super.init(context)
    makeLayer()
    graph.occluderCount += 1
  }

  var containerAxis: Axis? { nil }
  override var typeName: String { "TabContentContainer" }
  override func forEachChild(_ visit: (_Node) -> Void) { if let content { visit(content) } }
  override var layoutTarget: _Node? { nil }
  override func structureDidChange() { itemsAreStale = true }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  private func refresh() {
    guard itemsAreStale else { return }
    itemsAreStale = false
    items = []
    content.collectItems(into: &items)
  }

  private func tag(_ index: Int) -> AnyHashable {
    (items[index].trait(TagTrait.key) as? AnyHashable) ?? AnyHashable(index)
  }

  private var index: Int {
    guard let selected else { return 0 }
    return items.indices.first { tag($0) == selected } ?? 0
  }

  func show(_ selected: AnyHashable?, isPaged: Bool, animated: Bool) {
    self.selected = selected
    self.isPaged = isPaged
    refresh()
    let target = Double(index)
    if position.model != target {
      if !animated || !isPaged {
        position = AnimatedValue(target)
      } else if position.set(target, node: self) {
        startTicking()
      }
      invalidateLayers()
      graph.enqueueLayers(self)
      invalidatePlacement()
      graph.visibility.coverDidChange()
      graph.preferencesDidChange()
    }
    report()
  }

  /// Reports the properties of the pages to the tab bar.
  private func report() {
    let tabs = items.map { item in
      TabInfo(
        tag: item.trait(TagTrait.key) as? AnyHashable, item: item.trait(TabTrait.item) as? AnyView,
        badge: item.trait(TabTrait.badge) as? Text, role: item.trait(TabTrait.role) as? TabRole)
    }
    guard tabs != model.tabs else { return }
    let model = model
    graph.enqueueAction { model.set(tabs) }
  }

  // MARK: Visibility

  /// The pages that are wholly or partly visible.
  private var visible: ClosedRange<Int> {
    let now = position.presented
    let last = max(items.count - 1, 0)
    let low = min(max(Int(now.rounded(.down)), 0), last)
    return low...min(max(Int(now.rounded(.up)), low), last)
  }

  override func hides(_ node: _Node) -> Bool {
    guard content != nil else { return true }
    refresh()
    guard items.count > 1 else { return false }
    let shown = items[index]
    // Modifiers around a page belong to it.
    var around: _Node? = shown
    while let next = around, next !== self {
      if next === node { return false }
      around = next.parent
    }
    var isInside = false
    node.forEachEnclosingItem(includingSelf: true) { item in
      if item === shown { isInside = true }
      return item !== self && !isInside
    }
    return !isInside
  }

  override func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    refresh()
    return items.indices.contains(index) ? items[index].preferenceValue(key) : nil
  }

  override func forEachHitChild(_ visit: (_Node) -> Void) {
    refresh()
    if items.indices.contains(index) { visit(items[index]) }
  }

  override func collectChildLayerNodes(into nodes: inout [ItemNode]) {
    refresh()
    guard !items.isEmpty else { return }
    for place in visible { items[place].collectLayerNodes(into: &nodes) }
  }

  override func placeContents(sizeChanged: Bool) {
    refresh()
    report()
    let proposal = ProposedViewSize(size)
    let mirror: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    for (place, item) in items.enumerated() {
      let fitted = item.sizeThatFits(proposal)
      let shift = isPaged ? CGFloat(Double(place) - position.presented) * size.width * mirror : 0
      let x = origin.x + (size.width - fitted.width) / 2 + shift
      item.place(at: CGPoint(x: x, y: origin.y + (size.height - fitted.height) / 2), proposal: proposal)
    }
  }

  override func tickAttributes(at time: Double) -> Bool {
    guard position.isMoving else { return false }
    let before = visible
    let moving = position.tick(at: time, graph: graph)
    if before != visible || !moving { graph.enqueueLayers(self) }
    graph.suppressesAnimations = true
    placeContentsAgain()
    graph.suppressesAnimations = false
    return moving
  }

  override func teardown() {
    super.teardown()
    position.cancel(graph)
    graph.occluderCount -= 1
  }
}
