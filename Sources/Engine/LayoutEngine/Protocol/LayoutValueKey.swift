/// A key for a value that a view provides to the layout that contains it.
public protocol LayoutValueKey {
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}
