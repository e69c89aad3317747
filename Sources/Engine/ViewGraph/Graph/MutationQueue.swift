import Foundation

/// The part of a graph that other threads reach: writes waiting for their update. It may outlive the graph; what is
/// appended then has no effect.
///
/// Consecutive writes under the same transaction share one update; a different transaction starts the next.
package final class MutationQueue: @unchecked Sendable {
  struct Pending {
    var transaction: Transaction
    var changes: [() -> Void]
    /// Tells this entry from all others.
    let number: Int
  }

  /// Guards everything below. No code from outside runs while it is held.
  private let lock = NSLock()
  private var pending: [Pending] = []
  private var lastNumber = 0
  /// The node whose body is being evaluated, and the thread that does so.
  private var evaluation: (host: any BodyHost, thread: pthread_t)?

  init() {}

  var isEmpty: Bool { lock.withLock { pending.isEmpty } }

  /// Queues a change from any thread.
  package func append(_ transaction: Transaction, _ change: @escaping () -> Void) {
    lock.lock()
    while let last = pending.last {
      var isSame = transaction.isEmpty
      if transaction.isEmpty != last.transaction.isEmpty {
        isSame = false
      } else if !transaction.isEmpty {
        // The values in transactions are compared by their own `==`, which may read and write state.
        lock.unlock()
        isSame = transaction.isSame(as: last.transaction)
        lock.lock()
        guard pending.last?.number == last.number else { continue }
      }
      guard isSame else { break }
      pending[pending.count - 1].changes.append(change)
      lock.unlock()
      return
    }
    lastNumber += 1
    for token in transaction.completions { token.updateWasQueued() }
    pending.append(Pending(transaction: transaction, changes: [change], number: lastNumber))
    lock.unlock()
  }

  func popFirst() -> Pending? { lock.withLock { pending.isEmpty ? nil : pending.removeFirst() } }

  // MARK: Evaluation

  /// The node whose body this thread is evaluating. Other threads read and write state meanwhile as at any other time.
  package var currentHost: (any BodyHost)? {
    lock.withLock {
      guard let evaluation, pthread_equal(evaluation.thread, pthread_self()) != 0 else { return nil }
      return evaluation.host
    }
  }

  /// Runs `work` as the evaluation of a node's body on this thread.
  func evaluating<Result>(_ host: any BodyHost, _ work: () -> Result) -> Result {
    let previous = lock.withLock {
      let previous = evaluation
      evaluation = (host, pthread_self())
      return previous
    }
    defer { lock.withLock { evaluation = previous } }
    return work()
  }
}
