import Foundation

/// The exact motion of a damped spring of mass 1, in closed form.
///
/// The motion towards a target at distance W with the starting velocity V is `W·step(t) + V·impulse(t)`.
package struct SpringModel: Hashable, Sendable {
  /// The angular frequency ω₀ in radians per second. Infinite for an infinitely stiff spring, which is at its target
  /// immediately.
  package var frequency: Double
  /// The damping ratio ζ: under-damped below 1, critically damped at 1, over-damped above 1.
  package var ratio: Double

  package init(frequency: Double, ratio: Double) {
    self.frequency = frequency
    self.ratio = max(0, ratio)
  }

  /// Creates a spring from its response, the period of the undamped spring in seconds. At zero or less, the spring is
  /// infinitely stiff.
  package init(response: Double, dampingRatio: Double) {
    self.init(frequency: response > 0 ? 2 * .pi / response : .infinity, ratio: dampingRatio)
  }

  package var stiffness: Double { frequency * frequency }
  package var damping: Double { 2 * ratio * frequency }

  /// The positions and velocities of the two basic motions at one time.
  package struct Sample: Sendable {
    /// The position and velocity of the motion from rest at 0 to 1.
    package var step: Double
    package var stepVelocity: Double
    /// The position and velocity of the motion that starts at its target with velocity 1.
    package var impulse: Double
    package var impulseVelocity: Double
  }

  package func sample(at time: Double) -> Sample {
    guard time > 0 else { return Sample(step: 0, stepVelocity: 0, impulse: 0, impulseVelocity: 1) }
    let w = frequency
    guard w.isFinite else { return Sample(step: 1, stepVelocity: 0, impulse: 0, impulseVelocity: 0) }
    // With infinite damping, the value never moves.
    guard ratio.isFinite else { return Sample(step: 0, stepVelocity: 0, impulse: 0, impulseVelocity: 0) }
    guard w > 0 else { return Sample(step: 0, stepVelocity: 0, impulse: time, impulseVelocity: 1) }
    let decay = ratio * w
    let impulse: Double
    let impulseVelocity: Double
    if abs(ratio - 1) < 1e-7 {
      let fall = exp(-w * time)
      impulse = time * fall
      impulseVelocity = (1 - w * time) * fall
    } else if ratio < 1 {
      let wd = w * (1 - ratio * ratio).squareRoot()
      let fall = exp(-decay * time)
      let sine = sin(wd * time)
      impulse = fall * sine / wd
      impulseVelocity = fall * (cos(wd * time) - decay / wd * sine)
    } else {
      // Written with two decaying exponentials, which cannot overflow. The slow root is computed as a quotient, because
      // the difference loses all digits for large ratios.
      let wd = w * (ratio * ratio - 1).squareRoot()
      let fast = -(decay + wd)
      let slow = w * w / fast
      let fastFall = exp(fast * time)
      let slowFall = exp(slow * time)
      impulse = (slowFall - fastFall) / (slow - fast)
      impulseVelocity = (slow * slowFall - fast * fastFall) / (slow - fast)
    }
    // The motion from rest is 1 − (impulse' + 2ζω₀·impulse), and its velocity is ω₀²·impulse.
    let step = 1 - (impulseVelocity + 2 * decay * impulse)
    return Sample(
      step: step, stepVelocity: w * w * impulse, impulse: impulse, impulseVelocity: impulseVelocity)
  }
}
