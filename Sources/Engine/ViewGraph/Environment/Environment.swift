import Foundation
import Observation

/// A property wrapper that reads a value from a view's environment.
@propertyWrapper
public struct Environment<Value>: GraphProperty, StateProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var value: Value?

  /// Creates an environment property to read the specified key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The current value of the environment property.
  public var wrappedValue: Value {
    if let value { return value }
    return read(EnvironmentValues())
  }

  private func read(_ values: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let path): return values[keyPath: path]
    case .object(let get): return get(values)
    }
  }

  package mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    let reads = EnvironmentReads()
    value = read(host.environment.noting(reads))
    for key in reads.keys { host.dependencies.insert(environmentKey: key) }
  }
}

nonisolated extension Environment {
  /// Creates a property that reads an observable object of this type, which must be in the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { values in
      guard let object = values[ObservableObjectKey<Value>.self] else {
        fatalError("No Observable object of type \(Value.self) found. A View.environment(_:) for it may be missing.")
      }
      return object
    }
  }

  /// Creates a property that reads the object of an observable type, or `nil` if the environment has none.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    source = .object { $0[ObservableObjectKey<T>.self] }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// The key of an observable object in the environment, one per type.
package struct ObservableObjectKey<T: AnyObject>: EnvironmentKey {
  package static var defaultValue: T? { nil }
}
