import SwiftUI

/// An observable source of updates that tracks how live they are.
///
/// The status is `connecting` until the first value. While values arrive within the policy it is `live`, then
/// `recent`, `stale` and `offline`; after the last retry has failed it is `error`. Every value is delivered in order,
/// including the last one before the end or an error, and the last value is kept. Run the source with the view that
/// shows it:
///
///     @StateObject private var times = LiveSource { server.waitTimes() }
///     …
///     LiveSourceIndicator(times).task { await times.run() }
@MainActor
public final class LiveSource<Value: Sendable>: ObservableObject {
  /// The state of the connection.
  public enum Connection: Equatable, Sendable {
    /// The source is not running.
    case idle
    /// The source is waiting for the first value of this attempt.
    case connecting
    /// Values are arriving.
    case connected
    /// An error has ended the previous attempt. The attempt with this number starts at the date.
    case waiting(attempt: Int, until: Date)
    /// The sequence has ended without an error.
    case ended
    /// All attempts have failed.
    case failed
  }

  /// The last value.
  @Published public private(set) var value: Value?
  /// The date at which the last value arrived.
  @Published public private(set) var updated: Date?
  @Published public private(set) var connection = Connection.idle
  /// The last error, or `nil` once a value has arrived again.
  @Published public private(set) var error: (any Error)?
  /// The number of values that have arrived.
  public private(set) var count = 0

  /// The ages at which the status changes.
  public let policy: FreshnessPolicy
  /// The policy for connecting again after an error.
  public let retry: RetryPolicy
  private let clock: SourceClock
  private let pump: UpdateIterator<Value>
  /// The connection whose values count, and its number.
  private var current: SharedRun?
  private var currentNumber = 0
  /// The delay before the next attempt.
  private var pause: Task<Void, Never>?

  /// Creates a source of the values of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - policy: The ages at which the status changes.
  ///   - retry: The policy for connecting again after an error.
  ///   - connect: A closure that creates the sequence of updates, called once per attempt.
  public convenience init<Updates: AsyncSequence>(
    policy: FreshnessPolicy = FreshnessPolicy(), retry: RetryPolicy = RetryPolicy(),
    _ connect: @escaping @Sendable () async throws -> Updates
  ) where Updates.Element == Value {
    self.init(policy: policy, retry: retry, clock: SourceClock(), connect)
  }

  /// Creates a source with a custom clock, for tests and simulations.
  ///
  /// - Parameters:
  ///   - policy: The ages at which the status changes.
  ///   - retry: The policy for connecting again after an error.
  ///   - clock: The source of the time.
  ///   - connect: A closure that creates the sequence of updates, called once per attempt.
  public init<Updates: AsyncSequence>(
    policy: FreshnessPolicy = FreshnessPolicy(), retry: RetryPolicy = RetryPolicy(), clock: SourceClock,
    _ connect: @escaping @Sendable () async throws -> Updates
  ) where Updates.Element == Value {
    self.policy = policy
    self.retry = retry
    self.clock = clock
    pump = ConnectedPump(connect)
  }

  /// A Boolean value that indicates whether `run()` is active.
  public var isRunning: Bool {
    switch connection {
    case .connecting, .connected, .waiting: return true
    case .idle, .ended, .failed: return false
    }
  }

  /// Receives values until the sequence ends, the last attempt fails, or the task is canceled.
  ///
  /// Several views may run the same source: they share one connection, which ends when the last of their tasks is
  /// canceled. A canceled connection no longer counts, even if its sequence has not noticed the cancellation yet: a view
  /// that disappears and appears again connects anew.
  public func run() async {
    let run: SharedRun
    if let current, current.join() {
      run = current
    } else {
      run = start()
    }
    let number = currentNumber
    let end = run.makeEnd()
    await withTaskCancellationHandler {
      for await _ in end {}
    } onCancel: {
      run.leave()
    }
    guard number == currentNumber, run.isCanceled else { return }
    // What the abandoned sequence still delivers does not count.
    currentNumber += 1
    current = nil
    connection = .idle
  }

  /// Starts a connection with one participant.
  private func start() -> SharedRun {
    currentNumber += 1
    let number = currentNumber
    let run = SharedRun()
    current = run
    run.work = Task {
      let end = await follow(number)
      if number == currentNumber {
        current = nil
        connection = end
      }
      run.finish()
    }
    return run
  }

  /// Returns the state of the connection after the attempt with this number.
  private func follow(_ number: Int) async -> Connection {
    var attempt = 0
    while !Task.isCancelled {
      connection = .connecting
      let countBefore = count
      do {
        try await pump.run { [weak self] in self?.take($0, number) }
        return Task.isCancelled ? .idle : .ended
      } catch {
        guard number == currentNumber, !Task.isCancelled else { break }
        self.error = error
        attempt = count > countBefore ? 1 : attempt + 1
        guard let delay = retry.delay(attempt: attempt, random: clock.random()) else { return .failed }
        connection = .waiting(attempt: attempt, until: clock.now().addingTimeInterval(delay))
        await wait(delay)
      }
    }
    return .idle
  }

  /// Waits for the next attempt, unless it is canceled or ``retryNow()`` ends the delay.
  private func wait(_ delay: Double) async {
    let clock = clock
    let pause = Task<Void, Never> { try? await clock.sleep(delay) }
    self.pause = pause
    await withTaskCancellationHandler {
      await pause.value
    } onCancel: {
      pause.cancel()
    }
    self.pause = nil
  }

  /// Connects again now: ends the delay before the next attempt, or runs the source again after its end.
  ///
  /// A source that is run again this way stays connected until its sequence ends or its last attempt fails. While the
  /// source is connecting or connected, the call has no effect.
  public func retryNow() {
    switch connection {
    case .waiting: pause?.cancel()
    case .idle, .ended, .failed: Task { await run() }
    case .connecting, .connected: break
    }
  }

  private func take(_ new: Value, _ number: Int) {
    guard number == currentNumber else { return }
    count += 1
    value = new
    updated = clock.now()
    if error != nil { error = nil }
    if connection != .connected { connection = .connected }
  }

  /// Returns the status at a date.
  public func status(at date: Date) -> LiveStatus { status(Freshness(updated: updated, at: date, policy: policy)) }

  /// Returns the status for a displayed age of the last value.
  func status(_ freshness: Freshness) -> LiveStatus {
    if connection == .failed { return .error }
    if updated == nil { return connection == .ended || connection == .idle ? .offline : .connecting }
    // Data without a connection is not live, however young its last value is.
    return freshness.status == .live && connection != .connected ? .recent : freshness.status
  }
}
