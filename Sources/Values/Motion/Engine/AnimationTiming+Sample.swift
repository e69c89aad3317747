import Foundation

extension AnimationTiming {
  /// Where the motion is `elapsed` seconds after its start; nil when it is over. `springStart` is the local time at
  /// which a fluid spring has taken over, from which its motion counts.
  package func sample(at elapsed: Double, springStart: Double = 0) -> SpringModel.Sample? {
    let advanced = elapsed * speed - delay
    let local = max(0, advanced) - springStart
    guard passLength > 0 else {
      // Nothing to show but a start that has to wait.
      return advanced < springStart - Self.tolerance ? Self.start : nil
    }
    guard let place = Self.place(of: local, passLength: passLength, count: repeatCount) else { return nil }
    var sample = motionSample(at: max(0, place.time * passSpeed - passDelay))
    if isRepeated {
      // A repetition does not say its velocity.
      sample.stepVelocity = 0
      sample.impulseVelocity = 0
      if autoreverses, place.pass.truncatingRemainder(dividingBy: 2) == 1 { sample.step = 1 - sample.step }
    } else {
      let factor = advanced < 0 ? 0 : speed
      sample.stepVelocity *= factor
      sample.impulseVelocity *= factor
    }
    return sample
  }

  /// The local time, after `speed` and `delay`, at `elapsed` seconds after the start.
  package func localTime(at elapsed: Double) -> Double { max(0, elapsed * speed - delay) }

  private static let start = SpringModel.Sample(step: 0, stepVelocity: 0, impulse: 0, impulseVelocity: 0)

  private func motionSample(at time: Double) -> SpringModel.Sample {
    switch motion {
    case .curve(let curve, let duration):
      // Curves report no velocity: springs that take over from them start from rest.
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
