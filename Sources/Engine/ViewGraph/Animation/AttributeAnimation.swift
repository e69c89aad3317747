import Foundation
import Motion

/// What is animating on one attribute of a node: nothing most of the time.
package struct AttributeAnimation<Data: VectorArithmetic> {
  private final class Running {
    var animator: Animator<Data>
    /// Completions that wait for an animation to be logically complete, by the number given to the animator.
    var logical: [Int: [AnimationCompletionToken]] = [:]
    /// Completions that wait until nothing animates this attribute any more.
    var removed: [AnimationCompletionToken] = []
    private var lastNumber = 0

    init(_ animator: Animator<Data>) { self.animator = animator }

    /// Counts the transaction's completions; the number to give to the animator, if one waits for it.
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
  /// Only while changes are tracked.
  private var tracker: VelocityTracker<Data>?

  package init() {}

  package var isRunning: Bool { running != nil }
  /// Nothing runs, and no velocity is kept for what may run next.
  var isAtRest: Bool { running == nil && tracker == nil }

  /// The model value moved by `delta` in the node's current update. True: an animation has just started.
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

  /// A change without animation: a finger's, if its transaction says so; any other is a jump.
  private mutating func track(_ delta: Data, _ transaction: Transaction, at time: Double) {
    guard transaction.tracksVelocity || transaction.isContinuous else {
      tracker = nil
      return
    }
    if tracker == nil { tracker = VelocityTracker() }
    tracker?.changed(by: delta, at: time)
  }

  /// The offset to add to the model value now; nil when nothing moves any more.
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

  /// The attribute goes away, or its animation ended.
  package mutating func cancel(_ graph: ViewGraph) {
    guard let ended = running else { return }
    running = nil
    for number in ended.logical.keys.sorted() { for token in ended.logical[number]! { token.animationDidEnd(graph) } }
    for token in ended.removed { token.animationDidEnd(graph) }
  }

  package var animator: Animator<Data>? { running?.animator }

  /// The motion, where it is a single one from rest whose end nobody has to be told of before `limit`, and its way.
  var single: (motion: SingleMotion, way: Data)? {
    guard let running, let alone = running.animator.alone else { return nil }
    var limit = alone.end
    if !running.logical.isEmpty { limit = min(limit, alone.logicalEnd) }
    return (SingleMotion(timing: alone.timing, begin: alone.begin, limit: limit - 1e-6), alone.delta)
  }
}
