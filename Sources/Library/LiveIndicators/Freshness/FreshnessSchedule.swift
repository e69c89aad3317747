import SwiftUI

/// A timeline schedule with exactly the dates at which the displayed age changes.
struct FreshnessSchedule: TimelineSchedule, Equatable {
  let updated: Date?
  let policy: FreshnessPolicy
  /// A Boolean value that indicates whether only changes of the status count, not those of the label.
  var isStatusOnly = false
  /// A number that changes when the system clock has been set, so that the dates are computed again.
  var generation = 0

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Moments {
    Moments(schedule: self, start: startDate)
  }

  /// The start date and each later change of the displayed age. The sequence is endless, because ages grow without
  /// limit.
  struct Moments: Sequence, IteratorProtocol {
    let schedule: FreshnessSchedule
    let start: Date
    /// The age in seconds of the last date, or `nil` before the first one.
    private var reached: TimeInterval?

    init(schedule: FreshnessSchedule, start: Date) {
      self.schedule = schedule
      self.start = start
    }

    mutating func next() -> Date? {
      guard var age = reached else {
        reached = schedule.updated.map { Freshness.age(of: $0, at: start) } ?? .infinity
        return start
      }
      guard let updated = schedule.updated, age.isFinite else { return nil }
      let shown = schedule.shown(at: age)
      while let boundary = schedule.boundary(after: age) {
        age = boundary
        guard schedule.shown(at: age) != shown else { continue }
        reached = age
        return updated.addingTimeInterval(age)
      }
      reached = .infinity
      return nil
    }
  }

  private func shown(at age: TimeInterval) -> Freshness {
    var result = Freshness(seconds: age, policy: policy)
    if isStatusOnly { result.age = .live }
    return result
  }

  /// Returns the smallest age after `age` at which the displayed age may change.
  private func boundary(after age: TimeInterval) -> TimeInterval? {
    var candidates = [-policy.clockTolerance, policy.liveUntil, policy.recentUntil, policy.staleUntil]
    if !isStatusOnly {
      // Labels count only ages of data that is no longer live.
      let from = max(age, policy.liveUntil - 1)
      let unit = from < 3600 ? 60.0 : from < 86400 ? 3600 : 86400
      candidates.append(((from / unit).rounded(.down) + 1) * unit)
    }
    return candidates.filter { $0 > age && $0.isFinite }.min()
  }
}
