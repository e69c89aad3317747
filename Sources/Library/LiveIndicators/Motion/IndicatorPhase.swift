import SwiftUI

/// The phase of an indicator's loop relative to other indicators.
public enum IndicatorPhase: Hashable, Sendable {
  /// All indicators with the same period move in sync, whenever they appeared. The default of `LiveIndicator`,
  /// `FreshnessIndicator` and badges.
  case shared
  /// The loop starts when the indicator appears, as in the tutorials' code.
  case own
  /// The shared phase, delayed by a number of seconds. Multiples of one step in the rows of a list make a wave run
  /// through the list.
  case staggered(by: Double)

  /// The start of every shared loop: the first moment of 2001, UTC.
  static let origin = Date(timeIntervalSinceReferenceDate: 0)

  /// Returns the time in seconds between the start of the current iteration of a loop and `date`.
  ///
  /// - Parameters:
  ///   - date: The date to evaluate.
  ///   - period: The period of the loop in seconds.
  ///   - leadIn: The part of the loop, in seconds, that has already passed at its start.
  func elapsed(at date: Date, period: Double, leadIn: Double) -> Double {
    guard period > 0, period.isFinite else { return 0 }
    let seconds: Double
    switch self {
    case .own: seconds = leadIn
    case .shared: seconds = date.timeIntervalSince(Self.origin) + leadIn
    case .staggered(let step): seconds = date.timeIntervalSince(Self.origin) + leadIn - step
    }
    // The remainder is exact, so that loops that started a whole number of periods apart stay in sync to the last bit.
    let rest = seconds.truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }
}

private struct IndicatorPhaseKey: EnvironmentKey { static var defaultValue: IndicatorPhase? { nil } }

extension EnvironmentValues {
  /// The phase that has been set, or `nil` for the default of each kind of indicator.
  var indicatorPhase: IndicatorPhase? {
    get { self[IndicatorPhaseKey.self] }
    set { self[IndicatorPhaseKey.self] = newValue }
  }
}

extension View {
  /// Sets the phase of the indicators in this view relative to other indicators.
  ///
  /// By default, `LiveIndicator`, `FreshnessIndicator` and badges share one phase. The indicators of the tutorials and
  /// the effects on any view (`pulse`, `blink`, …) start when they appear; `.shared` synchronizes them with the others.
  ///
  /// - Parameter phase: The phase to use.
  public func liveIndicatorPhase(_ phase: IndicatorPhase) -> some View {
    environment(\.indicatorPhase, phase)
  }
}
