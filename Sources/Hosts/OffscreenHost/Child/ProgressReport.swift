import Foundation

/// Tells the tool how many frames are done: a line of two numbers each, `done total`.
struct ProgressReport {
  let descriptor: Int32?
  private let counter = Counter()

  init(descriptor: Int32?) { self.descriptor = descriptor }

  private final class Counter {
    var done = 0
    var total = 0
  }

  func begin(_ total: Int) {
    counter.total = total
    write()
  }

  func step() {
    counter.done += 1
    write()
  }

  private func write() {
    guard let descriptor else { return }
    let line = "\(counter.done) \(counter.total)\n"
    // A report that does not fit is left out; the next one says it all.
    _ = line.withCString { Foundation.write(descriptor, $0, strlen($0)) }
  }
}
