import Combine
import Foundation
import ViewGraph

/// A property wrapper type that instantiates an observable object, once for each identity of the view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: GraphProperty, StateProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property whose object the closure creates once for each identity of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object of the view. Outside a view, each read creates an object.
  public var wrappedValue: ObjectType { object ?? make() }

  /// The wrapper from which bindings to the object's properties are made.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  package mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    let owned = (slot as? OwnedObject<ObjectType>) ?? OwnedObject(make())
    slot = owned
    object = owned.object
    owned.link.connect(owned.object, to: host)
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

/// An object with the lifetime of a view's position in the tree.
final class OwnedObject<T: ObservableObject>: TornDownSlot {
  let object: T
  let link = ObjectLink()

  init(_ object: T) { self.object = object }

  func teardown() { link.teardown() }
}
