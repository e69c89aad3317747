import Foundation

/// A publisher that emits an output to each subscriber just once, and then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

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
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

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
  public let error: Failure

  public init(error: Failure) { self.error = error }
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
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher that eventually produces a single value and then finishes or fails.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [BufferedSubscription<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else { return lock.unlock() }
    self.result = result
    let conduits = waiting
    waiting = []
    lock.unlock()
    for subscription in conduits { Self.deliver(result, to: subscription) }
  }

  private static func deliver(_ result: Result<Output, Failure>, to subscription: BufferedSubscription<Output, Failure>) {
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
    public let sequence: Elements

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
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  public var publisher: Publishers.Sequence<[Wrapped], Never> { Publishers.Sequence(sequence: map { [$0] } ?? []) }
}
