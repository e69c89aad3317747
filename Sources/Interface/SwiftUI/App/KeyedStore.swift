import Foundation
import ViewGraph

/// Values by key that views read and write: in memory, or in the user's defaults.
package final class KeyedStore {
  /// The store of properties that are used outside of a view: that of the most recent graph.
  nonisolated(unsafe) static var current = KeyedStore()

  private let defaults: UserDefaults?
  private var values: [String: Any] = [:]
  private var entries: [String: Entry] = [:]

  /// Creates a store. With `nil`, it is in memory and initially empty.
  package init(_ defaults: UserDefaults? = nil) { self.defaults = defaults }

  /// The value of a key, with the views that depend on it.
  final class Entry: Dependable {
    var dependents = DependentSet()
  }

  func entry(_ key: String) -> Entry {
    if let found = entries[key] { return found }
    let made = Entry()
    entries[key] = made
    return made
  }

  func value(_ key: String) -> Any? { defaults.map { $0.object(forKey: key) } ?? values[key] }

  func set(_ value: Any?, for key: String) {
    guard let defaults else {
      values[key] = value
      return
    }
    if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
  }
}

/// The stores of one graph.
package final class KeyedStores {
  /// The store of `AppStorage` properties without their own store.
  package var app: KeyedStore
  let scene = KeyedStore()
  private var explicit: [ObjectIdentifier: KeyedStore] = [:]

  package init(app: KeyedStore = KeyedStore()) {
    self.app = app
    KeyedStore.current = app
  }

  package static func of(_ graph: ViewGraph) -> KeyedStores { graph.service(KeyedStores.self) { KeyedStores() } }

  /// Returns the store of user defaults. The standard defaults are represented by the graph's own store.
  func store(_ defaults: UserDefaults?) -> KeyedStore {
    guard let defaults, defaults !== UserDefaults.standard else { return app }
    if let found = explicit[ObjectIdentifier(defaults)] { return found }
    let made = KeyedStore(defaults)
    explicit[ObjectIdentifier(defaults)] = made
    return made
  }
}

/// The location of a key's value in a store.
final class KeyedLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let store: KeyedStore
  private let key: String
  private let coding: StorageCoding<Value>
  private let initial: Value
  private let graph: ViewGraph
  private var latest: Value?
  private var pendingWrites = 0

  init(_ store: KeyedStore, _ key: String, _ coding: StorageCoding<Value>, initial: Value, graph: ViewGraph) {
    (self.store, self.key, self.coding, self.initial, self.graph) = (store, key, coding, initial, graph)
  }

  func isOf(_ store: KeyedStore, _ key: String) -> Bool { self.store === store && self.key == key }

  override func get() -> Value {
    if let host = graph.currentHost {
      host.dependencies.insert(store.entry(key), host)
      return committed
    }
    return latest ?? committed
  }

  private var committed: Value { store.value(key).flatMap(coding.read) ?? initial }

  override func set(_ value: Value, transaction: Transaction) {
    if graph.currentHost != nil {
      RuntimeIssue.report("Modifying storage during view update, this will cause undefined behavior.")
      return
    }
    latest = value
    pendingWrites += 1
    nonisolated(unsafe) let written = value
    graph.enqueueMutation(transaction) { self.commit(written) }
  }

  private func commit(_ value: Value) {
    pendingWrites -= 1
    if pendingWrites == 0 { latest = nil }
    let isSame = valuesAreEqual(committed, value)
    store.set(coding.write(value), for: key)
    if !isSame { store.entry(key).dependents.markDirty() }
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? KeyedLocation<Value> else { return false }
    return other.isOf(store, key)
  }
}
