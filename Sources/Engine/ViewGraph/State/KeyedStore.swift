import Foundation

/// Values by key that views, and any thread, read and write: in memory, or in the user's defaults.
package final class KeyedStore: @unchecked Sendable {
  private let defaults: UserDefaults?
  /// Guards everything below, except the dependents in the entries, which are the graph's.
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var entries: [String: Entry] = [:]

  /// Creates a store. With `defaults` `nil`, it is in memory and empty.
  package init(_ defaults: UserDefaults? = nil) { self.defaults = defaults }

  /// The observers of one key.
  package final class Entry: Dependable {
    package var dependents = DependentSet()
  }

  package func entry(_ key: String) -> Entry {
    lock.withLock {
      if let found = entries[key] { return found }
      let made = Entry()
      entries[key] = made
      return made
    }
  }

  package func value(_ key: String) -> Any? {
    if let defaults { return defaults.object(forKey: key) }
    return lock.withLock { values[key] }
  }

  package func set(_ value: Any?, for key: String) {
    if let defaults {
      if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    } else {
      lock.withLock { values[key] = value }
    }
  }

  // MARK: Outside views

  private static let currentLock = NSLock()
  /// Guarded by `currentLock`.
  nonisolated(unsafe) private static var latest = KeyedStore()

  /// The store of properties that are used outside a view, where no graph is known: that of the graph made last.
  package static var current: KeyedStore {
    get { currentLock.withLock { latest } }
    set { currentLock.withLock { latest = newValue } }
  }
}

/// The stores of one graph.
package final class KeyedStores {
  /// `AppStorage` without a store of its own.
  package var app: KeyedStore
  package let scene = KeyedStore()
  private var explicit: [ObjectIdentifier: KeyedStore] = [:]

  package init(app: KeyedStore = KeyedStore()) {
    self.app = app
    KeyedStore.current = app
  }

  package static func of(_ graph: ViewGraph) -> KeyedStores { graph.service(KeyedStores.self) { KeyedStores() } }

  /// The standard defaults stand for the graph's own store.
  package func store(_ defaults: UserDefaults?) -> KeyedStore {
    guard let defaults, defaults !== UserDefaults.standard else { return app }
    if let found = explicit[ObjectIdentifier(defaults)] { return found }
    let made = KeyedStore(defaults)
    explicit[ObjectIdentifier(defaults)] = made
    return made
  }
}

/// One key of a store as a place of a value.
package final class KeyedLocation<Value>: StoredLocation<Value>, @unchecked Sendable {
  private let store: KeyedStore
  private let key: String
  private let coding: StorageCoding<Value>
  private let initial: Value

  package init(
    _ store: KeyedStore, _ key: String, _ coding: StorageCoding<Value>, initial: Value, graph: ViewGraph
  ) {
    (self.store, self.key, self.coding, self.initial) = (store, key, coding, initial)
    super.init(initial, graph: graph)
  }

  package func isOf(_ store: KeyedStore, _ key: String) -> Bool { self.store === store && self.key == key }

  /// Returns the value in the store, which another location of the same key may have written.
  override func committed(_ stored: Value) -> Value { store.value(key).flatMap(coding.read) ?? initial }
  override func willCommit(_ value: Value) { store.set(coding.write(value), for: key) }
  override var source: any Dependable { store.entry(key) }
  /// Another place of the same key may have a different write waiting.
  override var dropsEqualWrites: Bool { false }

  override package func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? KeyedLocation<Value> else { return false }
    return other.isOf(store, key)
  }
}
