import Foundation

/// Writes waiting for their update. Consecutive writes under the same transaction share one update; a different
/// transaction starts the next.
final class MutationQueue: @unchecked Sendable {
  struct Pending {
    var transaction: Transaction
    var changes: [() -> Void]
  }

  private let lock = NSLock()
  private var pending: [Pending] = []
  /// Called, on whatever thread, when the queue stops being empty.
  var didBecomeNonEmpty: (@Sendable () -> Void)?

  var isEmpty: Bool {
    lock.lock()
    defer { lock.unlock() }
    return pending.isEmpty
  }

  func append(_ transaction: Transaction, _ change: @escaping () -> Void) {
    lock.lock()
    let wasEmpty = pending.isEmpty
    if let last = pending.last, last.transaction.isSame(as: transaction) {
      pending[pending.count - 1].changes.append(change)
    } else {
      for token in transaction.completions { token.updateWasQueued() }
      pending.append(Pending(transaction: transaction, changes: [change]))
    }
    lock.unlock()
    if wasEmpty { didBecomeNonEmpty?() }
  }

  func popFirst() -> Pending? {
    lock.lock()
    defer { lock.unlock() }
    return pending.isEmpty ? nil : pending.removeFirst()
  }
}
