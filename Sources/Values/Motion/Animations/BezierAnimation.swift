import Foundation

/// An animation along a timing curve with a fixed duration.
struct BezierAnimation: BuiltInAnimation, CustomStringConvertible {
  var curve: TimingCurve
  /// The length of the animation in seconds.
  var duration: TimeInterval

  var description: String { "BezierAnimation(curve: \(curve), duration: \(duration))" }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard duration > 0, time <= duration + AnimationTiming.tolerance else {
      context.isLogicallyComplete = true
      return nil
    }
    if time >= duration { context.isLogicallyComplete = true }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func flatten(into timing: inout AnimationTiming) -> Bool {
    timing.motion = .curve(curve, duration: duration)
    return true
  }

  func length(_ conditions: SpringModel.InitialConditions) -> Double? { max(0, duration) }
  func logicalLength(_ conditions: SpringModel.InitialConditions) -> Double? { max(0, duration) }
}
