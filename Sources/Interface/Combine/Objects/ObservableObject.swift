import Foundation

/// A type of object with a publisher that emits before the object has changed.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// A publisher that emits before the object has changed.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// A publisher that publishes changes from observable objects.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let subscribers = SubscriberList<Void, Never>()

  /// Creates an instance without any elements or subscribers.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.add(subscriber, first: nil)
  }

  /// Sends a void element to all subscribers.
  public func send() { subscribers.send(()) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object, which the storage of its `@Published` properties retains.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = publishedFields(of: self)
    let made = fields.lazy.compactMap(\.objectWillChange).first ?? ObjectPublishers.publisher(of: self)
    for field in fields where field.objectWillChange == nil { field.objectWillChange = made }
    return made
  }
}

private func publishedFields(of object: AnyObject) -> [any PublishedField] {
  var fields: [any PublishedField] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for child in current.children {
      if let field = (child.value as? any PublishedProperty)?.field { fields.append(field) }
    }
    mirror = current.superclassMirror
  }
  return fields
}

/// The publishers of live objects. An object at the address of a deallocated one gets a new publisher.
private enum ObjectPublishers {
  private final class Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
    init(_ object: AnyObject) { self.object = object }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let id = ObjectIdentifier(object)
    if let entry = entries[id], entry.object === object { return entry.publisher }
    if entries.count > 64 { entries = entries.filter { $0.value.object != nil } }
    let entry = Entry(object)
    entries[id] = entry
    return entry.publisher
  }
}
