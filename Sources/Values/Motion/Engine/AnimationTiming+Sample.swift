import Foundation

extension AnimationTiming {
  /// Samples the motion.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the start in seconds.
  ///   - springStart: The local time in seconds at which a fluid spring has taken over. Its motion counts from there.
  /// - Returns: The sample, or `nil` if the animation has finished.
  package func sample(at elapsed: Double, springStart: Double = 0) -> SpringModel.Sample? {
    let advanced = elapsed * speed - delay
    let local = max(0, advanced) - springStart
    guard iterationLength > 0 else {
      // The animation has no duration: it shows its start value until the delay has passed.
      return advanced < springStart - Self.tolerance ? Self.start : nil
    }
    guard let place = Self.place(of: local, iterationLength: iterationLength, count: repeatCount) else { return nil }
    var sample = motionSample(at: max(0, place.time * iterationSpeed - iterationDelay))
    if isRepeated {
      // Repetitions report no velocity.
      sample.stepVelocity = 0
      sample.impulseVelocity = 0
      if autoreverses, place.iteration.truncatingRemainder(dividingBy: 2) == 1 { sample.step = 1 - sample.step }
    } else {
      let factor = advanced < 0 ? 0 : speed
      sample.stepVelocity *= factor
      sample.impulseVelocity *= factor
    }
    return sample
  }

  /// Returns the local time, after `speed` and `delay`, at `elapsed` seconds after the start.
  package func localTime(at elapsed: Double) -> Double { max(0, elapsed * speed - delay) }

  private static let start = SpringModel.Sample(step: 0, stepVelocity: 0, impulse: 0, impulseVelocity: 0)

  private func motionSample(at time: Double) -> SpringModel.Sample {
    switch motion {
    case .curve(let curve, let duration):
      // Curves report no velocity: springs that replace them start from rest.
      let fraction = duration > 0 ? curve.value(at: time / duration) : 0
      return SpringModel.Sample(step: fraction, stepVelocity: 0, impulse: 0, impulseVelocity: 0)
    case .fluidSpring(let model):
      return model.sample(at: time)
    case .blendedSpring(let spring):
      return spring.sample(at: time)
    case .interpolatingSpring(let model, let initialVelocity):
      let s = model.sample(at: time)
      return SpringModel.Sample(
        step: s.step + initialVelocity * s.impulse, stepVelocity: s.stepVelocity + initialVelocity * s.impulseVelocity,
        impulse: 0, impulseVelocity: 0)
    }
  }
}
