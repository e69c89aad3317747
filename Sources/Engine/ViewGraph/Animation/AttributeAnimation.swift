import Foundation
import Motion

/// The running animations of one attribute of a node, usually none.
package struct AttributeAnimation<Data: VectorArithmetic> {
  private final class Running {
    var animator: Animator<Data>
    /// The completions that wait for an animation to be logically complete, by the number passed to the animator.
    var logical: [Int: [AnimationCompletionToken]] = [:]
    /// The completions that wait until the attribute no longer animates.
    var removed: [AnimationCompletionToken] = []
    private var lastNumber = 0

    init(_ animator: Animator<Data>) { self.animator = animator }

    /// Registers the completions of a transaction, and returns the number to pass to the animator if one waits for it.
    func count(_ tokens: [AnimationCompletionToken], _ graph: ViewGraph) {
      var waiting: [AnimationCompletionToken] = []
      for token in tokens {
        token.animationDidStart(graph)
        if token.criteria == .logicallyComplete { waiting.append(token) } else { removed.append(token) }
      }
      if !waiting.isEmpty { logical[lastNumber] = waiting }
    }

    func nextNumber(for tokens: [AnimationCompletionToken]) -> Int? {
      guard tokens.contains(where: { $0.criteria == .logicallyComplete }) else { return nil }
      lastNumber += 1
      return lastNumber
    }
  }

  private var running: Running?
  /// The tracker, only while changes are tracked.
  private var tracker: VelocityTracker<Data>?

  package init() {}

  package var isRunning: Bool { running != nil }
  /// A Boolean value that indicates whether no animation runs and no velocity is kept for the next one.
  var isAtRest: Bool { running == nil && tracker == nil }

  /// Handles a change of the model value by `delta` in the node's current update. Returns true if an animation has
  /// started.
  package mutating func modelChanged(by delta: Data, node: _Node) -> Bool {
    let transaction = node.transaction
    let graph = node.graph
    guard let animation = transaction.animation, !graph.suppressesAnimations else {
      track(delta, transaction, at: graph.time)
      return false
    }
    graph.animationsStarted += 1
    let velocity = tracker?.velocity(at: graph.time) ?? .zero
    tracker = nil
    let tokens = transaction.completions
    if let running {
      let number = running.nextNumber(for: tokens)
      running.animator.retarget(animation, delta: delta, velocity: velocity, at: graph.time, completion: number)
      running.count(tokens, graph)
      return false
    }
    let needsNumber = tokens.contains { $0.criteria == .logicallyComplete }
    let made = Running(
      Animator(
        animation, interval: delta, velocity: velocity, at: graph.time, environment: node.environment.withoutNotes,
        completion: needsNumber ? 0 : nil))
    made.count(tokens, graph)
    running = made
    return true
  }

  /// Handles a change without animation: a continuous one if the transaction tracks velocity, or else a jump.
  private mutating func track(_ delta: Data, _ transaction: Transaction, at time: Double) {
    guard transaction.tracksVelocity || transaction.isContinuous else {
      tracker = nil
      return
    }
    if tracker == nil { tracker = VelocityTracker() }
    tracker?.changed(by: delta, at: time)
  }

  /// Returns the offset to add to the current model value, or `nil` if no animation runs.
  package mutating func offset(at time: Double, graph: ViewGraph) -> Data? {
    guard let running else { return nil }
    let sample = running.animator.sample(at: time)
    if !running.logical.isEmpty {
      for number in running.animator.takeCompleted() {
        guard let tokens = running.logical.removeValue(forKey: number) else { continue }
        for token in tokens { token.animationDidEnd(graph) }
      }
    }
    guard let sample else {
      cancel(graph)
      return nil
    }
    return sample
  }

  /// Cancels the animation, because the attribute is removed or its animation has ended.
  package mutating func cancel(_ graph: ViewGraph) {
    guard let ended = running else { return }
    running = nil
    for number in ended.logical.keys.sorted() { for token in ended.logical[number]! { token.animationDidEnd(graph) } }
    for token in ended.removed { token.animationDidEnd(graph) }
  }

  package var animator: Animator<Data>? { running?.animator }

  /// The motion with its displacement, if it is a single one that starts from rest and whose end needs no notification
  /// before `limit`.
  var single: (motion: SingleMotion, displacement: Data)? {
    guard let running, let alone = running.animator.alone else { return nil }
    var limit = alone.end
    if !running.logical.isEmpty { limit = min(limit, alone.logicalEnd) }
    return (SingleMotion(timing: alone.timing, begin: alone.begin, limit: limit - 1e-6), alone.delta)
  }
}
