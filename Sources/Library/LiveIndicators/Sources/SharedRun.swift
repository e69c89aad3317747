import SwiftUI

/// The connection that several tasks share. It is canceled when the last of them is.
final class SharedRun: @unchecked Sendable {
  private let lock = NSLock()
  private var participants = 1
  private var isFinished = false
  private var ends: [AsyncStream<Void>.Continuation] = []
  private var task: Task<Void, Never>?

  /// The task of the connection. A connection that is canceled already cancels it.
  var work: Task<Void, Never>? {
    get { locked { task } }
    set {
      locked { task = newValue }
      if isCanceled { newValue?.cancel() }
    }
  }

  var isCanceled: Bool { locked { participants == 0 } }

  /// Adds a participant. Returns false if the connection is over.
  func join() -> Bool {
    locked {
      guard participants > 0, !isFinished else { return false }
      participants += 1
      return true
    }
  }

  /// Removes a participant, on any thread, so that a task that starts right after sees the cancellation.
  func leave() {
    let canceled: Task<Void, Never>? = locked {
      participants -= 1
      return participants == 0 ? task : nil
    }
    canceled?.cancel()
  }

  /// Returns a stream without elements that ends with the connection.
  func makeEnd() -> AsyncStream<Void> {
    AsyncStream { continuation in
      let isOver: Bool = locked {
        if !isFinished { ends.append(continuation) }
        return isFinished
      }
      if isOver { continuation.finish() }
    }
  }

  func finish() {
    let waiting: [AsyncStream<Void>.Continuation] = locked {
      isFinished = true
      return ends
    }
    for end in waiting { end.finish() }
  }

  private func locked<T>(_ body: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
