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

  /// Accesses the property of an observable object. Setting it first announces the change and publishes the new value.
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
  let subscribers = SubscriberList<Value, Never>()
  /// Guards everything below. No code from outside runs while it is held.
  private let lock = NSLock()
  private var current: Value
  private var publisher: ObservableObjectPublisher?
  private var kept: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  var value: Value { lock.withLock { current } }

  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { publisher } }
    set { lock.withLock { publisher = newValue } }
  }

  func set(_ new: Value) {
    objectWillChange?.send()
    subscribers.send(new)
    // The old value ends outside the lock: it may run code.
    let old = lock.withLock {
      let old = current
      current = new
      return old
    }
    _ = old
  }

  func keep(_ cancellable: AnyCancellable) { lock.withLock { kept.append(cancellable) } }

  func follow(_ other: PublishedStorage<Value>) {
    guard other !== self else { return }
    keep(Published<Value>.Publisher(storage: other).sink { [weak self] in self?.set($0) })
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
