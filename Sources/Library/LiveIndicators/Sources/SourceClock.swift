import SwiftUI

/// A clock for a source of updates.
public struct SourceClock: Sendable {
  /// A closure that returns the current date.
  public var now: @Sendable () -> Date
  /// A closure that waits for a number of seconds, unless the task is canceled.
  public var sleep: @Sendable (Double) async throws -> Void

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: A closure that returns the current date. Default: the system clock.
  ///   - sleep: A closure that waits for a number of seconds. Default: `Task.sleep`.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Double) async throws -> Void = { seconds in
      try await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 1e9)) * 1e9))
    }
  ) {
    self.now = now
    self.sleep = sleep
  }
}
