import Foundation

/// Times at which nodes want to run though nothing else happens: timelines, phases, dated texts.
package final class WakeScheduler {
  private struct Entry {
    weak var owner: AnyObject?
    var time: Double
    /// Entries of equal times run in the order in which they were scheduled.
    var number: Int
    var runsWhileCovered: Bool
    var action: () -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The entries that became due while their node was covered.
  private var paused: [ObjectIdentifier: Entry] = [:]
  private var count = 0

  /// Schedules an action. A new entry of the same owner replaces the old one.
  ///
  /// - Parameter runsWhileCovered: Whether the action also runs while its owner, a node, is covered. Default `false`: it
  ///   waits until the node is uncovered.
  package func schedule(
    _ owner: AnyObject, at time: Double, runsWhileCovered: Bool = false, _ action: @escaping () -> Void
  ) {
    count += 1
    paused[ObjectIdentifier(owner)] = nil
    entries[ObjectIdentifier(owner)] = Entry(
      owner: owner, time: time, number: count, runsWhileCovered: runsWhileCovered, action: action)
  }

  package func cancel(_ owner: AnyObject) {
    entries[ObjectIdentifier(owner)] = nil
    paused[ObjectIdentifier(owner)] = nil
  }

  package var next: Double? { entries.values.map(\.time).min() }

  /// Runs the entries that are due. Entries of nodes for which `isPaused` is true wait for `resume()`.
  func run(at time: Double, isPaused: (_Node) -> Bool) {
    guard !entries.isEmpty else { return }
    let due = entries.filter { $0.value.time <= time }
    for (owner, entry) in due.sorted(by: { ($0.value.time, $0.value.number) < ($1.value.time, $1.value.number) }) {
      // An earlier one may have canceled or moved this one.
      guard entries[owner]?.number == entry.number else { continue }
      entries[owner] = nil
      if !entry.runsWhileCovered, let node = entry.owner as? _Node, isPaused(node) {
        paused[owner] = entry
      } else {
        entry.action()
      }
    }
  }

  /// Makes the paused entries due again.
  func resume() {
    entries.merge(paused) { scheduled, _ in scheduled }
    paused.removeAll()
  }
}
