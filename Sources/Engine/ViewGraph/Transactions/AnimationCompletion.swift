import Foundation
import Motion

/// Counts the animations that one `withAnimation` created; runs its action once when none is left.
package final class AnimationCompletionToken {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  private var pendingUpdates = 0
  private var isOpen = true

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// The closure that changes state has ended; when it queued nothing, the completion runs in the next turn.
  func bodyDidEnd() {
    isOpen = false
    guard pendingUpdates == 0, running == 0, let action else { return }
    self.action = nil
    ViewGraph.scheduleWithoutGraph(action)
  }

  func updateWasQueued() {
    pendingUpdates += 1
    isOpen = false
  }

  /// An update of this transaction was applied; its animators are counted by now.
  func updateDidEnd(_ graph: ViewGraph) {
    pendingUpdates -= 1
    fireIfDone(graph)
  }

  func animationDidStart(_ graph: ViewGraph) {
    running += 1
    graph.waitingCompletions += 1
  }

  func animationDidEnd(_ graph: ViewGraph) {
    running -= 1
    graph.waitingCompletions -= 1
    fireIfDone(graph)
  }

  private func fireIfDone(_ graph: ViewGraph) {
    guard pendingUpdates == 0, running == 0, let action else { return }
    self.action = nil
    graph.enqueueAction(action)
  }
}
