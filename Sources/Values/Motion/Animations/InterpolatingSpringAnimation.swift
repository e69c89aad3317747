import Foundation

/// A spring animation that does not depend on previous animations. The effects of several such springs are added up.
struct InterpolatingSpringAnimation: BuiltInAnimation, CustomStringConvertible {
  var spring: Spring
  /// The starting velocity, in lengths of the whole displacement per second.
  var initialVelocity: Double

  var description: String {
    "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping), "
      + "initialVelocity: \(initialVelocity))"
  }

  static func length(_ model: SpringModel, initialVelocity: Double) -> Double {
    Spring(model: model).settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
  }

  /// The time of logical completion in seconds: 2π/ω₀, the period of the undamped spring, or the length if it is
  /// shorter.
  static func logicalLength(_ model: SpringModel, initialVelocity: Double) -> Double {
    min(2 * .pi / model.frequency, length(model, initialVelocity: initialVelocity))
  }

  func flatten(into timing: inout AnimationTiming) -> Bool {
    timing.motion = .interpolatingSpring(spring.model, initialVelocity: initialVelocity)
    return true
  }

  func length(_ conditions: SpringModel.InitialConditions) -> Double? {
    Self.length(spring.model, initialVelocity: initialVelocity)
  }

  func logicalLength(_ conditions: SpringModel.InitialConditions) -> Double? {
    Self.logicalLength(spring.model, initialVelocity: initialVelocity)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let end = Self.length(spring.model, initialVelocity: initialVelocity)
    if time >= Self.logicalLength(spring.model, initialVelocity: initialVelocity) {
      context.isLogicallyComplete = true
    }
    guard end > 0, time <= end + AnimationTiming.tolerance else { return nil }
    let s = spring.model.sample(at: time)
    return value.scaled(by: s.step + initialVelocity * s.impulse)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let s = spring.model.sample(at: time)
    return value.scaled(by: s.stepVelocity + initialVelocity * s.impulseVelocity)
  }
}
