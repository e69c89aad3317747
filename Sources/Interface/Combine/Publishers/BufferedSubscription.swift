import Foundation

/// A subscriber with closures that requests unlimited elements.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var receiveValue: ((Input) -> Void)?
  private var subscription: (any Subscription)?
  private var isDone = false
  private let lock = NSRecursiveLock()

  init(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
  ) {
    self.receiveCompletion = receiveCompletion
    self.receiveValue = receiveValue
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    let refuses = isDone || self.subscription != nil
    if !refuses { self.subscription = subscription }
    lock.unlock()
    if refuses { subscription.cancel() } else { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let now = receiveValue
    lock.unlock()
    now?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let now = finish()
    now?(completion)
  }

  func cancel() {
    lock.lock()
    let current = subscription
    lock.unlock()
    _ = finish()
    current?.cancel()
  }

  private func finish() -> ((Subscribers.Completion<Failure>) -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    let now = receiveCompletion
    isDone = true
    receiveCompletion = nil
    receiveValue = nil
    subscription = nil
    return now
  }
}

/// The subscription of a running operator. It sends elements up to the subscriber's demand, and queues the rest in
/// order.
final class BufferedSubscription<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private var send: ((Output) -> Subscribers.Demand)?
  private var complete: ((Subscribers.Completion<Failure>) -> Void)?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var end: Subscribers.Completion<Failure>?
  private var isDraining = false
  /// A Boolean value that indicates whether elements without demand are dropped, as by subjects, instead of queued.
  private let dropsUnwanted: Bool
  private let lock = NSRecursiveLock()
  /// The upstream subscriptions, which are canceled with this one.
  var upstream: [any Cancellable] = []
  var onFirstRequest: (() -> Void)?
  var onCancel: (() -> Void)?

  init<S: Subscriber>(_ subscriber: S, dropsUnwanted: Bool = false) where S.Input == Output, S.Failure == Failure {
    send = { subscriber.receive($0) }
    complete = { subscriber.receive(completion: $0) }
    self.dropsUnwanted = dropsUnwanted
  }

  /// The number of queued elements.
  var waitingCount: Int {
    lock.lock()
    defer { lock.unlock() }
    return waiting.count
  }

  func dropNewest() {
    lock.lock()
    if !waiting.isEmpty { waiting.removeLast() }
    lock.unlock()
  }

  func dropOldest() {
    lock.lock()
    if !waiting.isEmpty { waiting.removeFirst() }
    lock.unlock()
  }

  var isOpen: Bool {
    lock.lock()
    defer { lock.unlock() }
    return send != nil && end == nil
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let first = onFirstRequest
    onFirstRequest = nil
    lock.unlock()
    first?()
    drain()
  }

  func push(_ value: Output) {
    lock.lock()
    guard let send, end == nil, !(dropsUnwanted && demand == 0) else { return lock.unlock() }
    guard !isDraining, waiting.isEmpty, demand > 0 else {
      waiting.append(value)
      lock.unlock()
      return drain()
    }
    // No earlier element is queued, so this one can be sent directly.
    isDraining = true
    demand -= 1
    lock.unlock()
    let more = send(value)
    lock.lock()
    demand += more
    isDraining = false
    let isQuiet = waiting.isEmpty && end == nil
    lock.unlock()
    if !isQuiet { drain() }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    if end == nil { end = completion }
    lock.unlock()
    drain()
  }

  private func drain() {
    lock.lock()
    guard !isDraining else { return lock.unlock() }
    isDraining = true
    while !waiting.isEmpty, demand > 0, let send {
      let value = waiting.removeFirst()
      demand -= 1
      lock.unlock()
      let more = send(value)
      lock.lock()
      demand += more
    }
    isDraining = false
    var last: ((Subscribers.Completion<Failure>) -> Void)?
    if waiting.isEmpty, end != nil {
      last = complete
      complete = nil
      send = nil
    }
    let completion = end
    lock.unlock()
    if let last, let completion {
      release()
      last(completion)
    }
  }

  func cancel() {
    lock.lock()
    send = nil
    complete = nil
    waiting = []
    lock.unlock()
    release()
  }

  private func release() {
    lock.lock()
    let fed = upstream
    let action = onCancel
    upstream = []
    onCancel = nil
    lock.unlock()
    for cancellable in fed { cancellable.cancel() }
    action?()
  }
}
