import Dispatch

/// Parallel computation on all cores, whose results do not depend on the number of cores.
enum Parallel {
  /// Returns the results in order.
  static func map<T: Sendable>(_ count: Int, _ body: @Sendable (Int) -> T) -> [T] {
    if count == 0 { return [] }
    if count == 1 { return [body(0)] }
    let results = UnsafeMutablePointer<T?>.allocate(capacity: count)
    results.initialize(repeating: nil, count: count)
    defer {
      results.deinitialize(count: count)
      results.deallocate()
    }
    // Every iteration only writes its own element, and nothing is read before all have finished.
    nonisolated(unsafe) let places = results
    DispatchQueue.concurrentPerform(iterations: count) { places[$0] = body($0) }
    return (0..<count).map { results[$0]! }
  }

  /// Returns the results in order, or throws the first error in that order.
  static func tryMap<T: Sendable>(_ count: Int, _ body: @Sendable (Int) throws -> T) throws -> [T] {
    try map(count) { index in Result { try body(index) } }.map { try $0.get() }
  }
}
