import Foundation

/// A fluid spring that has taken over from one of another response, and changes to its own over a short time, with a
/// smooth step.
///
/// During that time there is no closed form: it is stepped on a fixed grid from the take-over (never from frame to
/// frame), each step exact for the response in its middle. Afterwards it is closed again.
package struct BlendedSpring: Hashable, Sendable {
  /// The spring that it becomes.
  package let model: SpringModel
  /// The response in seconds that it starts from, and the one that it ends with.
  package let startResponse: Double
  package let response: Double
  /// Seconds of the change.
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

  /// Nil if there is nothing to blend.
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
      // The grid's own middle, so that the last, shorter step continues what a whole one would be.
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

  /// As `SpringModel.removalTime`; not before the change is done.
  package func removalTime(_ load: SpringModel.InitialConditions) -> Double {
    let rest = load.after(end.sample)
    let whole = max(load.distanceSquared, load.velocitySquared / max(model.stiffness, 1e-12))
    return duration + model.removalTime(rest, wholeSquared: whole)
  }
}
