import Foundation

/// The animation `.default`: a spring of 0.5 seconds without bounce that compares equal only to itself.
struct DefaultAnimation: BuiltInAnimation, CustomStringConvertible {
  static let spring = FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)

  var description: String { "DefaultAnimation()" }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  func flatten(into timing: inout AnimationTiming) -> Bool { Self.spring.flatten(into: &timing) }
  func length(_ conditions: SpringModel.InitialConditions) -> Double? { Self.spring.length(conditions) }
  func logicalLength(_ conditions: SpringModel.InitialConditions) -> Double? { Self.spring.logicalLength(conditions) }
}
