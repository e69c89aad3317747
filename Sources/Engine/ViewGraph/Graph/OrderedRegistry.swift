/// Values by the identity of their owner, visited in the order in which they were added.
///
/// A dictionary alone would visit them in the order of the owners' addresses, which differs from run to run.
package struct OrderedRegistry<Element> {
  private var entries: [(owner: ObjectIdentifier, element: Element)?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  package init() {}

  package var isEmpty: Bool { places.isEmpty }

  /// The values, the oldest first.
  package var elements: [Element] { entries.compactMap { $0?.element } }

  /// The owner's value; one that is replaced keeps its place.
  package subscript(owner: ObjectIdentifier) -> Element? {
    get { places[owner].flatMap { entries[$0]?.element } }
    set {
      guard let newValue else { return remove(owner) }
      if let place = places[owner] {
        entries[place] = (owner, newValue)
      } else {
        places[owner] = entries.count
        entries.append((owner, newValue))
      }
    }
  }

  private mutating func remove(_ owner: ObjectIdentifier) {
    guard let place = places.removeValue(forKey: owner) else { return }
    entries[place] = nil
    // Gaps take at most as much memory as the elements.
    guard entries.count > 16, entries.count > 2 * places.count else { return }
    entries.removeAll { $0 == nil }
    for (place, entry) in entries.enumerated() { places[entry!.owner] = place }
  }
}
