import SwiftUI

extension LiveSource {
  /// Creates a source that fetches a value at regular intervals.
  ///
  /// The first value is fetched at once. After an error, the source retries by its policy.
  ///
  ///     @StateObject private var times = LiveSource(every: 30) { try await server.waitTimes() }
  ///
  /// - Parameters:
  ///   - interval: The time in seconds between the arrival of a value and the next fetch, 0 or more.
  ///   - policy: The ages at which the status changes.
  ///   - retry: The policy for fetching again after an error.
  ///   - clock: The source of the time. Default: the system clock.
  ///   - fetch: A closure that returns the current value.
  public convenience init(
    every interval: TimeInterval, policy: FreshnessPolicy = FreshnessPolicy(), retry: RetryPolicy = RetryPolicy(),
    clock: SourceClock = SourceClock(), fetch: @escaping @Sendable () async throws -> Value
  ) {
    self.init(policy: policy, retry: retry, clock: clock) {
      PolledValues(interval: max(0, interval), clock: clock, fetch: fetch)
    }
  }
}

/// A sequence that fetches each value when it is asked for, after a pause from the second on.
struct PolledValues<Element: Sendable>: AsyncSequence, AsyncIteratorProtocol, Sendable {
  let interval: TimeInterval
  let clock: SourceClock
  let fetch: @Sendable () async throws -> Element
  private var isFirst = true

  init(interval: TimeInterval, clock: SourceClock, fetch: @escaping @Sendable () async throws -> Element) {
    self.interval = interval
    self.clock = clock
    self.fetch = fetch
  }

  func makeAsyncIterator() -> PolledValues { self }

  mutating func next() async throws -> Element? {
    if !isFirst { try await clock.sleep(interval) }
    isFirst = false
    return try await fetch()
  }
}
