import Combine
import Foundation
import ViewGraph

/// A property wrapper type that subscribes to an observable object and invalidates a view whenever the observable
/// object changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: GraphProperty {
  /// A wrapper of the underlying observable object that can create bindings to its properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Gets a binding to the value of a specified key path.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  /// The observed object.
  public var wrappedValue: ObjectType

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates a property that observes an object, under the label `initialValue`.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The wrapper from which bindings to the object's properties are made.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  package mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    let link = (slot as? ObjectLink) ?? ObjectLink()
    slot = link
    link.connect(wrappedValue, to: host)
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

/// The subscription of one view to an object. Any change makes the body run in the next update.
final class ObjectLink: TornDownSlot {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  func connect<T: ObservableObject>(_ new: T, to host: any BodyHost) {
    guard object !== new else { return }
    object = new
    let reference = host.dependencies.observer(of: host)
    subscription = new.objectWillChange.sink { _ in reference.invalidate() }
  }

  func teardown() {
    subscription = nil
    object = nil
  }
}

/// The location of an object's property.
final class ObjectLocation<Root: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
  private let object: Root
  private let path: ReferenceWritableKeyPath<Root, Value>

  init(_ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.path = path
  }

  override func get() -> Value { object[keyPath: path] }

  override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: path] = value }
  }

  /// The object only notifies views that hold it, so a child with a binding to its property must run again with its
  /// parent.
  override func isSame(as other: AnyLocation<Value>) -> Bool { false }
}
