import Combine
import Foundation
import ViewGraph

/// A property wrapper type for an observable object that a parent or ancestor view supplies.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: GraphProperty, StateProperty {
  private var object: ObjectType?

  /// Creates a property that reads the object of its type from the environment.
  public init() {}

  /// The object from the environment. Reading it without such an object ends the program.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
          + "may be missing as an ancestor of this view.")
    }
    return object
  }

  /// The wrapper from which bindings to the object's properties are made.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  package mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    host.dependencies.insert(environmentKey: ObjectIdentifier(ObservableObjectKey<ObjectType>.self))
    object = host.environment[ObservableObjectKey<ObjectType>.self]
    let link = (slot as? ObjectLink) ?? ObjectLink()
    slot = link
    if let object { link.connect(object, to: host) }
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

nonisolated public struct _EnvironmentObjectModifier<T: ObservableObject>: _EnvironmentModifier {
  let object: T

  package func apply(to values: inout EnvironmentValues) { values[ObservableObjectKey<T>.self] = object }
}

nonisolated extension View {
  /// Supplies an observable object to a view's hierarchy.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
