import Foundation

/// What outlives a graph knows it by. A weak reference would do the same, but makes every other reference to the graph
/// slow.
package final class GraphReference: @unchecked Sendable {
  private let lock = NSLock()
  private unowned(unsafe) var graph: ViewGraph?
  private let queue: MutationQueue

  init(_ graph: ViewGraph, _ queue: MutationQueue) {
    self.graph = graph
    self.queue = queue
  }

  /// The node whose body is being evaluated.
  var currentHost: (any BodyHost)? {
    lock.lock()
    defer { lock.unlock() }
    return graph?.currentHost
  }

  /// Queues a change, from whatever thread; nothing when the graph has ended.
  package func enqueueMutation(_ transaction: Transaction, _ change: @escaping () -> Void) {
    queue.append(transaction, change)
  }

  func graphDidEnd() {
    lock.lock()
    graph = nil
    lock.unlock()
  }
}
