import Dispatch

/// Work on all cores at once whose results do not depend on how many there are.
enum Parallel {
  /// The results in order.
  static func map<T: Sendable>(_ count: Int, _ body: @Sendable (Int) -> T) -> [T] {
    if count == 0 { return [] }
    if count == 1 { return [body(0)] }
    let results = UnsafeMutablePointer<T?>.allocate(capacity: count)
    results.initialize(repeating: nil, count: count)
    defer {
      results.deinitialize(count: count)
      results.deallocate()
    }
    // Every iteration writes its own place only, and nothing reads before the last has ended.
    nonisolated(unsafe) let places = results
    DispatchQueue.concurrentPerform(iterations: count) { places[$0] = body($0) }
    return (0..<count).map { results[$0]! }
  }

  /// The results in order, or the first error in that order.
  static func tryMap<T: Sendable>(_ count: Int, _ body: @Sendable (Int) throws -> T) throws -> [T] {
    try map(count) { index in Result { try body(index) } }.map { try $0.get() }
  }
}
