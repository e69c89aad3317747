import Foundation
import Motion

/// A property wrapper type that can read and write a value owned by a source of truth.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, InputComparable {
  package var location: AnyLocation<Value>
  /// The binding's transaction.
  public var transaction: Transaction

  package init(location: AnyLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding with closures that read and write the binding value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionalLocation(get: get, set: { value, _ in set(value) }))
  }

  /// Creates a binding with a closure that reads the value and one that writes it with the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionalLocation(get: get, set: set))
  }

  /// Creates a binding with an immutable value.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// The underlying value referenced by the binding variable.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: effectiveTransaction) }
  }

  private var effectiveTransaction: Transaction {
    transaction.isEmpty ? Transaction.current : Transaction.current.merging(transaction)
  }

  /// A projection of the binding value that returns a binding.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from the projected value of another one, so that a closure's parameter can be written as
  /// `$value`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to the resulting value of a given key path.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: ProjectedLocation(location, keyPath), transaction: transaction)
  }

  /// Specifies a transaction for the binding.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Specifies an animation to perform when the binding value changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  package func isSameInput(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// Creates a binding by projecting the base value to an optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: FunctionalLocation(
        get: { base.wrappedValue }, set: { if let value = $0 { base.location.set(value, transaction: $1) } }))
  }

  /// Creates a binding by projecting the base value to an unwrapped value, or returns `nil` if the base value is `nil`.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      location: FunctionalLocation(
        get: { base.wrappedValue ?? value }, set: { base.location.set($0, transaction: $1) }))
  }

  /// Creates a binding to the type-erased value of `base`. Writing a value of another type is a programming error.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: FunctionalLocation(
        get: { AnyHashable(base.wrappedValue) },
        set: { value, transaction in base.location.set(value.base as! V, transaction: transaction) }))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  /// The positions of the wrapped collection's elements.
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the wrapped collection's elements, in ascending order.
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: FunctionalLocation(
        get: { self.wrappedValue[position] },
        set: { value, transaction in
          var whole = self.wrappedValue
          whole[position] = value
          self.location.set(whole, transaction: transaction)
        }))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection, Value: MutableCollection {}
