/// Values by key, within a budget: what has not been used for longest leaves first.
///
/// Whatever is in a cache must follow from its key alone, so that results do not depend on what has left.
package final class BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  /// The sum of costs that the cache may hold, in the unit that callers count costs in.
  package let budget: Int
  package private(set) var cost = 0
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  package init(budget: Int) { self.budget = budget }

  package var count: Int { entries.count }

  /// The value for a key, which counts as a use.
  package func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Sets the value for a key. A value that alone exceeds the budget stays until the next one comes.
  package func insert(_ value: Value, for key: Key, cost: Int) {
    clock += 1
    if let old = entries.updateValue(Entry(value: value, cost: cost, lastUse: clock), forKey: key) {
      self.cost -= old.cost
    }
    self.cost += cost
    if self.cost > budget { evict() }
  }

  package func removeAll() {
    entries.removeAll()
    cost = 0
  }

  /// Frees space for a quarter more than is needed, so that a full cache is not sorted at each insertion.
  private func evict() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if cost <= budget / 4 * 3 || entry.lastUse == clock { return }
      entries.removeValue(forKey: key)
      cost -= entry.cost
    }
  }
}
