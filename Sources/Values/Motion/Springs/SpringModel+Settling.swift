import Foundation

extension SpringModel {
  /// The start of a spring's motion, reduced to numbers: the squared lengths of the displacement W to the target and of
  /// the starting velocity V, and their dot product.
  package struct InitialConditions: Hashable, Sendable {
    package var distanceSquared: Double
    package var velocitySquared: Double
    package var product: Double

    package init<V: VectorArithmetic>(distance: V, velocity: V) {
      distanceSquared = distance.magnitudeSquared
      velocitySquared = velocity.magnitudeSquared
      product = ((distance + velocity).magnitudeSquared - distanceSquared - velocitySquared) / 2
    }

    package init<V: VectorArithmetic>(distance: V) {
      distanceSquared = distance.magnitudeSquared
      velocitySquared = 0
      product = 0
    }

    /// Returns the initial conditions for the remainder of the motion after `sample`.
    func after(_ sample: Sample) -> InitialConditions {
      let (a, b) = (1 - sample.step, -sample.impulse)
      let (c, d) = (sample.stepVelocity, sample.impulseVelocity)
      var rest = self
      rest.distanceSquared = squared(a, b)
      rest.velocitySquared = squared(c, d)
      rest.product = a * c * distanceSquared + (a * d + b * c) * product + b * d * velocitySquared
      return rest
    }

    /// Returns |a·W + b·V|².
    func squared(_ a: Double, _ b: Double) -> Double {
      a * a * distanceSquared + 2 * a * b * product + b * b * velocitySquared
    }
  }

  /// Returns the time in seconds at which a fluid spring has finished and is removed.
  ///
  /// It is the first 60th of a second at which the squares of velocity and acceleration are at most 0.0036 and the
  /// remaining displacement is at most 1 % of the whole. Apple's rule is checked at each drawn frame; the fixed grid of
  /// 1/60 s makes it independent of the frames drawn, and makes the iterations of a repeated spring whole frames. The
  /// result is `infinity` for a spring without damping.
  ///
  /// The whole is the displacement, or, for a spring that starts fast near its target, the velocity over ω₀ if that is
  /// greater.
  package func removalTime(_ conditions: InitialConditions) -> Double {
    removalTime(
      conditions, wholeSquared: max(conditions.distanceSquared, conditions.velocitySquared / max(stiffness, 1e-12)))
  }

  func removalTime(_ conditions: InitialConditions, wholeSquared: Double) -> Double {
    guard frequency.isFinite, wholeSquared > 0 else { return 0 }
    guard damping > 0, damping.isFinite, frequency > 0 else { return .infinity }
    // The energy v² + ω₀²x² falls no faster than e^(−2·damping·t), so that the search can start at the time at which it
    // can first be low enough.
    let energy = conditions.velocitySquared + stiffness * conditions.distanceSquared
    let enough = 0.0036 + stiffness * wholeSquared * 0.0001
    let earliest = max(0, log(energy / enough) / (2 * damping))
    guard earliest.isFinite, earliest < 1e6 else { return .infinity }
    var frame = (earliest * 60).rounded(.down)
    // Slow over-damped springs take long. A million steps are 4.6 hours of animation.
    for _ in 0..<1_000_000 {
      let s = sample(at: frame / 60)
      let rest = conditions.squared(1 - s.step, -s.impulse)
      if rest <= wholeSquared * 0.0001 {
        let velocity = conditions.squared(s.stepVelocity, s.impulseVelocity)
        let accelerationOfW = stiffness * (1 - s.step) - damping * s.stepVelocity
        let accelerationOfV = -stiffness * s.impulse - damping * s.impulseVelocity
        if velocity <= 0.0036, conditions.squared(accelerationOfW, accelerationOfV) <= 0.0036 { return frame / 60 }
      }
      frame += 1
    }
    return .infinity
  }
}
