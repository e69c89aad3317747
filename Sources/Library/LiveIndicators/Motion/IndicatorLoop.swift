import SwiftUI

/// An endless motion of an indicator that repeats one iteration, or alternates forward and reversed iterations.
public struct IndicatorLoop: Hashable, Sendable {
  /// The easing of one iteration.
  public var curve: IndicatorCurve
  /// The length of one iteration in seconds. The period is never shorter than ``shortestPeriod``.
  public var duration: Double
  /// A Boolean value that indicates whether every second iteration runs in reverse.
  public var autoreverses: Bool
  /// The delay in seconds before the first iteration. Indicators in a shared phase are delayed relative to the others.
  public var delay: Double
  /// The head start in seconds: the part of the loop that has already passed when it starts. Different values make the
  /// parts of one indicator move in turn.
  public var leadIn: Double

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - curve: The easing of one iteration. Default `easeInOut`.
  ///   - duration: The length of one iteration in seconds.
  ///   - autoreverses: A Boolean value that indicates whether every second iteration runs in reverse. Default `true`.
  ///   - delay: The delay in seconds before the first iteration. Default 0.
  ///   - leadIn: The part of the loop, in seconds, that has already passed when it starts. Default 0.
  public init(
    _ curve: IndicatorCurve = .easeInOut, duration: Double, autoreverses: Bool = true, delay: Double = 0,
    leadIn: Double = 0
  ) {
    self.curve = curve
    self.duration = duration
    self.autoreverses = autoreverses
    self.delay = delay
    self.leadIn = leadIn
  }

  /// The minimum period in seconds. Nothing flashes more than three times per second (WCAG 2.2, success criterion
  /// 2.3.1).
  public static let shortestPeriod = 1.0 / 3

  /// The length of one iteration in seconds, extended where the loop would otherwise flash too fast.
  var passDuration: Double {
    let shortest = Self.shortestPeriod / (autoreverses ? 2 : 1)
    guard duration >= shortest, duration.isFinite else { return shortest }
    return duration
  }

  /// The time in seconds after which the motion repeats.
  public var period: Double { autoreverses ? passDuration * 2 : passDuration }

  /// A Boolean value that indicates whether the given duration is long enough.
  var isSafe: Bool { passDuration == duration }

  /// Returns the animation that is at the right position of the loop when it starts at `date`.
  func animation(_ phase: IndicatorPhase, startingAt date: Date) -> Animation {
    assert(isSafe, "An indicator must not flash more than three times a second; \(duration) s a pass is too short.")
    let endless = curve.animation(duration: passDuration).repeatForever(autoreverses: autoreverses)
    if phase == .own {
      let wait = delay - leadIn
      return wait == 0 ? endless : endless.delay(wait)
    }
    let elapsed = phase.elapsed(at: date, period: period, leadIn: leadIn - delay)
    // A negative delay starts an animation partway through.
    return elapsed == 0 ? endless : endless.delay(-elapsed)
  }
}
