/// A queue of pending input events.
struct InputQueue {
  private var events: [InputEvent.Timed] = []

  var next: Double? { events.first?.time }
  var end: Double? { events.last?.time }

  /// Adds events. Events with the same time run in the order in which they were added.
  mutating func add(_ added: [InputEvent.Timed]) {
    events += added
    let order = events.enumerated().sorted { a, b in
      a.element.time != b.element.time ? a.element.time < b.element.time : a.offset < b.offset
    }
    events = order.map(\.element)
  }

  mutating func popDue(at time: Double) -> InputEvent? {
    guard let first = events.first, first.time <= time else { return nil }
    events.removeFirst()
    return first.event
  }
}
