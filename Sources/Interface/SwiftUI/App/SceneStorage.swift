import Foundation
import ViewGraph

/// A property wrapper type that reads and writes to persisted, per-scene storage. Offscreen, the storage is initially
/// empty.
@propertyWrapper
public struct SceneStorage<Value>: GraphProperty, StateProperty {
  private let key: String
  private let initial: Value
  private let coding: StorageCoding<Value>
  private var location: KeyedLocation<Value>?

  private init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
    (self.key, self.initial, self.coding) = (key, initial, coding)
  }

  /// The stored value of the scene, or the initial value if none is stored.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction.current) }
  }

  /// A binding to the stored value, which is constant outside of a view.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }

  package mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    let store = KeyedStores.of(host.graph).scene
    if let found = slot as? KeyedLocation<Value>, found.isOf(store, key) {
      location = found
      return
    }
    let made = KeyedLocation(store, key, coding, initial: initial, graph: host.graph)
    slot = made
    location = made
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  /// Creates a property that can save and restore a boolean.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue, .plain()) }

  /// Creates a property that can save and restore an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue, .plain()) }

  /// Creates a property that can save and restore a double.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue, .plain()) }

  /// Creates a property that can save and restore a string.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue, .plain()) }

  /// Creates a property that can save and restore a URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue, .url) }

  /// Creates a property that can save and restore a date.
  public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(key, wrappedValue, .plain()) }

  /// Creates a property that can save and restore data.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue, .plain()) }

  /// Creates a property that can save and restore an integer, transforming it to a data type.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw())
  }

  /// Creates a property that can save and restore a string, transforming it to a data type.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that can save and restore an optional boolean.
  public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(.plain())) }

  /// Creates a property that can save and restore an optional integer.
  public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(.plain())) }

  /// Creates a property that can save and restore an optional double.
  public init(_ key: String) where Value == Double? { self.init(key, nil, .optional(.plain())) }

  /// Creates a property that can save and restore an optional string.
  public init(_ key: String) where Value == String? { self.init(key, nil, .optional(.plain())) }

  /// Creates a property that can save and restore an optional URL.
  public init(_ key: String) where Value == URL? { self.init(key, nil, .optional(.url)) }

  /// Creates a property that can save and restore an optional date.
  public init(_ key: String) where Value == Date? { self.init(key, nil, .optional(.plain())) }

  /// Creates a property that can save and restore optional data.
  public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(.plain())) }

  /// Creates a property that can save and restore an optional string, transforming it to a data type.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw()))
  }

  /// Creates a property that can save and restore an optional integer, transforming it to a data type.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw()))
  }
}
