import Foundation

/// The conversion of a value from and to a property-list value of a store.
struct StorageCoding<Value> {
  /// Converts a stored value, or returns `nil` if it has another type.
  let read: (Any) -> Value?
  let write: (Value) -> Any?

  /// Returns a coding that stores values unchanged.
  static func plain() -> StorageCoding<Value> {
    StorageCoding(read: { $0 as? Value ?? StorageNumbers.value(in: $0) }, write: { $0 })
  }

  static func raw() -> StorageCoding<Value> where Value: RawRepresentable {
    StorageCoding(
      read: { ($0 as? Value.RawValue ?? StorageNumbers.value(in: $0)).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue })
  }

  static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> StorageCoding<Value> where Value == Wrapped? {
    StorageCoding(read: { coding.read($0).map { .some($0) } }, write: { $0.flatMap(coding.write) })
  }
}

extension StorageCoding where Value == URL {
  static var url: StorageCoding<URL> {
    StorageCoding(read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0.absoluteString })
  }
}

/// The user's defaults may return a number as an object.
private enum StorageNumbers {
  static func value<T>(in stored: Any) -> T? {
    guard let number = stored as? NSNumber else { return nil }
    if T.self == Bool.self { return number.boolValue as? T }
    if T.self == Int.self { return number.intValue as? T }
    if T.self == Double.self { return number.doubleValue as? T }
    return nil
  }
}
