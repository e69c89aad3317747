import Foundation

/// A type that publishes a property marked with an attribute.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// Creates a published property with an initial value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  /// Creates a published property with an initial value.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// A publisher for properties marked with the `@Published` attribute.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: PublishedStorage<Value>

    /// Attaches a subscriber, which receives the current value and then each new value before it is set.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subscribers.add(subscriber, first: storage.value)
    }
  }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage.follow(newValue.storage) }
  }

  /// Unavailable. Only classes can have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }
}

/// A property of an object that notifies the object's publisher before it changes.
protocol PublishedField: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

protocol PublishedProperty {
  var field: any PublishedField { get }
}

extension Published: PublishedProperty {
  var field: any PublishedField { storage }
}

final class PublishedStorage<Value>: PublishedField, @unchecked Sendable {
  private(set) var value: Value
  let subscribers = SubscriberList<Value, Never>()
  var objectWillChange: ObservableObjectPublisher?
  private var kept: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  func set(_ new: Value) {
    objectWillChange?.send()
    subscribers.send(new)
    value = new
  }

  func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }

  func follow(_ other: PublishedStorage<Value>) {
    guard other !== self else { return }
    keep(Published<Value>.Publisher(storage: other).sink { [weak self] in self?.set($0) })
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
