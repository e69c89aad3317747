import Foundation
import ViewGraph

/// A property wrapper type that can read and write a value that SwiftUI updates as the placement of focus within the
/// scene changes.
@propertyWrapper
public struct FocusState<Value: Hashable>: GraphProperty, StateProperty {
  /// A property wrapper type that can read and write a value that indicates the current focus location.
  @propertyWrapper
  public struct Binding: InputComparable {
    let location: AnyLocation<Value>
    /// The value while focus is elsewhere: false or `nil`.
    let elsewhere: Value

    /// The underlying value referenced by the bound property.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, transaction: Transaction.current) }
    }

    /// A projection of the binding value that returns a binding.
    public var projectedValue: Binding { self }

    package func isSameInput(as other: Binding) -> Bool { location.isSame(as: other.location) }
  }

  private let elsewhere: Value
  private var location: StoredLocation<Value>?

  /// Creates a focus state that binds to a Boolean.
  public init() where Value == Bool { elsewhere = false }

  /// Creates a focus state that binds to an optional value.
  public init<T: Hashable>() where Value == T? { elsewhere = nil }

  /// The current state value, taking into account whatever bindings might be in effect due to the current location of
  /// focus.
  public var wrappedValue: Value {
    get { location?.get() ?? elsewhere }
    nonmutating set { location?.set(newValue, transaction: Transaction.current) }
  }

  /// A projection of the focus state value that returns a binding.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(location: location ?? ConstantFocus(elsewhere), elsewhere: elsewhere)
  }

  package mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    if slot == nil { slot = StoredLocation(elsewhere, graph: host.graph) }
    location = unsafeDowncast(slot!, to: StoredLocation<Value>.self)
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// The location outside of views, where focus is always elsewhere.
final class ConstantFocus<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
}
