import Foundation

/// A publisher that exposes a method for outside callers to publish elements.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends an element to all subscribers.
  func send(_ value: Output)
  /// Sends a completion to all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Receives the subscription to an upstream publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a void element to all subscribers.
  public func send() { send(()) }
}

/// The subscribers of a subject.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var subscriptions: [BufferedSubscription<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?

  func add<S: Subscriber>(_ subscriber: S, first: Output?) where S.Input == Output, S.Failure == Failure {
    // The first value is queued until the subscriber requests it. Later values without demand are dropped.
    let subscription = BufferedSubscription<Output, Failure>(subscriber, dropsUnwanted: true)
    subscription.onCancel = { [weak self, unowned subscription] in self?.remove(subscription) }
    if let first { subscription.onFirstRequest = { [unowned subscription] in subscription.push(first) } }
    lock.lock()
    let over = end
    if over == nil { subscriptions.append(subscription) }
    lock.unlock()
    subscriber.receive(subscription: subscription)
    if let over { subscription.finish(over) }
  }

  private func remove(_ subscription: BufferedSubscription<Output, Failure>) {
    lock.lock()
    subscriptions.removeAll { $0 === subscription }
    lock.unlock()
  }

  func send(_ value: Output) {
    lock.lock()
    let now = subscriptions
    lock.unlock()
    for subscription in now { subscription.push(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    if end == nil { end = completion }
    let now = subscriptions
    subscriptions = []
    lock.unlock()
    for subscription in now { subscription.finish(completion) }
  }

  var isOver: Bool {
    lock.lock()
    defer { lock.unlock() }
    return end != nil
  }
}

/// A subject that broadcasts elements to downstream subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let subscribers = SubscriberList<Output, Failure>()

  /// Creates an instance without any elements or subscribers.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(subscriber, first: nil)
  }

  /// Sends an element to all subscribers.
  public func send(_ value: Output) { subscribers.send(value) }
  /// Sends a completion to all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }
  /// Requests unlimited elements from a subscription.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that wraps a single value and publishes a new element whenever the value changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let subscribers = SubscriberList<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  /// Creates a subject with an initial value.
  public init(_ value: Output) { current = value }

  /// The current value. Setting it publishes the new value.
  public var value: Output {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(subscriber, first: value)
  }

  /// Sends an element to all subscribers.
  public func send(_ value: Output) {
    guard !subscribers.isOver else { return }
    lock.lock()
    current = value
    lock.unlock()
    subscribers.send(value)
  }

  /// Sends a completion to all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }
  /// Requests unlimited elements from a subscription.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
