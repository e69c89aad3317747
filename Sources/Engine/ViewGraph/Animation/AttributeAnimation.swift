import Foundation
import Motion

/// What is animating on one attribute of a node: nothing most of the time.
package struct AttributeAnimation<Data: VectorArithmetic> {
  private final class Running {
    var animator: Animator<Data>
    /// Completions that count this attribute, the newest last.
    var tokens: [AnimationCompletionToken] = []

    init(_ animator: Animator<Data>) { self.animator = animator }
  }

  private var running: Running?

  package init() {}

  package var isRunning: Bool { running != nil }

  /// The model value moved by `delta` in the node's current update. True: an animation has just started.
  package mutating func modelChanged(by delta: Data, node: _Node) -> Bool {
    let transaction = node.transaction
    guard let animation = transaction.animation else { return false }
    let graph = node.graph
    let started: Bool
    if let running {
      running.animator.retarget(animation, delta: delta, at: graph.time)
      // Later animations do not delay an earlier logical completion: they took over what it was waiting for.
      let superseded = running.tokens.filter { $0.criteria == .logicallyComplete }
      running.tokens.removeAll { $0.criteria == .logicallyComplete }
      for token in superseded { graph.completions.append(token, at: running.animator.supersededLogicalEnd ?? graph.time) }
      started = false
    } else {
      running = Running(
        Animator(animation, interval: delta, at: graph.time, environment: node.environment.withoutNotes))
      started = true
    }
    for token in transaction.completions {
      token.animationDidStart()
      running!.tokens.append(token)
    }
    graph.animationsStarted += 1
    return started
  }

  /// The offset to add to the model value now; nil when nothing moves any more.
  package mutating func offset(at time: Double, graph: ViewGraph) -> Data? {
    guard let running else { return nil }
    let sample = running.animator.sample(at: time)
    if !running.tokens.isEmpty, running.animator.isLogicallyComplete {
      release(graph) { $0.criteria == .logicallyComplete }
    }
    guard let sample else {
      cancel(graph)
      return nil
    }
    return sample
  }

  /// The attribute goes away, or its animation ended.
  package mutating func cancel(_ graph: ViewGraph) {
    release(graph) { _ in true }
    running = nil
  }

  private func release(_ graph: ViewGraph, where matches: (AnimationCompletionToken) -> Bool) {
    guard let running else { return }
    let ended = running.tokens.filter(matches)
    running.tokens.removeAll(where: matches)
    for token in ended { token.animationDidEnd(graph) }
  }

  package var animator: Animator<Data>? { running?.animator }
}

/// One animatable value of a node: the model, and what is shown.
package struct AnimatedValue<Value: Animatable> {
  package private(set) var model: Value
  package private(set) var presented: Value
  package var animation = AttributeAnimation<Value.AnimatableData>()

  package init(_ value: Value) {
    model = value
    presented = value
  }

  /// True: an animation has just started, the node must tick.
  package mutating func set(_ new: Value, node: _Node) -> Bool {
    let delta = new.animatableData - model.animatableData
    model = new
    guard delta != .zero else {
      present(animation.isRunning ? animation.offset(at: node.graph.time, graph: node.graph) : nil)
      return false
    }
    let started = animation.modelChanged(by: delta, node: node)
    present(animation.offset(at: node.graph.time, graph: node.graph))
    return started
  }

  /// True: still moving.
  package mutating func tick(at time: Double, graph: ViewGraph) -> Bool {
    let offset = animation.offset(at: time, graph: graph)
    present(offset)
    return offset != nil
  }

  private mutating func present(_ offset: Value.AnimatableData?) {
    presented = model
    if let offset { presented.animatableData = model.animatableData + offset }
  }
}
