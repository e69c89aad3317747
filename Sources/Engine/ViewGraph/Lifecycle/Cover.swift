import Foundation

/// Hides its content without ending it: what is inside keeps its state, is told that it disappears, and its endless
/// animations ask for no frames until they are seen again, in phase.
package struct _CoverModifier: _ItemModifier {
  let isCovered: Bool
  /// Seconds for which the content stays visible when it is covered with an animation.
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
  package private(set) var isCovered: Bool
  private var pausedNodes: [ItemNode] = []
  private var pausedTickers: [any FrameTicking] = []

  override init(_ modifier: _CoverModifier, _ context: _NodeContext) {
    isCovered = modifier.isCovered
    super.init(modifier, context)
    if isCovered { graph.coverCount += 1 }
  }

  /// Presses pass by from the moment it begins to be covered.
  override package func forEachHitChild(_ visit: (_Node) -> Void) {
    if !modifier.isCovered { forEachChild(visit) }
  }

  override package func modifierDidChange(from old: _CoverModifier) {
    guard old.isCovered != modifier.isCovered else { return }
    graph.wakes.cancel(self)
    if !modifier.isCovered {
      set(false)
    } else if modifier.delay > 0, transaction.animation != nil {
      graph.wakes.schedule(self, at: graph.time + modifier.delay) { [weak self] in self?.set(true) }
    } else {
      set(true)
    }
  }

  private func set(_ covered: Bool) {
    guard covered != isCovered else { return }
    isCovered = covered
    graph.coverCount += covered ? 1 : -1
    invalidateLayers()
    // What is hidden is paused at its next tick.
    if covered { graph.sampler.release { $0.cover != nil } }
    if !covered {
      for node in pausedNodes where node.isAttached { graph.startTicking(node) }
      for ticker in pausedTickers { graph.startTicking(ticker) }
      pausedNodes = []
      pausedTickers = []
    }
    graph.visibility.coverDidChange()
  }

  func pause(_ node: ItemNode) { pausedNodes.append(node) }
  func pause(_ ticker: any FrameTicking) { pausedTickers.append(ticker) }

  override package func collectLayerNodes(into nodes: inout [ItemNode]) {
    if !isCovered { super.collectLayerNodes(into: &nodes) }
  }

  override package func teardown() {
    super.teardown()
    graph.wakes.cancel(self)
    if isCovered { graph.coverCount -= 1 }
    isCovered = false
  }
}

extension _Node {
  /// The innermost node that hides this one.
  package var cover: CoverNode? {
    var next: _Node? = self
    while let node = next {
      if let cover = node as? CoverNode, cover.isCovered { return cover }
      next = node.parent
    }
    return nil
  }
}

/// Something that happens when a view is seen, or is not any more.
package protocol VisibilityWatcher: AnyObject {
  func visibilityDidChange(_ isVisible: Bool, in graph: ViewGraph)
}

/// Who is told when views are covered and uncovered, in the order in which they were made.
package final class VisibilityRegistry {
  private final class Entry {
    unowned(unsafe) let node: _Node
    unowned(unsafe) let watcher: any VisibilityWatcher
    let number: Int
    var isVisible: Bool

    init(_ node: _Node, _ watcher: any VisibilityWatcher, _ number: Int, isVisible: Bool) {
      (self.node, self.watcher, self.number, self.isVisible) = (node, watcher, number, isVisible)
    }
  }

  private unowned(unsafe) let graph: ViewGraph
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0

  init(_ graph: ViewGraph) { self.graph = graph }

  /// True: the view is seen now.
  package func add(_ watcher: any VisibilityWatcher, _ node: _Node) -> Bool {
    count += 1
    let isVisible = graph.coverCount == 0 || node.cover == nil
    entries[ObjectIdentifier(watcher)] = Entry(node, watcher, count, isVisible: isVisible)
    return isVisible
  }

  /// True: the view was seen until now.
  package func remove(_ watcher: any VisibilityWatcher) -> Bool {
    entries.removeValue(forKey: ObjectIdentifier(watcher))?.isVisible ?? false
  }

  func coverDidChange() {
    for entry in entries.values.sorted(by: { $0.number < $1.number }) {
      let isVisible = entry.node.cover == nil
      guard isVisible != entry.isVisible else { continue }
      entry.isVisible = isVisible
      entry.watcher.visibilityDidChange(isVisible, in: graph)
    }
  }
}
