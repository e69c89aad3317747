import Foundation

/// An animation in flat form: delays and speeds, then one repetition, then delays and speeds within a pass, then one
/// curve or spring. Nearly every animation has this form, and it is sampled without any allocation.
///
/// Times: `local = max(0, elapsed·speed − delay)`; within a pass `max(0, local·passSpeed − passDelay)`.
package struct AnimationTiming: Hashable, Sendable {
  /// What moves within a pass.
  package enum Motion: Hashable, Sendable {
    /// A curve and its duration in seconds.
    case curve(TimingCurve, duration: Double)
    case fluidSpring(SpringModel)
    /// A fluid spring that has taken over from one of another response.
    case blendedSpring(BlendedSpring)
    /// The initial velocity is in lengths of the way per second.
    case interpolatingSpring(SpringModel, initialVelocity: Double)
  }

  /// Times closer than this, in seconds, are the same: frame times are sums of rounded fractions.
  package static let tolerance = 1e-9

  package var motion: Motion = .curve(.unit(.linear), duration: 0)
  /// Factor outside the repetition.
  package private(set) var speed: Double = 1
  /// Delay outside the repetition, in seconds after `speed` has been applied.
  package private(set) var delay: Double = 0
  /// Passes; `Int.max` forever; 1 without repetition.
  package private(set) var repeatCount: Int = 1
  package private(set) var isRepeated = false
  package private(set) var autoreverses = false
  /// Factor within a pass.
  package private(set) var passSpeed: Double = 1
  /// Delay within a pass, in seconds after `passSpeed` has been applied.
  package private(set) var passDelay: Double = 0
  /// Seconds of the curve or spring alone. Springs have none before `resolve`.
  package private(set) var motionDuration: Double = 0
  /// Seconds of one pass, after `speed` has been applied.
  package private(set) var passLength: Double = 0

  package init() {}

  mutating func appendDelay(_ seconds: Double) {
    if isRepeated { passDelay += seconds } else { delay += seconds }
  }

  /// Takes out a delay below zero, with which the animation starts part of the way: how many seconds before its start
  /// it would have had to begin. Counted from then on it is, bit for bit, the animation that did.
  mutating func extractLeadIn() -> Double {
    guard delay < 0 else { return 0 }
    defer { delay = 0 }
    return -delay / speed
  }

  mutating func appendSpeed(_ factor: Double) {
    if isRepeated {
      passSpeed *= factor
      passDelay *= factor
    } else {
      speed *= factor
      delay *= factor
    }
  }

  mutating func appendRepeat(count: Int, autoreverses: Bool) -> Bool {
    guard !isRepeated else { return false }
    isRepeated = true
    repeatCount = count
    self.autoreverses = autoreverses
    return true
  }

  /// Makes a fluid spring with a blend duration start from the response of the spring that it takes over from.
  mutating func blend(_ animation: Animation, from previous: Animation?) {
    guard case .fluidSpring = motion, let spring = animation.innerFluidSpring, spring.blendDuration > 0,
      let blended = BlendedSpring(spring, from: previous?.innerFluidSpring?.response)
    else { return }
    motion = .blendedSpring(blended)
  }

  /// Fixes the lengths. Those of a fluid spring depend on how far and how fast it has to go.
  package mutating func resolve(_ load: SpringModel.InitialConditions) {
    switch motion {
    case .curve(_, let duration): motionDuration = max(0, duration)
    case .fluidSpring(let model): motionDuration = model.removalTime(load)
    case .blendedSpring(let spring): motionDuration = spring.removalTime(load)
    case .interpolatingSpring(let model, let initialVelocity):
      motionDuration = InterpolatingSpringAnimation.length(model, initialVelocity: initialVelocity)
    }
    passLength = motionDuration > 0 || passDelay > 0 ? (motionDuration + passDelay) / passSpeed : 0
  }

  /// Seconds from the start to the removal.
  package var length: Double {
    let whole = Self.repeated(passLength, count: repeatCount)
    return (whole + delay) / speed
  }

  /// Whether it never ends.
  package var isEndless: Bool { Self.repeated(passLength, count: repeatCount) == .infinity }

  /// The length of `count` passes. Passes without length are over at once, even forever.
  static func repeated(_ passLength: Double, count: Int) -> Double {
    guard passLength > 0 else { return 0 }
    return count == .max ? .infinity : passLength * Double(count)
  }

  /// The pass, from 0, and the seconds into it; nil after the last pass.
  static func place(of time: Double, passLength: Double, count: Int) -> (pass: Double, time: Double)? {
    let slack = min(tolerance, passLength / 1000)
    let end = repeated(passLength, count: count)
    guard time <= end + slack else { return nil }
    guard count > 1 else { return (0, min(time, passLength)) }
    guard time < end - slack else { return (Double(count - 1), passLength) }
    // The remainder is exact, whatever the number of passes.
    var rest = time.truncatingRemainder(dividingBy: passLength)
    var pass = ((time - rest) / passLength).rounded()
    if passLength - rest < slack {
      rest = 0
      pass += 1
    } else if rest < slack {
      rest = 0
    }
    return (pass, rest)
  }
}
