import Foundation

/// A property wrapper type that can read and write a value managed by the view graph.
@propertyWrapper
public struct State<Value>: GraphProperty, StateProperty {
  fileprivate var initial: Initial
  private var location: StoredLocation<Value>?

  /// The initial value, or the closure that creates it at most once per identity.
  fileprivate enum Initial {
    case value(Value)
    case make(() -> Value)
  }

  /// Creates a state property that stores an initial wrapped value.
  public init(wrappedValue value: Value) { initial = .value(value) }

  /// Creates a state property that stores an initial value.
  public init(initialValue value: Value) { initial = .value(value) }

  /// The underlying value referenced by the state variable.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue, transaction: Transaction.current) }
  }

  /// A binding to the state value.
  public var projectedValue: Binding<Value> {
    guard let location else { return Binding(location: ConstantLocation(initialValue)) }
    return Binding(location: location)
  }

  private var initialValue: Value {
    switch initial {
    case .value(let value): return value
    case .make(let make): return make()
    }
  }

  package mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    if slot == nil { slot = StoredLocation(initialValue, graph: host.graph) }
    location = unsafeDowncast(slot!, to: StoredLocation<Value>.self)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state property without an initial value.
  @inlinable public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
extension State.Initial: @unchecked Sendable where Value: Sendable {}
