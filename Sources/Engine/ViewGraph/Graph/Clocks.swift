import Foundation

/// Times at which nodes want to run though nothing else happens: timelines, phases, dated texts.
package final class WakeScheduler {
  private var entries: [ObjectIdentifier: (time: Double, action: () -> Void)] = [:]

  /// One entry an owner: a new one replaces the old.
  package func schedule(_ owner: AnyObject, at time: Double, _ action: @escaping () -> Void) {
    entries[ObjectIdentifier(owner)] = (time, action)
  }

  package func cancel(_ owner: AnyObject) { entries[ObjectIdentifier(owner)] = nil }

  package var next: Double? { entries.values.map(\.time).min() }

  func run(at time: Double) {
    guard !entries.isEmpty else { return }
    let due = entries.filter { $0.value.time <= time }
    for (owner, entry) in due.sorted(by: { $0.value.time < $1.value.time }) {
      entries[owner] = nil
      entry.action()
    }
  }
}
