import LiveIndicators
import SwiftUI
import Testing

private struct Broken: Error, Equatable {
  var number: Int
}

/// A clock that goes only when it is told, or slept on.
private final class HandClock: @unchecked Sendable {
  private let lock = NSLock()
  private var time = Date(timeIntervalSinceReferenceDate: 800_000_000)
  private(set) var sleeps: [Double] = []

  var now: Date { lock.withLock { time } }
  func advance(_ seconds: Double) { lock.withLock { time += seconds } }

  var source: SourceClock {
    SourceClock(
      now: { self.now },
      sleep: { seconds in
        try Task.checkCancellation()
        self.lock.withLock {
          self.sleeps.append(seconds)
          self.time += seconds
        }
      }, random: { 0 })
  }
}

@MainActor
@Suite("Sources of updates")
struct LiveSourceTests {
  private let policy = FreshnessPolicy(liveUntil: 10, recentUntil: 60, staleUntil: 600)

  /// Sequences, one for each attempt: values, then an error or an end.
  private func scripted(_ attempts: [(values: [Int], error: Broken?)])
    -> @Sendable () async throws -> AsyncThrowingStream<Int, any Error>
  {
    let script = AttemptScript(attempts)
    return { script.next() }
  }

  @Test("A source is connecting until the first value, then live, and then ages by the policy")
  func ages() async {
    let clock = HandClock()
    let (stream, input) = AsyncStream<Int>.makeStream()
    let source = LiveSource(policy: policy, clock: clock.source) { stream }
    #expect(source.status(at: clock.now) == .offline)
    let running = Task { await source.run() }
    while source.connection != .connecting { await Task.yield() }
    #expect(source.status(at: clock.now) == .connecting)
    input.yield(7)
    while source.count < 1 { await Task.yield() }
    #expect(source.value == 7)
    #expect(source.updated == clock.now)
    for (age, status) in [(0, LiveStatus.live), (9.9, .live), (10, .recent), (60, .stale), (600, .offline)] {
      #expect(source.status(at: clock.now.addingTimeInterval(age)) == status)
    }
    input.finish()
    await running.value
    #expect(source.connection == .ended)
    // The value stays, but nothing more comes.
    #expect(source.value == 7)
    #expect(source.status(at: clock.now) == .recent)
  }

  @Test("No value is lost when the sequence throws, and the source retries with growing delays")
  func retries() async {
    let clock = HandClock()
    let connect = scripted([
      ([1, 2], Broken(number: 1)), ([], Broken(number: 2)), ([], Broken(number: 3)), ([3], nil),
    ])
    let source = LiveSource(policy: policy, clock: clock.source, connect)
    var seen: [Int] = []
    let watch = source.$value.sink { if let value = $0 { seen.append(value) } }
    await source.run()
    #expect(seen == [1, 2, 3])
    #expect(source.count == 3)
    #expect(clock.sleeps == [1, 2, 4])
    #expect(source.connection == .ended)
    #expect(source.error == nil)
    watch.cancel()
  }

  @Test("The source fails after the last attempt and keeps the last value")
  func failure() async {
    let clock = HandClock()
    let connect = scripted([([5], Broken(number: 1)), ([], Broken(number: 2)), ([], Broken(number: 3))])
    let source = LiveSource(policy: policy, retry: RetryPolicy(attempts: 2), clock: clock.source, connect)
    await source.run()
    #expect(source.connection == .failed)
    #expect(source.status(at: clock.now) == .error)
    #expect(source.value == 5)
    #expect(source.error as? Broken == Broken(number: 3))
    #expect(clock.sleeps == [1, 2])
  }

  @Test("A canceled task leaves the source idle and ready to run again")
  func cancellation() async {
    let clock = HandClock()
    let source = LiveSource(policy: policy, clock: clock.source) { AsyncStream<Int> { $0.yield(1) } }
    for round in 1...2 {
      let running = Task { await source.run() }
      while source.count < round { await Task.yield() }
      #expect(source.isRunning)
      running.cancel()
      await running.value
      #expect(source.connection == .idle)
    }
  }

  @Test(
    "A view that disappears and reappears connects again, even if the old sequence has not noticed its cancellation")
  func reappearance() async {
    let clock = HandClock()
    let slow = SlowUpdates()
    // The second attempt gives a value and stays open.
    let source = LiveSource<Int>(policy: policy, clock: clock.source) {
      let isSecond = await slow.isWaited
      return AsyncStream<Int> { isSecond ? await slow.second() : await slow.next() }
    }
    let first = Task { await source.run() }
    while await !slow.isWaited { await Task.yield() }
    first.cancel()
    let second = Task { await source.run() }
    while source.count == 0 { await Task.yield() }
    #expect(source.value == 7)
    #expect(source.connection == .connected)
    // What the old one still brings is not taken, and its end is not the source's.
    await slow.end(with: 3)
    await first.value
    #expect(source.value == 7)
    #expect(source.connection == .connected)
    second.cancel()
    await second.value
    #expect(source.connection == .idle)
  }

  @Test("Two views share one connection, which ends with the last of them")
  func shared() async {
    let clock = HandClock()
    let connections = Counter()
    let (stream, input) = AsyncStream<Int>.makeStream()
    let source = LiveSource<Int>(policy: policy, clock: clock.source) {
      connections.increment()
      return stream
    }
    let first = Task { await source.run() }
    while source.connection != .connecting { await Task.yield() }
    let second = Task { await source.run() }
    input.yield(1)
    while source.count < 1 { await Task.yield() }
    first.cancel()
    await first.value
    #expect(source.connection == .connected)
    input.yield(2)
    while source.count < 2 { await Task.yield() }
    second.cancel()
    await second.value
    #expect(source.connection == .idle)
    #expect(connections.count == 1)
  }

  @Test("A sequence that reports a cancellation of its own is an error, not the end of the source")
  func foreignCancellation() async {
    let clock = HandClock()
    let attempts = Counter()
    let source = LiveSource<Int>(policy: policy, clock: clock.source) {
      if attempts.increment() == 1 { throw CancellationError() }
      return AsyncStream<Int> {
        $0.yield(5)
        $0.finish()
      }
    }
    await source.run()
    #expect(source.value == 5 && source.connection == .ended)
    #expect(clock.sleeps == [1])
  }

  /// A clock whose delays last until they are canceled.
  private static let endless = SourceClock(
    now: { Date(timeIntervalSinceReferenceDate: 800_000_000) },
    sleep: { _ in
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      for await _ in stream {}
      continuation.finish()
    })

  @Test("A retry on demand ends the delay before an attempt, and runs a source that has failed")
  func retryNow() async {
    let attempts = Counter()
    let clock = Self.endless
    let source = LiveSource<Int>(policy: policy, retry: RetryPolicy(attempts: 1), clock: clock) {
      let number = attempts.increment()
      if number < 4 { throw Broken(number: number) }
      return AsyncStream<Int> { $0.yield(number) }
    }
    let running = Task { await source.run() }
    func isWaiting() -> Bool { if case .waiting = source.connection { true } else { false } }
    while !isWaiting() { await Task.yield() }
    source.retryNow()
    await running.value
    #expect(source.connection == .failed && attempts.count == 2)
    source.retryNow()
    while !isWaiting() { await Task.yield() }
    #expect(attempts.count == 3)
    source.retryNow()
    while source.count == 0 { await Task.yield() }
    source.retryNow()
    #expect(source.value == 4 && source.connection == .connected)
  }

  @Test("A canceled task ends the delay before an attempt")
  func canceledDelay() async {
    let clock = Self.endless
    let source = LiveSource<Int>(policy: policy, clock: clock) { () -> AsyncStream<Int> in throw Broken(number: 1) }
    let running = Task { await source.run() }
    while source.error == nil { await Task.yield() }
    running.cancel()
    await running.value
    #expect(source.connection == .idle)
  }

  @Test("Polling fetches at once and then after each interval; errors are retried by the policy")
  func polling() async {
    let clock = HandClock()
    let fetches = Counter()
    let source = LiveSource<Int>(every: 30, policy: policy, retry: RetryPolicy(attempts: 1), clock: clock.source) {
      let number = fetches.increment()
      if number == 3 || number > 4 { throw Broken(number: number) }
      return number
    }
    await source.run()
    #expect(source.value == 4 && source.count == 3)
    #expect(clock.sleeps == [30, 30, 1, 30, 1])
    #expect(source.connection == .failed)
  }

  @Test("A publisher's values arrive in order, up to its completion")
  func publisher() async {
    let clock = HandClock()
    let subject = PassthroughSubject<Int, Broken>()
    let source = LiveSource(publisher: subject, retry: .never, clock: clock.source)
    let running = Task { await source.run() }
    var tries = 0
    while source.count == 0, tries < 1_000_000 {
      // Until it has subscribed, nothing arrives.
      subject.send(0)
      tries += 1
      await Task.yield()
    }
    for value in 1...100 { subject.send(value) }
    subject.send(completion: .failure(Broken(number: 9)))
    await running.value
    #expect(source.value == 100)
    #expect(source.connection == .failed)
    #expect(source.error as? Broken == Broken(number: 9))
  }
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var count: Int { lock.withLock { number } }

  @discardableResult func increment() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }
}

/// Updates that do not notice when their task is canceled.
private actor SlowUpdates {
  private var waiting: CheckedContinuation<Int?, Never>?
  private var hasGivenSecond = false

  var isWaited: Bool { waiting != nil }

  func next() async -> Int? {
    await withCheckedContinuation { waiting = $0 }
  }

  func end(with value: Int) {
    waiting?.resume(returning: value)
    waiting = nil
  }

  /// One value, and nothing more until the task is canceled.
  func second() async -> Int? {
    if !hasGivenSecond {
      hasGivenSecond = true
      return 7
    }
    let (stream, _) = AsyncStream<Int>.makeStream()
    for await value in stream { return value }
    return nil
  }
}

private final class AttemptScript: @unchecked Sendable {
  private let lock = NSLock()
  private var attempts: [(values: [Int], error: Broken?)]

  init(_ attempts: [(values: [Int], error: Broken?)]) { self.attempts = attempts }

  func next() -> AsyncThrowingStream<Int, any Error> {
    let attempt: (values: [Int], error: Broken?) = lock.withLock {
      attempts.isEmpty ? ([], nil) : attempts.removeFirst()
    }
    return AsyncThrowingStream { continuation in
      for value in attempt.values { continuation.yield(value) }
      continuation.finish(throwing: attempt.error)
    }
  }
}
