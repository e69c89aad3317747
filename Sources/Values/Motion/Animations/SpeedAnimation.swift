import Foundation

/// An animation that runs another animation faster or slower.
struct SpeedAnimation: BuiltInAnimation, CustomStringConvertible {
  var base: Animation
  /// The factor of speed. 1 leaves the speed unchanged. At 0 or less, the animation never advances.
  var speed: Double

  var description: String { "SpeedAnimation(base: \(base), speed: \(speed))" }

  private var factor: Double { max(0, speed) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * factor, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * factor, context: context)?.scaled(by: factor)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else { return false }
    return base.shouldMerge(previous: previous.base, value: value, time: time * factor, context: &context)
  }

  func flatten(into timing: inout AnimationTiming) -> Bool {
    guard speed > 0, speed.isFinite else { return false }
    timing.appendSpeed(speed)
    return base.flatten(into: &timing)
  }

  func length(_ conditions: SpringModel.InitialConditions) -> Double? { base.length(conditions).map(slowed) }
  func logicalLength(_ conditions: SpringModel.InitialConditions) -> Double? {
    base.logicalLength(conditions).map(slowed)
  }

  private func slowed(_ length: Double) -> Double {
    length <= 0 ? 0 : speed > 0 ? length / speed : .infinity
  }
}
