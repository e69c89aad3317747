import Foundation

/// An animation that is logically complete after a given duration, or earlier if its base is.
struct LogicalCompletionAnimation: BuiltInAnimation, CustomStringConvertible {
  var base: Animation
  /// The time of logical completion in seconds.
  var duration: TimeInterval

  var description: String { "LogicalCompletionAnimation(base: \(base), duration: \(duration))" }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    if time >= duration { context.isLogicallyComplete = true }
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? LogicalCompletionAnimation, previous.duration == duration else {
      return false
    }
    return base.shouldMerge(previous: previous.base, value: value, time: time, context: &context)
  }

  func flatten(into timing: inout AnimationTiming) -> Bool { base.flatten(into: &timing) }
  func length(_ conditions: SpringModel.InitialConditions) -> Double? { base.length(conditions) }
  func logicalLength(_ conditions: SpringModel.InitialConditions) -> Double? {
    // The logical length of a custom animation is unknown, but it is at most `duration`.
    min(base.logicalLength(conditions) ?? duration, duration)
  }
}
