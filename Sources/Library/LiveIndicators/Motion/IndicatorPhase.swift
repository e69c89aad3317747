import SwiftUI

/// Where in its loop an indicator is, compared with others.
public enum IndicatorPhase: Hashable, Sendable {
  /// All indicators of the same period move as one, whenever they appeared. What `LiveIndicator`, `FreshnessIndicator`
  /// and badges do by default.
  case shared
  /// The loop begins when the indicator appears, as the tutorials' code does.
  case own
  /// As shared, but so many seconds later. Give each row of a list a multiple of the same step, and a wave runs through
  /// the list.
  case staggered(by: Double)

  /// Every shared loop has its beginning at this date, long past: the first moment of 2001, UTC.
  static let origin = Date(timeIntervalSinceReferenceDate: 0)

  /// How many seconds before `date` the pass began that a loop of this period is in at `date`. `lead` seconds of the
  /// loop have already gone by at its beginning.
  func elapsed(at date: Date, period: Double, lead: Double) -> Double {
    guard period > 0, period.isFinite else { return 0 }
    let seconds: Double
    switch self {
    case .own: seconds = lead
    case .shared: seconds = date.timeIntervalSince(Self.origin) + lead
    case .staggered(let step): seconds = date.timeIntervalSince(Self.origin) + lead - step
    }
    // The remainder is exact: what began a whole number of periods apart stays in step to the last bit.
    let rest = seconds.truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }
}

private struct IndicatorPhaseKey: EnvironmentKey { static var defaultValue: IndicatorPhase? { nil } }

extension EnvironmentValues {
  /// The phase that was asked for; nil: each kind of indicator has its default.
  var indicatorPhase: IndicatorPhase? {
    get { self[IndicatorPhaseKey.self] }
    set { self[IndicatorPhaseKey.self] = newValue }
  }
}

extension View {
  /// Sets where in their loops the indicators in this view are, compared with others.
  ///
  /// `LiveIndicator`, `FreshnessIndicator` and badges share one phase unless told otherwise; the tutorials' two types
  /// and the effects on any view (`pulse`, `blink`, …) begin when they appear, and join by `.shared`.
  public func indicatorPhase(_ phase: IndicatorPhase) -> some View {
    environment(\.indicatorPhase, phase)
  }
}
