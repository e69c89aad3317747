import SwiftUI

/// The displayed age of data: its status and its label, such as "5 min ago".
///
/// Two ages are equal if their status and label are.
public struct Freshness: Hashable, Sendable {
  enum Age: Hashable, Sendable {
    /// The age of live data, for which the label is the name of the status.
    case live
    case never
    /// A date in the future, beyond the clock tolerance.
    case ahead
    /// An age of less than a minute.
    case justNow
    case count(Int, AgeUnit)
  }

  /// The status of the data: live, recent, stale, offline, or an error for a date in the future.
  public internal(set) var status: LiveStatus
  var age: Age

  /// Returns the age in seconds, with a small margin, so that rounding cannot make a change appear late.
  static func age(of updated: Date, at date: Date) -> TimeInterval {
    date.timeIntervalSince(updated) + slack
  }

  /// The margin in seconds. Present dates are multiples of 0.12 µs.
  private static let slack = 1e-5

  /// Creates the age of data at a date, for tests and for the entries of a widget's timeline.
  ///
  /// - Parameters:
  ///   - updated: The date of the data, or `nil` if there is none yet.
  ///   - date: The date at which to evaluate the age.
  ///   - policy: The ages at which the status changes.
  public init(updated: Date?, at date: Date, policy: FreshnessPolicy = FreshnessPolicy()) {
    if let updated {
      self.init(seconds: Self.age(of: updated, at: date), policy: policy)
    } else {
      self.init(status: .offline, age: .never)
    }
  }

  init(status: LiveStatus, age: Age) {
    self.status = status
    self.age = age
  }

  init(seconds: TimeInterval, policy: FreshnessPolicy) {
    status = policy.status(age: seconds)
    if status == .error {
      age = .ahead
    } else if status == .live {
      age = .live
    } else if seconds < 60 {
      age = .justNow
    } else {
      let unit: AgeUnit = seconds < 3600 ? .minutes : seconds < 86400 ? .hours : .days
      age = .count(Int(min(seconds / unit.seconds, 1e9)), unit)
    }
  }

  /// Returns the short label, such as "Live" or "5 min ago".
  ///
  /// - Parameter locale: The locale of the label. Default `current`.
  public func label(locale: Locale = .current) -> String {
    let strings = IndicatorStrings.strings(for: locale)
    switch age {
    case .live: return status.label(locale: locale)
    case .never: return strings.never
    case .ahead: return strings.ahead
    case .justNow: return strings.justNow
    case .count(let count, let unit): return strings.age(count, unit, isLong: false, locale: locale)
    }
  }

  /// Returns the text that assistive technologies add to the status, such as "Updated 5 minutes ago", or `nil` for
  /// none. Use it as the accessibility value of a view whose accessibility label is the name of the status.
  ///
  /// - Parameter locale: The locale of the text. Default `current`.
  public func spoken(locale: Locale = .current) -> String? {
    let strings = IndicatorStrings.strings(for: locale)
    switch age {
    case .live: return nil
    case .never: return strings.never
    case .ahead: return strings.ahead
    case .justNow: return strings.updatedJustNow
    case .count(let count, let unit):
      let time = strings.age(count, unit, isLong: true, locale: locale)
      return strings.updated.replacingOccurrences(of: "%@", with: time)
    }
  }
}
