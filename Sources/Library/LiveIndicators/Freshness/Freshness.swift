import SwiftUI

/// What is shown of the age of data: changes of it are the only moments at which an indicator wakes.
struct Freshness: Hashable, Sendable {
  enum Age: Hashable, Sendable {
    /// The status's own word says it.
    case live
    case never
    /// From the future, further than clocks may differ.
    case ahead
    /// Less than a minute.
    case justNow
    case count(Int, AgeUnit)
  }

  var status: LiveStatus
  var age: Age

  /// A hair more than the difference: at the very moment of a change, rounding must not put it off.
  static func age(of updated: Date, at date: Date) -> TimeInterval {
    date.timeIntervalSince(updated) + slack
  }

  /// Seconds: dates of our time are multiples of 0.12 µs.
  private static let slack = 1e-5

  init(updated: Date?, at date: Date, policy: FreshnessPolicy) {
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

  /// The label: short.
  func label(locale: Locale) -> String {
    let strings = IndicatorStrings.strings(for: locale)
    switch age {
    case .live: return status.label(locale: locale)
    case .never: return strings.never
    case .ahead: return strings.ahead
    case .justNow: return strings.justNow
    case .count(let count, let unit): return strings.age(count, unit, isLong: false, locale: locale)
    }
  }

  /// What assistive technologies say besides the status: "Updated 5 minutes ago". Nil: nothing.
  func spoken(locale: Locale) -> String? {
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
