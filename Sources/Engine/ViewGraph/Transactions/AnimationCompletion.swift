import Foundation
import Motion

/// A counter of the animations that one `withAnimation` call has created. It runs its action once when none is left.
///
/// Changes are queued from any thread; animations start and end on the graph's.
package final class AnimationCompletionToken: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  /// Guards everything below.
  private let lock = NSLock()
  private var action: (() -> Void)?
  private var running = 0
  private var pendingUpdates = 0
  /// The closure that changes state has not ended yet.
  private var isOpen: Bool

  /// - Parameter isOpen: Whether `bodyDidEnd()` will be called. Default `false`.
  init(criteria: AnimationCompletionCriteria, isOpen: Bool = false, action: @escaping () -> Void) {
    self.criteria = criteria
    self.isOpen = isOpen
    self.action = action
  }

  /// The closure that changes state has ended; when nothing is left of what it queued, the completion runs in the next
  /// turn.
  func bodyDidEnd() {
    guard let action = takeAction(after: { isOpen = false }) else { return }
    ViewGraph.scheduleWithoutGraph(action)
  }

  func updateWasQueued() { lock.withLock { pendingUpdates += 1 } }

  /// Handles the end of an update with this transaction, when its animators have been counted.
  func updateDidEnd(_ graph: ViewGraph) {
    if let action = takeAction(after: { pendingUpdates -= 1 }) { graph.enqueueAction(action) }
  }

  func animationDidStart(_ graph: ViewGraph) {
    lock.withLock { running += 1 }
    graph.waitingCompletions += 1
  }

  func animationDidEnd(_ graph: ViewGraph) {
    graph.waitingCompletions -= 1
    if let action = takeAction(after: { running -= 1 }) { graph.enqueueAction(action) }
  }

  /// The action, when it is due after `change`; handed out once.
  private func takeAction(after change: () -> Void) -> (() -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    change()
    guard !isOpen, pendingUpdates == 0, running == 0 else { return nil }
    defer { action = nil }
    return action
  }
}
