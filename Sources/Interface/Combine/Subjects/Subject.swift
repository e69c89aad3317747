import Foundation

/// A publisher that exposes a method for outside callers to publish elements.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var conduits: [BufferedSubscription<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?

  func add<S: Subscriber>(_ subscriber: S, first: Output?) where S.Input == Output, S.Failure == Failure {
    // A value that was there before the subscriber waits until it asks; later ones that it does not want are lost.
    let subscription = BufferedSubscription<Output, Failure>(subscriber, dropsUnwanted: true)
    subscription.onCancel = { [weak self, unowned subscription] in self?.remove(subscription) }
    if let first { subscription.onFirstRequest = { [unowned subscription] in subscription.push(first) } }
    lock.lock()
    let over = end
    if over == nil { conduits.append(subscription) }
    lock.unlock()
    subscriber.receive(subscription: subscription)
    if let over { subscription.finish(over) }
  }

  private func remove(_ subscription: BufferedSubscription<Output, Failure>) {
    lock.lock()
    conduits.removeAll { $0 === subscription }
    lock.unlock()
  }

  func send(_ value: Output) {
    lock.lock()
    let now = conduits
    lock.unlock()
    for subscription in now { subscription.push(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    if end == nil { end = completion }
    let now = conduits
    conduits = []
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

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(subscriber, first: nil)
  }

  public func send(_ value: Output) { subscribers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that wraps a single value and publishes a new element whenever the value changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let subscribers = SubscriberList<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

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

  public func send(_ value: Output) {
    guard !subscribers.isOver else { return }
    lock.lock()
    current = value
    lock.unlock()
    subscribers.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
