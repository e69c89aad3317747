import Foundation

/// A modifier that hides its content without removing it. The content keeps its state, is notified of its
/// disappearance, and its endless animations need no frames until it is visible again, in phase.
package struct _CoverModifier: _ItemModifier {
  let isCovered: Bool
  /// The time in seconds for which the content stays visible when it is covered with an animation.
  let delay: Double

  nonisolated package init(isCovered: Bool, delay: Double = 0) {
    self.isCovered = isCovered
    self.delay = delay
  }

  nonisolated package static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    CoverNode(modifier, context)
  }
}

package final class CoverNode: ItemModifierNode<_CoverModifier> {
  private var isCoveredNow: Bool

  override init(_ modifier: _CoverModifier, _ context: _NodeContext) {
    isCoveredNow = modifier.isCovered
    super.init(modifier, context)
    if isCoveredNow { graph.occluderCount += 1 }
  }

  override package func hides(_ node: _Node) -> Bool { isCoveredNow }

  /// Presses ignore the content as soon as it starts to be covered.
  override package func forEachHitChild(_ visit: (_Node) -> Void) {
    if !modifier.isCovered { forEachChild(visit) }
  }

  override package func modifierDidChange(from old: _CoverModifier) {
    guard old.isCovered != modifier.isCovered else { return }
    graph.wakes.cancel(self)
    if !modifier.isCovered {
      set(false)
    } else if modifier.delay > 0, transaction.animation != nil {
      let time = graph.time + modifier.delay
      graph.wakes.schedule(self, at: time, runsWhileCovered: true) { [weak self] in self?.set(true) }
    } else {
      set(true)
    }
  }

  private func set(_ covered: Bool) {
    guard covered != isCoveredNow else { return }
    isCoveredNow = covered
    graph.occluderCount += covered ? 1 : -1
    invalidateLayers()
    // Hidden animations pause at their next tick.
    if covered { graph.sampler.release { $0.isCovered } }
    graph.visibility.coverDidChange()
  }

  override package func collectLayerNodes(into nodes: inout [ItemNode]) {
    if !isCoveredNow { super.collectLayerNodes(into: &nodes) }
  }

  override package func teardown() {
    super.teardown()
    graph.wakes.cancel(self)
    if isCoveredNow { graph.occluderCount -= 1 }
    isCoveredNow = false
  }
}

extension _Node {
  /// A Boolean value that indicates whether an ancestor hides this node.
  package var isCovered: Bool {
    if rowState != .shown { return true }
    var next = parent
    while let node = next {
      if node.rowState != .shown || node.hides(self) { return true }
      next = node.parent
    }
    return false
  }
}

/// A watcher that acts when a view becomes visible or invisible.
package protocol VisibilityWatcher: AnyObject {
  func visibilityDidChange(_ isVisible: Bool, in graph: ViewGraph)
}

/// The watchers that are notified when views are covered and uncovered, in the order of their creation.
package final class VisibilityRegistry {
  private final class Entry {
    unowned(unsafe) let node: _Node
    unowned(unsafe) let watcher: any VisibilityWatcher
    var isVisible: Bool

    init(_ node: _Node, _ watcher: any VisibilityWatcher, isVisible: Bool) {
      (self.node, self.watcher, self.isVisible) = (node, watcher, isVisible)
    }
  }

  private unowned(unsafe) let graph: ViewGraph
  private var entries = OrderedRegistry<Entry>()

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Adds a watcher. Returns true if the view is visible.
  package func add(_ watcher: any VisibilityWatcher, _ node: _Node) -> Bool {
    let isVisible = !graph.lazyRows.makesHiddenRows && (graph.occluderCount == 0 || !node.isCovered)
    entries[ObjectIdentifier(watcher)] = Entry(node, watcher, isVisible: isVisible)
    return isVisible
  }

  /// Removes a watcher. Returns true if the view was visible.
  package func remove(_ watcher: any VisibilityWatcher) -> Bool {
    defer { entries[ObjectIdentifier(watcher)] = nil }
    return entries[ObjectIdentifier(watcher)]?.isVisible ?? false
  }

  /// The row that one watcher is in came into sight, or went out of it.
  package func update(_ watcher: any VisibilityWatcher) {
    guard let entry = entries[ObjectIdentifier(watcher)] else { return }
    let isVisible = !entry.node.isCovered
    guard isVisible != entry.isVisible else { return }
    entry.isVisible = isVisible
    watcher.visibilityDidChange(isVisible, in: graph)
  }

  /// Updates the watchers after a change of visibility. Paused animations continue, and pause again if they are still
  /// hidden.
  package func coverDidChange() {
    graph.resumePaused()
    for entry in entries.elements {
      let isVisible = !entry.node.isCovered
      guard isVisible != entry.isVisible else { continue }
      entry.isVisible = isVisible
      entry.watcher.visibilityDidChange(isVisible, in: graph)
    }
  }
}
