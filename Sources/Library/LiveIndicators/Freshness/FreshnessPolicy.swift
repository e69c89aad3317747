import SwiftUI

/// How long data is live, recent, and stale: ages in seconds, each the first that is no longer so.
public struct FreshnessPolicy: Hashable, Sendable {
  /// Younger than this: live.
  public var live: TimeInterval
  /// Younger than this: recent.
  public var recent: TimeInterval
  /// Younger than this: stale; older: offline.
  public var stale: TimeInterval
  /// Data from further ahead than this is an error: one of the two clocks is wrong. Less than this is live.
  public var clockTolerance: TimeInterval

  /// - Parameters:
  ///   - live: seconds; 2 minutes by default.
  ///   - recent: seconds; 10 minutes by default.
  ///   - stale: seconds; an hour by default.
  ///   - clockTolerance: seconds that a server's clock may be ahead; 5 minutes by default.
  public init(
    live: TimeInterval = 120, recent: TimeInterval = 600, stale: TimeInterval = 3600,
    clockTolerance: TimeInterval = 300
  ) {
    self.live = max(0, live)
    self.recent = max(self.live, recent)
    self.stale = max(self.recent, stale)
    self.clockTolerance = max(0, clockTolerance)
  }

  /// The status of data that is `age` seconds old; below zero: from the future.
  public func status(age: TimeInterval) -> LiveStatus {
    if age < -clockTolerance { return .error }
    if age < live { return .live }
    if age < recent { return .recent }
    return age < stale ? .stale : .offline
  }

  /// The status at `date` of data of the date `updated`; nil: there was none, which is offline.
  public func status(of updated: Date?, at date: Date) -> LiveStatus {
    guard let updated else { return .offline }
    return status(age: Freshness.age(of: updated, at: date))
  }
}
