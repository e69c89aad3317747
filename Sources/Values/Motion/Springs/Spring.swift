import Foundation

/// A spring: how a value moves to its target, with the velocity it already has.
public struct Spring: Hashable, Sendable {
  /// The spring as if its mass were 1.
  package var model: SpringModel
  package var storedMass: Double

  package init(model: SpringModel, mass: Double = 1) {
    self.model = model
    storedMass = mass
  }

  /// A spring by its perceived duration in seconds and its bounce: 0 no bounce, 1 swings forever, below 0 (down to −1)
  /// over-damped.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by its response (the undamped period in seconds) and damping ratio (1 is critical).
  public init(response: Double, dampingRatio: Double) {
    self.init(model: SpringModel(response: response, dampingRatio: dampingRatio))
  }

  /// A spring by physical values. Over-damped input becomes critically damped unless `allowOverDamping` is true.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(
      model: SpringModel(frequency: frequency, ratio: allowOverDamping ? ratio : min(ratio, 1)), mass: mass)
  }

  /// A spring that comes within `epsilon` of its target, 1 away, in `settlingDuration` seconds (0.01…10).
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = min(max(settlingDuration, 0.01), 10)
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    // ω₀ from the two rules of `settlingDuration`: under-damped ln((ζω₀ + 1)/ε) = ζω₀·duration, critically damped
    // (1 + z)·e^(−z) = ε with z = ω₀·duration. Both sides cross once, so halving finds it.
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

  /// The perceived duration in seconds: equal to `response`.
  public var duration: TimeInterval { response }

  /// How much it bounces: 1 − ζ, or 1/ζ − 1 when over-damped.
  public var bounce: Double { model.ratio <= 1 ? 1 - model.ratio : 1 / model.ratio - 1 }

  /// The period of the undamped spring in seconds.
  public var response: Double { 2 * .pi / model.frequency }

  /// The damping as a fraction of critical damping.
  public var dampingRatio: Double { model.ratio }

  public var mass: Double { storedMass }
  public var stiffness: Double { model.stiffness * storedMass }
  public var damping: Double { model.damping * storedMass }

  /// ζ = 1 − bounce from 0 up, and 1/(1 + bounce) below.
  package static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + max(bounce, -1)) : 1 - min(bounce, 1)
  }
}

extension Spring {
  /// No bounce, 0.5 s.
  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A little bounce (0.15), 0.5 s.
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// More bounce (0.3), 0.5 s.
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
