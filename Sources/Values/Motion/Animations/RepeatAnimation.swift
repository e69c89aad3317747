import Foundation

/// An animation that repeats another animation.
///
/// Iteration n starts at exactly n times the length of one iteration, whatever the times of the frames, so that there
/// is no drift. At a boundary, the new iteration is shown. A finite repetition shows the end of its last iteration
/// and then finishes.
struct RepeatAnimation: BuiltInAnimation, CustomStringConvertible {
  var base: Animation
  /// The number of iterations. `Int.max` repeats without end.
  var count: Int
  var autoreverses: Bool

  var description: String {
    "RepeatAnimation(base: \(base), repeatCount: \(count == .max ? "forever" : "\(count)"), autoreverses: \(autoreverses))"
  }

  func flatten(into timing: inout AnimationTiming) -> Bool {
    guard timing.appendRepeat(count: count, autoreverses: autoreverses) else { return false }
    return base.flatten(into: &timing)
  }

  func length(_ conditions: SpringModel.InitialConditions) -> Double? {
    base.length(conditions).map { AnimationTiming.repeated($0, count: count) }
  }

  func logicalLength(_ conditions: SpringModel.InitialConditions) -> Double? {
    guard let iteration = base.length(conditions), let last = base.logicalLength(conditions) else { return nil }
    let whole = AnimationTiming.repeated(iteration, count: count)
    return whole.isFinite ? whole - iteration + min(iteration, last) : whole
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var state = context.state[RepeatState<V>.self]
    defer { context.state[RepeatState<V>.self] = state }
    let known = base.length(SpringModel.InitialConditions(distance: value)) ?? state.iterationLength
    guard let length = known ?? firstIteration(value: value, time: time, state: &state, context: context) else {
      return state.firstIterationValue
    }
    guard length > 0 else {
      context.isLogicallyComplete = true
      return nil
    }
    guard let place = AnimationTiming.place(of: time, iterationLength: length, count: count) else {
      context.isLogicallyComplete = true
      return nil
    }
    if place.iteration != state.iteration {
      state.iteration = place.iteration
      state.base = AnimationState()
    }
    var inner = context.withState(state.base)
    // At the very end of an iteration, the base may already have finished. Its final value is then shown.
    let shown = base.animate(value: value, time: place.time, context: &inner) ?? value
    state.base = inner.state
    let isReversed = autoreverses && place.iteration.truncatingRemainder(dividingBy: 2) == 1
    return isReversed ? value - shown : shown
  }

  /// Runs the first iteration of a custom animation, whose length is unknown.
  ///
  /// When the animation turns out to have finished, its end is searched for between this frame and the previous one, so
  /// that the length does not depend on the times of the frames.
  private func firstIteration<V: VectorArithmetic>(
    value: V, time: TimeInterval, state: inout RepeatState<V>, context: AnimationContext<V>
  ) -> Double? {
    var inner = context.withState(state.base)
    if let shown = base.animate(value: value, time: time, context: &inner) {
      state.base = inner.state
      state.lastTime = time
      state.firstIterationValue = shown
      return nil
    }
    var low = state.lastTime
    var high = time
    for _ in 0..<60 where high - low > 1e-12 {
      let middle = (low + high) / 2
      var probe = context.withState(state.base)
      if base.animate(value: value, time: middle, context: &probe) == nil { high = middle } else { low = middle }
    }
    let rounded = (high * 1e6).rounded() / 1e6
    let length = abs(rounded - high) < 1e-8 ? rounded : high
    state.iterationLength = length
    return length
  }
}

/// The state of a repetition.
private struct RepeatState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: RepeatState { RepeatState() }

  var base = AnimationState<V>()
  var iteration: Double = 0
  /// The length of one iteration in seconds, once it is known.
  var iterationLength: Double?
  var lastTime: Double = 0
  var firstIterationValue: V?
}
