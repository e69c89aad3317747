import SwiftUI

/// Updates that come in over time, and the truth about how live they are.
///
/// It is connecting until the first value; live while values come within the policy, then recent, stale, offline; an
/// error once it has given up. Every value is delivered in order, also the last one before an end or an error, and the
/// last value stays. Run it with the view that shows it:
///
///     @StateObject private var times = LiveSource { server.waitTimes() }
///     …
///     LiveSourceIndicator(times).task { await times.run() }
@MainActor
public final class LiveSource<Value: Sendable>: ObservableObject {
  /// Where the connection is.
  public enum Connection: Equatable, Sendable {
    /// Not running.
    case idle
    /// Waiting for the first value of this attempt.
    case connecting
    case connected
    /// An error has ended the attempt before; the next, of this number, begins at `date`.
    case waiting(attempt: Int, until: Date)
    /// The sequence has ended without an error.
    case ended
    /// It has given up.
    case failed
  }

  /// The last value.
  @Published public private(set) var value: Value?
  /// When it came.
  @Published public private(set) var updated: Date?
  @Published public private(set) var connection = Connection.idle
  /// The last error; nil once a value has come again.
  @Published public private(set) var error: (any Error)?
  /// How many values have come.
  public private(set) var count = 0

  public let policy: FreshnessPolicy
  public let retry: RetryPolicy
  private let clock: SourceClock
  private let pump: UpdateIterator<Value>
  /// The work of the call of `run()` whose values count, and the number of that call.
  private var current: Task<Connection, Never>?
  private var currentNumber = 0

  /// - Parameters:
  ///   - policy: how long a value is live, recent, and stale.
  ///   - retry: how it tries again after an error.
  ///   - connect: makes the sequence of updates, anew for each attempt.
  public convenience init<Updates: AsyncSequence>(
    policy: FreshnessPolicy = FreshnessPolicy(), retry: RetryPolicy = RetryPolicy(),
    _ connect: @escaping @Sendable () async throws -> Updates
  ) where Updates.Element == Value {
    self.init(policy: policy, retry: retry, clock: SourceClock(), connect)
  }

  /// With a clock of one's own, for tests and simulations.
  public init<Updates: AsyncSequence>(
    policy: FreshnessPolicy = FreshnessPolicy(), retry: RetryPolicy = RetryPolicy(), clock: SourceClock,
    _ connect: @escaping @Sendable () async throws -> Updates
  ) where Updates.Element == Value {
    self.policy = policy
    self.retry = retry
    self.clock = clock
    pump = ConnectedPump(connect)
  }

  /// Whether `run()` is at work.
  public var isRunning: Bool {
    switch connection {
    case .connecting, .connected, .waiting: return true
    case .idle, .ended, .failed: return false
    }
  }

  /// Takes values until the sequence ends, it gives up, or the task is canceled.
  ///
  /// Returns at once while another call is at work. A call that was canceled is not, even if its sequence has yet to
  /// notice: a view that disappears and comes back connects anew.
  public func run() async {
    if let current, !current.isCancelled { return }
    currentNumber += 1
    let number = currentNumber
    let work = Task { await follow(number) }
    current = work
    let end = await withTaskCancellationHandler { await work.value } onCancel: { work.cancel() }
    guard number == currentNumber else { return }
    current = nil
    connection = end
  }

  /// Returns what the connection is when the call of this number is over.
  private func follow(_ number: Int) async -> Connection {
    var attempt = 0
    while !Task.isCancelled {
      connection = .connecting
      let countBefore = count
      do {
        try await pump.run { [weak self] in self?.take($0, number) }
        return Task.isCancelled ? .idle : .ended
      } catch {
        guard number == currentNumber, !Task.isCancelled, !(error is CancellationError) else { break }
        self.error = error
        attempt = count > countBefore ? 1 : attempt + 1
        guard let delay = retry.delay(attempt: attempt) else { return .failed }
        connection = .waiting(attempt: attempt, until: clock.now().addingTimeInterval(delay))
        do { try await clock.sleep(delay) } catch { break }
      }
    }
    return .idle
  }

  private func take(_ new: Value, _ number: Int) {
    guard number == currentNumber else { return }
    count += 1
    value = new
    updated = clock.now()
    if error != nil { error = nil }
    if connection != .connected { connection = .connected }
  }

  /// The status at `date`.
  public func status(at date: Date) -> LiveStatus { Self.status(connection, updated: updated, policy, at: date) }

  static func status(
    _ connection: Connection, updated: Date?, _ policy: FreshnessPolicy, at date: Date
  ) -> LiveStatus {
    if connection == .failed { return .error }
    guard let updated else {
      if connection == .ended || connection == .idle { return .offline }
      return .connecting
    }
    let status = policy.status(of: updated, at: date)
    // What is not connected is not live, however young its last value.
    return status == .live && connection != .connected ? .recent : status
  }
}
