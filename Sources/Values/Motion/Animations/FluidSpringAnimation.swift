import Foundation

/// A spring animation that takes over the value and the velocity of the animation that it replaces.
///
/// It is evaluated in closed form instead of in small steps from frame to frame. Any time can therefore be sampled in
/// any order (the virtual clock may jump), and the result does not depend on the frames drawn before.
struct FluidSpringAnimation: BuiltInAnimation, CustomStringConvertible {
  /// The period of the undamped spring in seconds. At zero or less, the value is at its target immediately.
  var response: Double
  /// The damping as a fraction of critical damping.
  var dampingFraction: Double
  /// The time in seconds over which a change of the response is spread when this spring takes over from another.
  var blendDuration: TimeInterval

  /// The upper limit of the stiffness: 45000 per s², a response of 0.0296 s. The limit is that of the
  /// re-implementation.
  static let greatestStiffness = 45000.0

  var model: SpringModel { Self.model(response: response, dampingFraction: dampingFraction) }

  static func model(response: Double, dampingFraction: Double) -> SpringModel {
    let model = SpringModel(response: response, dampingRatio: dampingFraction)
    guard model.frequency.isFinite, model.stiffness > greatestStiffness else { return model }
    return SpringModel(frequency: greatestStiffness.squareRoot(), ratio: dampingFraction)
  }

  var description: String {
    "FluidSpringAnimation(response: \(response), dampingFraction: \(dampingFraction), blendDuration: \(blendDuration))"
  }

  func flatten(into timing: inout AnimationTiming) -> Bool {
    timing.motion = .fluidSpring(model)
    return true
  }

  func length(_ conditions: SpringModel.InitialConditions) -> Double? { model.removalTime(conditions) }
  func logicalLength(_ conditions: SpringModel.InitialConditions) -> Double? {
    min(max(0, response), model.removalTime(conditions))
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var state = context.state[FluidSpringState<V>.self]
    let elapsed = time - state.start
    let displacement = value - state.position
    let blended = BlendedSpring(self, from: state.previousResponse)
    if state.removal == nil || state.removal?.displacement != displacement {
      let conditions = SpringModel.InitialConditions(distance: displacement, velocity: state.velocity)
      let end = blended?.removalTime(conditions) ?? model.removalTime(conditions)
      state.removal = (displacement, end)
      context.state[FluidSpringState<V>.self] = state
    }
    let end = state.removal?.time ?? 0
    if elapsed >= min(response, end) { context.isLogicallyComplete = true }
    guard end > 0, elapsed <= end + AnimationTiming.tolerance else { return nil }
    let s = blended?.sample(at: elapsed) ?? model.sample(at: elapsed)
    return state.position + displacement.scaled(by: s.step) + state.velocity.scaled(by: s.impulse)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let state = context.state[FluidSpringState<V>.self]
    let elapsed = time - state.start
    let s = BlendedSpring(self, from: state.previousResponse)?.sample(at: elapsed) ?? model.sample(at: elapsed)
    return (value - state.position).scaled(by: s.stepVelocity) + state.velocity.scaled(by: s.impulseVelocity)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let position = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[FluidSpringState<V>.self] = FluidSpringState(
      start: time, position: position, velocity: velocity, previousResponse: previous.innerFluidSpring?.response)
    context.isLogicallyComplete = false
    return true
  }
}

/// The state of a fluid spring that has taken over from another animation.
struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: FluidSpringState { FluidSpringState() }

  var start: Double = 0
  var position: V = .zero
  var velocity: V = .zero
  /// The response, in seconds, of the spring that was replaced.
  var previousResponse: Double?
  /// The time of removal for a displacement, in seconds from `start`.
  var removal: (displacement: V, time: Double)?
}
