import Foundation

/// A fluid spring that has taken over from one with another response. It changes to its own response over a short
/// time, along a smooth step.
///
/// During that time there is no closed form. The motion is stepped on a fixed grid from the takeover (never from
/// frame to frame), each step exact for the response in its middle. Afterwards the motion is in closed form again.
package struct BlendedSpring: Hashable, Sendable {
  /// The spring after the change.
  package let model: SpringModel
  /// The responses before and after the change, in seconds.
  package let startResponse: Double
  package let response: Double
  /// The length of the change in seconds.
  package let duration: Double
  private let end: State

  private struct State: Hashable {
    var step = 0.0
    var stepVelocity = 0.0
    var impulse = 0.0
    var impulseVelocity = 1.0

    func advanced(_ model: SpringModel, by time: Double) -> State {
      let s = model.sample(at: time)
      return State(
        step: step + (1 - step) * s.step + stepVelocity * s.impulse,
        stepVelocity: (1 - step) * s.stepVelocity + stepVelocity * s.impulseVelocity,
        impulse: impulse - impulse * s.step + impulseVelocity * s.impulse,
        impulseVelocity: -impulse * s.stepVelocity + impulseVelocity * s.impulseVelocity)
    }

    var sample: SpringModel.Sample {
      .init(step: step, stepVelocity: stepVelocity, impulse: impulse, impulseVelocity: impulseVelocity)
    }
  }

  /// Creates a blended spring, or returns `nil` if there is nothing to blend.
  init?(_ spring: FluidSpringAnimation, from previous: Double?) {
    guard let previous, previous != spring.response, spring.blendDuration > 0, spring.model.frequency.isFinite,
      previous > 0
    else { return nil }
    model = spring.model
    startResponse = previous
    response = spring.response
    duration = spring.blendDuration
    end = Self.state(at: duration, ratio: model.ratio, from: previous, to: response, duration: duration)
  }

  private static let gridStep = 1.0 / 300

  private static func state(
    at time: Double, ratio: Double, from: Double, to: Double, duration: Double
  ) -> State {
    var state = State()
    var now = 0.0
    while now < time {
      let step = min(gridStep, time - now)
      // Uses the middle of the whole grid step, so that the shorter last step continues a whole one.
      let p = min((now + gridStep / 2) / duration, 1)
      let response = to + (from - to) * (1 - p * p * (3 - 2 * p))
      state = state.advanced(FluidSpringAnimation.model(response: response, dampingFraction: ratio), by: step)
      now += gridStep
    }
    return state
  }

  package func sample(at time: Double) -> SpringModel.Sample {
    if time >= duration { return end.advanced(model, by: time - duration).sample }
    return Self.state(at: time, ratio: model.ratio, from: startResponse, to: response, duration: duration).sample
  }

  /// Returns the same as `SpringModel.removalTime`, but not before the change has ended.
  package func removalTime(_ conditions: SpringModel.InitialConditions) -> Double {
    let rest = conditions.after(end.sample)
    let whole = max(conditions.distanceSquared, conditions.velocitySquared / max(model.stiffness, 1e-12))
    return duration + model.removalTime(rest, wholeSquared: whole)
  }
}
