import SwiftUI

/// The thresholds, as ages in seconds, at which data stops being live, recent, and stale.
public struct FreshnessPolicy: Hashable, Sendable {
  /// The age in seconds from which on data is no longer live.
  public var liveUntil: TimeInterval
  /// The age in seconds from which on data is no longer recent.
  public var recentUntil: TimeInterval
  /// The age in seconds from which on data is no longer stale, but offline.
  public var staleUntil: TimeInterval
  /// The time in seconds by which a date may be in the future and still count as live. A date further in the future is
  /// an error, because one of the two clocks is wrong.
  public var clockTolerance: TimeInterval

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - liveUntil: The age in seconds from which on data is recent. Default 120 (2 minutes).
  ///   - recentUntil: The age in seconds from which on data is stale. Default 600 (10 minutes).
  ///   - staleUntil: The age in seconds from which on data is offline. Default 3600 (1 hour).
  ///   - clockTolerance: The time in seconds by which a server's clock may be ahead. Default 300 (5 minutes).
  public init(
    liveUntil: TimeInterval = 120, recentUntil: TimeInterval = 600, staleUntil: TimeInterval = 3600,
    clockTolerance: TimeInterval = 300
  ) {
    self.liveUntil = max(0, liveUntil)
    self.recentUntil = max(self.liveUntil, recentUntil)
    self.staleUntil = max(self.recentUntil, staleUntil)
    self.clockTolerance = max(0, clockTolerance)
  }

  /// Returns the status of data of an age.
  ///
  /// - Parameter age: The age in seconds. Negative ages are in the future.
  public func status(age: TimeInterval) -> LiveStatus {
    if age < -clockTolerance { return .error }
    if age < liveUntil { return .live }
    if age < recentUntil { return .recent }
    return age < staleUntil ? .stale : .offline
  }

  /// Returns the status of data at a date.
  ///
  /// - Parameters:
  ///   - updated: The date of the data, or `nil` if there is none, which is offline.
  ///   - date: The date at which to evaluate the age.
  public func status(of updated: Date?, at date: Date) -> LiveStatus {
    guard let updated else { return .offline }
    return status(age: Freshness.age(of: updated, at: date))
  }

  /// Returns the dates at which the displayed age of data changes, for the entries of a widget's timeline.
  ///
  /// - Parameters:
  ///   - updated: The date of the data.
  ///   - start: The first date to return.
  ///   - limit: The maximum number of dates, 1 or more. Default 60.
  /// - Returns: `start` and the following changes of ``Freshness``, in order.
  public func changes(of updated: Date, from start: Date, limit: Int = 60) -> [Date] {
    var moments = FreshnessSchedule.Moments(schedule: FreshnessSchedule(updated: updated, policy: self), start: start)
    var result: [Date] = []
    while result.count < limit, let date = moments.next() { result.append(date) }
    return result
  }
}
