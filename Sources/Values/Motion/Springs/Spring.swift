import Foundation

/// A representation of a spring's motion. A value keeps its current velocity when a spring moves it to a new target.
public struct Spring: Hashable, Sendable {
  /// The spring normalized to a mass of 1.
  package var model: SpringModel
  package var storedMass: Double

  package init(model: SpringModel, mass: Double = 1) {
    self.model = model
    storedMass = mass
  }

  /// Creates a spring with a perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. Default 0.5.
  ///   - bounce: The amount of bounce, from −1 (over-damped) through 0 (none) to 1 (oscillates without end). Default 0.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring with a response and damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds.
  ///   - dampingRatio: The damping as a fraction of critical damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(model: SpringModel(response: response, dampingRatio: dampingRatio))
  }

  /// Creates a spring with physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass of the body on the spring. Default 1.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping coefficient.
  ///   - allowOverDamping: A Boolean value that indicates whether the spring may be over-damped. If false, it becomes
  ///     critically damped instead. Default `false`.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(
      model: SpringModel(frequency: frequency, ratio: allowOverDamping ? ratio : min(ratio, 1)), mass: mass)
  }

  /// Creates a spring that settles within a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time in seconds after which the spring is within `epsilon` of a target at distance 1,
  ///     clamped to 0.01–10.
  ///   - dampingRatio: The damping as a fraction of critical damping, at most 1.
  ///   - epsilon: The distance from the target below which the spring counts as settled. Default 0.001.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = min(max(settlingDuration, 0.01), 10)
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    // Solves the two rules of `settlingDuration` for ω₀: under-damped ln((ζω₀ + 1)/ε) = ζω₀·duration, critically damped
    // (1 + z)·e^(−z) = ε with z = ω₀·duration. Both sides cross once, so that bisection finds the solution.
    var low = 1e-6
    var high = 1e6
    for _ in 0..<200 {
      let middle = (low * high).squareRoot()
      let reached: Bool
      if ratio < 1 {
        let decay = ratio * middle
        reached = log((decay + 1) / epsilon) <= decay * duration
      } else {
        let z = middle * duration
        reached = (1 + z) * exp(-z) <= epsilon
      }
      if reached { high = middle } else { low = middle }
    }
    self.init(model: SpringModel(frequency: high, ratio: ratio))
  }

  /// The perceived duration in seconds, equal to `response`.
  public var duration: TimeInterval { response }

  /// The amount of bounce: 1 − ζ, or 1/ζ − 1 when over-damped.
  public var bounce: Double { model.ratio <= 1 ? 1 - model.ratio : 1 / model.ratio - 1 }

  /// The period of the undamped spring in seconds.
  public var response: Double { 2 * .pi / model.frequency }

  /// The damping as a fraction of critical damping.
  public var dampingRatio: Double { model.ratio }

  /// The mass of the body on the spring.
  public var mass: Double { storedMass }
  /// The stiffness of the spring, for its mass.
  public var stiffness: Double { model.stiffness * storedMass }
  /// The damping coefficient of the spring, for its mass.
  public var damping: Double { model.damping * storedMass }

  /// Returns the damping ratio ζ for a bounce: 1 − bounce from 0 up, and 1/(1 + bounce) below.
  package static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + max(bounce, -1)) : 1 - min(bounce, 1)
  }
}

extension Spring {
  /// A spring with a duration of 0.5 seconds and no bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a base bounce of 0.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. Default 0.5.
  ///   - extraBounce: The bounce to add to the base value of 0. Default 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a duration of 0.5 seconds and a small bounce of 0.15.
  public static var snappy: Spring { snappy() }
  /// A spring with a small base bounce of 0.15.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. Default 0.5.
  ///   - extraBounce: The bounce to add to the base value of 0.15. Default 0.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a duration of 0.5 seconds and a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a base bounce of 0.3.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. Default 0.5.
  ///   - extraBounce: The bounce to add to the base value of 0.3. Default 0.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
