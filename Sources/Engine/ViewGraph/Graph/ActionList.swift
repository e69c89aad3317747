/// Actions of user code that wait for the end of an update, in order, with places held for those that come later.
struct ActionList {
  fileprivate enum Entry {
    case action(() -> Void)
    case place(ActionPlace)
  }

  private var entries: [Entry] = []
  /// The place at which actions are inserted instead of at the end, or `nil`.
  private var target: ActionPlace?

  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ action: @escaping () -> Void) { append(.action(action)) }

  mutating func reserve() -> ActionPlace {
    let place = ActionPlace()
    append(.place(place))
    return place
  }

  private mutating func append(_ entry: Entry) {
    if let target, target.isOpen { target.entries.append(entry) } else { entries.append(entry) }
  }

  /// Returns the former target.
  @discardableResult
  mutating func redirect(to place: ActionPlace?) -> ActionPlace? {
    defer { target = place }
    return target
  }

  /// Runs everything and closes the places.
  func run() { Self.run(entries) }

  private static func run(_ entries: [Entry]) {
    for entry in entries {
      switch entry {
      case .action(let action): action()
      case .place(let place):
        place.isOpen = false
        let held = place.entries
        place.entries = []
        run(held)
      }
    }
  }
}

/// A place among the actions of an update.
package final class ActionPlace {
  fileprivate var entries: [ActionList.Entry] = []
  fileprivate var isOpen = true
}
