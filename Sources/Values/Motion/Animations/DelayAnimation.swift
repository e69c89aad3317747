import Foundation

/// An animation that delays the start of another animation.
struct DelayAnimation: BuiltInAnimation, CustomStringConvertible {
  var base: Animation
  /// The delay in seconds. If negative, the base animation starts partway through.
  var delay: TimeInterval

  var description: String { "DelayAnimation(base: \(base), delay: \(delay))" }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < delay else { return base.animate(value: value, time: time - delay, context: &context) }
    // An animation without duration ends when it starts, but not before the delay has passed.
    var unused = context
    return base.animate(value: value, time: 0, context: &unused) ?? .zero
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: max(0, time - delay), context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? DelayAnimation, previous.delay == delay else { return false }
    return base.shouldMerge(
      previous: previous.base, value: value, time: max(0, time - delay), context: &context)
  }

  func flatten(into timing: inout AnimationTiming) -> Bool {
    // Inside a repetition, a negative delay would cut off the beginning of each iteration.
    guard delay >= 0 || !timing.isRepeated else { return false }
    timing.appendDelay(delay)
    return base.flatten(into: &timing)
  }

  func length(_ conditions: SpringModel.InitialConditions) -> Double? {
    base.length(conditions).map { max(0, $0 + delay) }
  }
  func logicalLength(_ conditions: SpringModel.InitialConditions) -> Double? {
    base.logicalLength(conditions).map { max(0, $0 + delay) }
  }
}
