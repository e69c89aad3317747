import SwiftUI

/// An endless motion of an indicator: one pass over and over, or forth and back.
public struct IndicatorLoop: Hashable, Sendable {
  /// Within one pass.
  public var curve: IndicatorCurve
  /// Seconds of one pass. A whole period is never shorter than ``shortestPeriod``.
  public var duration: Double
  /// Whether every second pass runs backwards.
  public var autoreverses: Bool
  /// Seconds that it waits before the first pass. Indicators in step are that much later than the others.
  public var delay: Double
  /// Seconds of the loop that have gone by when it begins: the parts of one indicator move one after the other so.
  public var lead: Double

  /// - Parameters:
  ///   - duration: seconds of one pass.
  ///   - delay: seconds before the first pass.
  ///   - lead: seconds of the loop that have gone by when it begins.
  public init(
    _ curve: IndicatorCurve = .easeInOut, duration: Double, autoreverses: Bool = true, delay: Double = 0,
    lead: Double = 0
  ) {
    self.curve = curve
    self.duration = duration
    self.autoreverses = autoreverses
    self.delay = delay
    self.lead = lead
  }

  /// Seconds: nothing flashes more than three times a second (WCAG 2.2, success criterion 2.3.1).
  public static let shortestPeriod = 1.0 / 3

  /// Seconds of one pass, lengthened where the loop would flash too fast.
  var passDuration: Double {
    let shortest = Self.shortestPeriod / (autoreverses ? 2 : 1)
    guard duration >= shortest, duration.isFinite else { return shortest }
    return duration
  }

  /// Seconds after which it looks the same again.
  public var period: Double { autoreverses ? passDuration * 2 : passDuration }

  /// Whether it is slow enough as it was given.
  var isSafe: Bool { passDuration == duration }

  /// The animation that is in the right place of the loop when it starts at `date`.
  func animation(_ phase: IndicatorPhase, startingAt date: Date) -> Animation {
    assert(isSafe, "An indicator must not flash more than three times a second; \(duration) s a pass is too short.")
    let endless = curve.animation(duration: passDuration).repeatForever(autoreverses: autoreverses)
    if phase == .own {
      let wait = delay - lead
      return wait == 0 ? endless : endless.delay(wait)
    }
    let elapsed = phase.elapsed(at: date, period: period, lead: lead - delay)
    // A delay below zero starts an animation part of the way.
    return elapsed == 0 ? endless : endless.delay(-elapsed)
  }
}
