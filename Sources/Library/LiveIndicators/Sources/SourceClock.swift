import SwiftUI

/// What a source takes the time from.
public struct SourceClock: Sendable {
  public var now: @Sendable () -> Date
  /// Waits so many seconds, unless the task is cancelled.
  public var sleep: @Sendable (Double) async throws -> Void

  /// The system's, unless told otherwise.
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
