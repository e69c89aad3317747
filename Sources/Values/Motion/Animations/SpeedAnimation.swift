import Foundation

/// Runs another animation faster or slower.
struct SpeedAnimation: BuiltInAnimation, CustomStringConvertible {
  var base: Animation
  /// 1 is unchanged. Zero or less never advances.
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

  func length(_ load: SpringModel.InitialConditions) -> Double? { base.length(load).map(slowed) }
  func logicalLength(_ load: SpringModel.InitialConditions) -> Double? { base.logicalLength(load).map(slowed) }

  private func slowed(_ length: Double) -> Double {
    length <= 0 ? 0 : speed > 0 ? length / speed : .infinity
  }
}
