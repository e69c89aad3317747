import Foundation

/// A publisher that emits an output to each subscriber just once, and then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The element to publish.
  public let output: Output

  /// Creates a publisher of the given value or failure.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let output = output
    _OperatorPublisher<Output, Never> { subscription in
      subscription.push(output)
      subscription.finish(.finished)
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that never publishes any values, and optionally finishes immediately.
public struct Empty<Output, Failure: Error>: Publisher {
  /// A Boolean value that indicates whether the publisher finishes immediately.
  public let completeImmediately: Bool

  /// Creates the publisher.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates the publisher.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = BufferedSubscription<Output, Failure>(subscriber)
    subscriber.receive(subscription: subscription)
    if completeImmediately { subscription.finish(.finished) }
  }
}

/// A publisher that immediately terminates with the specified error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error with which to fail.
  public let error: Failure

  /// Creates the publisher.
  public init(error: Failure) { self.error = error }
  /// Creates the publisher.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = BufferedSubscription<Output, Failure>(subscriber)
    subscriber.receive(subscription: subscription)
    subscription.finish(.failure(error))
  }
}

/// A publisher that awaits subscription before running the supplied closure to create a publisher.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// The closure that creates the publisher for each subscription.
  public let createPublisher: () -> DeferredPublisher

  /// Creates the publisher.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher that eventually produces a single value and then finishes or fails.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// A closure that receives the result of the future.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [BufferedSubscription<Output, Failure>] = []

  /// Creates a future.
  ///
  /// - Parameter attemptToFulfill: A closure that is called immediately and calls its argument with the result.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else { return lock.unlock() }
    self.result = result
    let subscriptions = waiting
    waiting = []
    lock.unlock()
    for subscription in subscriptions { Self.deliver(result, to: subscription) }
  }

  private static func deliver(_ result: Result<Output, Failure>, to subscription: BufferedSubscription<Output, Failure>)
  {
    switch result {
    case .success(let value):
      subscription.push(value)
      subscription.finish(.finished)
    case .failure(let error): subscription.finish(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = BufferedSubscription<Output, Failure>(subscriber)
    subscriber.receive(subscription: subscription)
    lock.lock()
    let known = result
    if known == nil { waiting.append(subscription) }
    lock.unlock()
    if let known { Self.deliver(known, to: subscription) }
  }
}

extension Publishers {
  /// A publisher that publishes a given sequence of elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// The sequence of elements to publish.
    public let sequence: Elements

    /// Creates the publisher.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let sequence = sequence
      _OperatorPublisher<Output, Failure> { subscription in
        for element in sequence {
          guard subscription.isOpen else { return }
          subscription.push(element)
        }
        subscription.finish(.finished)
      }.receive(subscriber: subscriber)
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements of the sequence.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the wrapped value, if there is one.
  public var publisher: Publishers.Sequence<[Wrapped], Never> { Publishers.Sequence(sequence: map { [$0] } ?? []) }
}
