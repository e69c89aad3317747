import SwiftUI

/// A clock for a source of updates.
public struct SourceClock: Sendable {
  /// A closure that returns the current date.
  public var now: @Sendable () -> Date
  /// A closure that waits for a number of seconds, unless the task is canceled.
  public var sleep: @Sendable (Double) async throws -> Void
  /// A closure that returns a random number, 0–1, for the jitter of retries.
  public var random: @Sendable () -> Double

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: A closure that returns the current date. Default: the system clock.
  ///   - sleep: A closure that waits for a number of seconds. Default: `Task.sleep`.
  ///   - random: A closure that returns a random number, 0–1. Default: the system's generator.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Double) async throws -> Void = { seconds in
      try await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 1e9)) * 1e9))
    },
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.now = now
    self.sleep = sleep
    self.random = random
  }
}
