import Foundation
import ViewGraph

/// A property wrapper type that reflects a value from the user's defaults and invalidates a view on a change in
/// value.
///
/// Offscreen, the store is initially empty and in memory, so that images do not depend on previous runs.
@propertyWrapper
public struct AppStorage<Value>: GraphProperty, StateProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let coding: StorageCoding<Value>
  private var location: KeyedLocation<Value>?

  private init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ coding: StorageCoding<Value>) {
    (self.key, self.store, self.initial, self.coding) = (key, store, initial, coding)
  }

  /// The value of the user default, or the initial value if the store has none for the key.
  public var wrappedValue: Value {
    get { location?.get() ?? looseStore.value(key).flatMap(coding.read) ?? initial }
    nonmutating set {
      if let location { return location.set(newValue, transaction: Transaction.current) }
      let value = newValue
      looseStore.set(coding.write(value), for: key)
      looseStore.entry(key).dependents.markDirty()
    }
  }

  /// The store outside of a view.
  private var looseStore: KeyedStore {
    guard let store, store !== UserDefaults.standard else { return KeyedStore.current }
    return KeyedStore(store)
  }

  /// A binding to the value of the user default.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }

  package mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    let reads = EnvironmentReads()
    let defaults = store ?? host.environment.noting(reads).defaultStore?.defaults
    for key in reads.keys { host.dependencies.insert(environmentKey: key) }
    let keyed = KeyedStores.of(host.graph).store(defaults)
    if let found = slot as? KeyedLocation<Value>, found.isOf(keyed, key) {
      location = found
      return
    }
    let made = KeyedLocation(keyed, key, coding, initial: initial, graph: host.graph)
    slot = made
    location = made
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  /// Creates a property that can read and write to a boolean user default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, .plain())
  }

  /// Creates a property that can read and write to an integer user default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, .plain())
  }

  /// Creates a property that can read and write to a double user default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, wrappedValue, .plain())
  }

  /// Creates a property that can read and write to a string user default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, wrappedValue, .plain())
  }

  /// Creates a property that can read and write to a URL user default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, .url)
  }

  /// Creates a property that can read and write to a date user default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, .plain())
  }

  /// Creates a property that can read and write to a user default as data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, .plain())
  }

  /// Creates a property that can read and write to an integer user default, transforming that to a data type.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, .raw())
  }

  /// Creates a property that can read and write to a string user default, transforming that to a data type.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that can read and write an optional boolean user default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional(.plain()))
  }

  /// Creates a property that can read and write an optional integer user default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, .optional(.plain()))
  }

  /// Creates a property that can read and write an optional double user default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional(.plain()))
  }

  /// Creates a property that can read and write an optional string user default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional(.plain()))
  }

  /// Creates a property that can read and write an optional URL user default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, .optional(.url))
  }

  /// Creates a property that can read and write an optional date user default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, .optional(.plain()))
  }

  /// Creates a property that can read and write an optional data user default.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional(.plain()))
  }

  /// Creates a property that can save and restore an optional string, transforming it to a data type.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, nil, .optional(.raw()))
  }

  /// Creates a property that can save and restore an optional integer, transforming it to a data type.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, .optional(.raw()))
  }
}
