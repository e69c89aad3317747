import Combine
import ViewGraph

/// A view pushed on a stack.
final class NavigationEntry: ObservableObject, Identifiable {
  enum Source {
    /// An element of the path.
    case value(AnyHashable)
    /// A view pushed by a link or a modifier. The closure is called when it is popped.
    case view(popped: () -> Void)
  }

  let id: Int
  let source: Source
  let dismisser = Dismisser()
  let bar = NavigationBarModel()
  /// Creates the view. It is replaced when the link's body is evaluated again.
  var content: (() -> AnyView)? {
    willSet { objectWillChange.send() }
  }

  init(id: Int, source: Source, content: (() -> AnyView)?) {
    self.id = id
    self.source = source
    self.content = content
  }

  var value: AnyHashable? {
    if case .value(let value) = source { return value }
    return nil
  }
}

/// The model of one navigation stack: its entries above the root.
final class NavigationModel: ObservableObject {
  private(set) var entries: [NavigationEntry] = []
  var path: NavigationValues?
  private var lastID = 0
  private var destinations: [Destination] = []

  private struct Destination {
    let owner: ObjectIdentifier
    let type: Any.Type
    let make: (AnyHashable) -> AnyView?
  }

  // MARK: The path

  /// Updates the entries for a path. Entries that differ from it are removed, with all entries above them.
  func follow(_ values: [AnyHashable]) {
    var matched = 0
    var kept = 0
    for entry in entries {
      if let value = entry.value {
        guard matched < values.count, value == values[matched] else { break }
        matched += 1
      }
      kept += 1
    }
    if kept < entries.count { drop(entries.count - kept) }
    for value in values[matched...] { add(.value(value), content: nil) }
  }

  @discardableResult
  private func add(_ source: NavigationEntry.Source, content: (() -> AnyView)?) -> NavigationEntry {
    lastID += 1
    let entry = NavigationEntry(id: lastID, source: source, content: content)
    entry.dismisser.action = { [weak self, weak entry] in
      if let self, let entry { self.pop(from: entry) }
    }
    entries.append(entry)
    return entry
  }

  private func drop(_ count: Int) {
    for entry in entries.suffix(count) { entry.dismisser.isPresented = false }
    entries.removeLast(count)
  }

  // MARK: Pushing and popping

  func push(_ value: AnyHashable) {
    if path?.append(value) == false {
      RuntimeIssue.report("The navigation path cannot hold a value of type \(type(of: value.base)).")
    }
  }

  func push(popped: @escaping () -> Void = {}, _ content: @escaping () -> AnyView) -> NavigationEntry {
    objectWillChange.send()
    return add(.view(popped: popped), content: content)
  }

  /// Removes an entry and all entries above it.
  func pop(from entry: NavigationEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    let gone = entries[index...]
    let values = gone.filter { $0.value != nil }.count
    objectWillChange.send()
    drop(gone.count)
    for entry in gone.reversed() { if case .view(let popped) = entry.source { popped() } }
    if values > 0 { path?.removeLast(values) }
  }

  func contains(_ entry: NavigationEntry) -> Bool { entries.contains { $0 === entry } }

  /// Replaces all entries, as a sidebar's link does in the detail column.
  func replace(_ content: @escaping () -> AnyView) -> NavigationEntry {
    if let first = entries.first { pop(from: first) }
    return push(content)
  }

  // MARK: Destinations

  func setDestination<D: Hashable>(_ owner: AnyObject, _ type: D.Type, _ make: @escaping (D) -> AnyView) {
    let made = Destination(owner: ObjectIdentifier(owner), type: type) { value in
      (value.base as? D).map { make($0) }
    }
    if let index = destinations.firstIndex(where: { $0.owner == made.owner }) {
      destinations[index] = made
    } else {
      destinations.append(made)
    }
    for entry in entries where entry.value?.base is D { entry.objectWillChange.send() }
  }

  func removeDestination(_ owner: AnyObject) { destinations.removeAll { $0.owner == ObjectIdentifier(owner) } }

  /// Returns the view of a value, or `nil` if no `navigationDestination` has its type.
  func view(of value: AnyHashable) -> AnyView? {
    for destination in destinations {
      if let view = destination.make(value) { return view }
    }
    return nil
  }
}

private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  /// The stack to which links in this environment push.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
