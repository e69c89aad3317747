import SwiftUI

/// The ages, in seconds, at which data stops being live, recent, and stale.
public struct FreshnessPolicy: Hashable, Sendable {
  /// The age in seconds below which data is live.
  public var live: TimeInterval
  /// The age in seconds below which data is recent.
  public var recent: TimeInterval
  /// The age in seconds below which data is stale. Older data is offline.
  public var stale: TimeInterval
  /// The time in seconds by which a date may be in the future and still count as live. A date further in the future is
  /// an error, because one of the two clocks is wrong.
  public var clockTolerance: TimeInterval

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - live: The age in seconds below which data is live. Default 120 (2 minutes).
  ///   - recent: The age in seconds below which data is recent. Default 600 (10 minutes).
  ///   - stale: The age in seconds below which data is stale. Default 3600 (1 hour).
  ///   - clockTolerance: The time in seconds by which a server's clock may be ahead. Default 300 (5 minutes).
  public init(
    live: TimeInterval = 120, recent: TimeInterval = 600, stale: TimeInterval = 3600,
    clockTolerance: TimeInterval = 300
  ) {
    self.live = max(0, live)
    self.recent = max(self.live, recent)
    self.stale = max(self.recent, stale)
    self.clockTolerance = max(0, clockTolerance)
  }

  /// Returns the status of data of an age.
  ///
  /// - Parameter age: The age in seconds. Negative ages are in the future.
  public func status(age: TimeInterval) -> LiveStatus {
    if age < -clockTolerance { return .error }
    if age < live { return .live }
    if age < recent { return .recent }
    return age < stale ? .stale : .offline
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
}
