import Foundation

/// A spring that takes over position and velocity from whatever runs when it starts.
///
/// Evaluated in closed form instead of in small steps from frame to frame, so that any time can be sampled in any
/// order (the virtual clock may jump) and the result does not depend on the frames drawn before.
struct FluidSpringAnimation: BuiltInAnimation, CustomStringConvertible {
  /// The period of the undamped spring in seconds. Zero or less: at the target at once.
  var response: Double
  /// 1 is critical.
  var dampingFraction: Double
  /// Seconds over which a change of response is spread when this spring takes over from another.
  var blendDuration: TimeInterval

  /// The stiffest spring: 45000 per s², a response of 0.0296 s. The bound is the re-implementation's.
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

  func length(_ load: SpringModel.InitialConditions) -> Double? { model.removalTime(load) }
  func logicalLength(_ load: SpringModel.InitialConditions) -> Double? { min(max(0, response), model.removalTime(load)) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var state = context.state[FluidSpringState<V>.self]
    let elapsed = time - state.start
    let way = value - state.position
    let blended = BlendedSpring(self, from: state.previousResponse)
    if state.removal == nil || state.removal?.way != way {
      let load = SpringModel.InitialConditions(distance: way, velocity: state.velocity)
      let end = blended?.removalTime(load) ?? model.removalTime(load)
      state.removal = (way, end)
      context.state[FluidSpringState<V>.self] = state
    }
    let end = state.removal?.time ?? 0
    if elapsed >= min(response, end) { context.isLogicallyComplete = true }
    guard end > 0, elapsed <= end + AnimationTiming.tolerance else { return nil }
    let s = blended?.sample(at: elapsed) ?? model.sample(at: elapsed)
    return state.position + way.scaled(by: s.step) + state.velocity.scaled(by: s.impulse)
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

/// Where a fluid spring has taken over.
struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: FluidSpringState { FluidSpringState() }

  var start: Double = 0
  var position: V = .zero
  var velocity: V = .zero
  /// The response of the spring taken over from.
  var previousResponse: Double?
  /// When it will be removed, in seconds from `start`, for that way to go.
  var removal: (way: V, time: Double)?
}
