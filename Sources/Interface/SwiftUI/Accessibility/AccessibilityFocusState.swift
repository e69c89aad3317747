import ViewGraph

/// A property wrapper type for the element on which assistive technologies focus. None is at work here: the value is
/// what the app sets.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// Creates a focus state that binds to a Boolean.
  public init() where Value == Bool { _value = State(initialValue: false) }
  /// Creates a focus state that binds to an optional value.
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }

  /// The current state value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A projection of the focus state value that returns a binding.
  public var projectedValue: Binding { Binding(base: $value) }

  /// A property wrapper type that can read and write the value of a focus state.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>
    /// The underlying value referenced by the bound property.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    /// A projection of the binding value that returns a binding.
    public var projectedValue: Binding { self }
  }
}

nonisolated extension View {
  /// Modifies this view by binding its accessibility element's focus state to the given value. It has no effect,
  /// because no assistive technology is at work.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Modifies this view by binding its accessibility element's focus state to a Boolean. It has no effect, because no
  /// assistive technology is at work.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
}
