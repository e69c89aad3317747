import Foundation

/// An animation in flat form: delays and speeds, then one repetition, then delays and speeds within an iteration,
/// then one curve or spring. Nearly every animation has this form, and sampling it needs no allocation.
///
/// The times are `local = max(0, elapsed·speed − delay)`, and within an iteration `max(0, local·iterationSpeed −
/// iterationDelay)`.
package struct AnimationTiming: Hashable, Sendable {
  /// The motion within one iteration.
  package enum Motion: Hashable, Sendable {
    /// A timing curve and its duration in seconds.
    case curve(TimingCurve, duration: Double)
    case fluidSpring(SpringModel)
    /// A fluid spring that has taken over from one with another response.
    case blendedSpring(BlendedSpring)
    /// An interpolating spring. The initial velocity is in lengths of the whole displacement per second.
    case interpolatingSpring(SpringModel, initialVelocity: Double)
  }

  /// The difference in seconds below which two times are equal. Frame times are sums of rounded fractions.
  package static let tolerance = 1e-9

  package var motion: Motion = .curve(.unit(.linear), duration: 0)
  /// The factor of speed outside the repetition.
  package private(set) var speed: Double = 1
  /// The delay outside the repetition, in seconds after `speed` has been applied.
  package private(set) var delay: Double = 0
  /// The number of iterations: `Int.max` without end, 1 without repetition.
  package private(set) var repeatCount: Int = 1
  package private(set) var isRepeated = false
  package private(set) var autoreverses = false
  /// The factor of speed within an iteration.
  package private(set) var iterationSpeed: Double = 1
  /// The delay within an iteration, in seconds after `iterationSpeed` has been applied.
  package private(set) var iterationDelay: Double = 0
  /// The length in seconds of the curve or spring alone. Zero for springs before `resolve`.
  package private(set) var motionDuration: Double = 0
  /// The length of one iteration in seconds, after `iterationSpeed` has been applied.
  package private(set) var iterationLength: Double = 0

  package init() {}

  mutating func appendDelay(_ seconds: Double) {
    if isRepeated { iterationDelay += seconds } else { delay += seconds }
  }

  /// Removes a negative delay, with which the animation starts partway through.
  ///
  /// Counted from the earlier start, the animation is bit for bit the same as one that began then.
  ///
  /// - Returns: The time in seconds before its start at which the animation would have begun.
  mutating func extractLeadIn() -> Double {
    guard delay < 0 else { return 0 }
    defer { delay = 0 }
    return -delay / speed
  }

  mutating func appendSpeed(_ factor: Double) {
    if isRepeated {
      iterationSpeed *= factor
      iterationDelay *= factor
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

  /// Makes a fluid spring with a blend duration start from the response of the spring that it replaces.
  mutating func blend(_ animation: Animation, from previous: Animation?) {
    guard case .fluidSpring = motion, let spring = animation.innerFluidSpring, spring.blendDuration > 0,
      let blended = BlendedSpring(spring, from: previous?.innerFluidSpring?.response)
    else { return }
    motion = .blendedSpring(blended)
  }

  /// Computes the lengths. The length of a fluid spring depends on its displacement and its starting velocity.
  package mutating func resolve(_ conditions: SpringModel.InitialConditions) {
    switch motion {
    case .curve(_, let duration): motionDuration = duration > 0 ? duration : 0
    case .fluidSpring(let model): motionDuration = model.removalTime(conditions)
    case .blendedSpring(let spring): motionDuration = spring.removalTime(conditions)
    case .interpolatingSpring(let model, let initialVelocity):
      motionDuration = InterpolatingSpringAnimation.length(model, initialVelocity: initialVelocity)
    }
    iterationLength = motionDuration > 0 || iterationDelay > 0 ? (motionDuration + iterationDelay) / iterationSpeed : 0
  }

  /// The time in seconds from the start to the removal.
  package var length: Double {
    let whole = Self.repeated(iterationLength, count: repeatCount)
    return (whole + delay) / speed
  }

  /// A Boolean value that indicates whether the animation never ends.
  package var isEndless: Bool { Self.repeated(iterationLength, count: repeatCount) == .infinity }

  /// Returns the length of `count` iterations. Iterations without length end immediately, even if repeated without end.
  static func repeated(_ iterationLength: Double, count: Int) -> Double {
    guard iterationLength > 0 else { return 0 }
    return count == .max ? .infinity : iterationLength * Double(count)
  }

  /// Returns the index of the iteration, from 0, and the seconds since its start, or `nil` after the last iteration.
  static func place(of time: Double, iterationLength: Double, count: Int) -> (iteration: Double, time: Double)? {
    let slack = min(tolerance, iterationLength / 1000)
    let end = repeated(iterationLength, count: count)
    guard time <= end + slack else { return nil }
    guard count > 1 else { return (0, min(time, iterationLength)) }
    guard time < end - slack else { return (Double(count - 1), iterationLength) }
    // The remainder is exact for any number of iterations.
    var rest = time.truncatingRemainder(dividingBy: iterationLength)
    var iteration = ((time - rest) / iterationLength).rounded()
    if iterationLength - rest < slack {
      rest = 0
      iteration += 1
    } else if rest < slack {
      rest = 0
    }
    return (iteration, rest)
  }
}
