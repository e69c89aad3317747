import Foundation

/// Runs passes of another animation.
///
/// Pass n starts at exactly n times the length of a pass, whatever the times of the frames: no drift. At a boundary
/// the new pass is shown. After the last pass, a finite repetition shows the end of its last pass, then is over.
struct RepeatAnimation: BuiltInAnimation, CustomStringConvertible {
  var base: Animation
  /// `Int.max`: forever.
  var count: Int
  var autoreverses: Bool

  var description: String {
    "RepeatAnimation(base: \(base), repeatCount: \(count == .max ? "forever" : "\(count)"), autoreverses: \(autoreverses))"
  }

  func flatten(into timing: inout AnimationTiming) -> Bool {
    guard timing.appendRepeat(count: count, autoreverses: autoreverses) else { return false }
    return base.flatten(into: &timing)
  }

  func length(_ load: SpringModel.InitialConditions) -> Double? {
    base.length(load).map { AnimationTiming.repeated($0, count: count) }
  }

  func logicalLength(_ load: SpringModel.InitialConditions) -> Double? {
    guard let pass = base.length(load), let last = base.logicalLength(load) else { return nil }
    let whole = AnimationTiming.repeated(pass, count: count)
    return whole.isFinite ? whole - pass + min(pass, last) : whole
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var state = context.state[RepeatState<V>.self]
    defer { context.state[RepeatState<V>.self] = state }
    let known = base.length(SpringModel.InitialConditions(distance: value)) ?? state.passLength
    guard let length = known ?? firstPass(value: value, time: time, state: &state, context: context) else {
      return state.firstPassValue
    }
    guard length > 0 else {
      context.isLogicallyComplete = true
      return nil
    }
    guard let place = AnimationTiming.place(of: time, passLength: length, count: count) else {
      context.isLogicallyComplete = true
      return nil
    }
    if place.pass != state.pass {
      state.pass = place.pass
      state.base = AnimationState()
    }
    var inner = context.withState(state.base)
    // The very end of a pass may already be over for the base: it then is at its end.
    let shown = base.animate(value: value, time: place.time, context: &inner) ?? value
    state.base = inner.state
    let isReversed = autoreverses && place.pass.truncatingRemainder(dividingBy: 2) == 1
    return isReversed ? value - shown : shown
  }

  /// Runs the first pass of an animation of the user's, whose length nobody knows. When it turns out to be over, its
  /// end is searched between this frame and the one before, so that the length does not depend on the frames.
  private func firstPass<V: VectorArithmetic>(
    value: V, time: TimeInterval, state: inout RepeatState<V>, context: AnimationContext<V>
  ) -> Double? {
    var inner = context.withState(state.base)
    if let shown = base.animate(value: value, time: time, context: &inner) {
      state.base = inner.state
      state.lastTime = time
      state.firstPassValue = shown
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
    state.passLength = length
    return length
  }
}

/// Where a repetition is.
private struct RepeatState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: RepeatState { RepeatState() }

  var base = AnimationState<V>()
  var pass: Double = 0
  /// The length of a pass, once it has been found out.
  var passLength: Double?
  var lastTime: Double = 0
  var firstPassValue: V?
}
