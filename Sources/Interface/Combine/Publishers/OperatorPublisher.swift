import Foundation

/// A publisher described by a closure that feeds a subscription. All operators are built from it.
public struct _OperatorPublisher<Output, Failure: Error>: Publisher {
  let start: (BufferedSubscription<Output, Failure>) -> Void

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = BufferedSubscription<Output, Failure>(subscriber)
    let start = start
    subscription.onFirstRequest = { [unowned subscription] in start(subscription) }
    subscriber.receive(subscription: subscription)
  }
}

extension Publisher {
  /// Creates an operator. In the result of `make`, `value` handles an element and `end` the completion.
  func operatorPublisher<T, E: Error>(
    _ type: T.Type = T.self,
    _ make:
      @escaping (BufferedSubscription<T, E>) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> _OperatorPublisher<T, E> {
    _OperatorPublisher { subscription in subscription.feed(from: self, make(subscription)) }
  }
}

/// A publisher that is built from one or more other publishers.
public protocol _Operator<Output, Failure>: Publisher {
  var _operator: _OperatorPublisher<Output, Failure> { get }
}

extension _Operator {
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    _operator.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Creates an operator with closures that may throw. An error ends the stream.
  func tryOperatorPublisher<T>(
    _ make: @escaping (BufferedSubscription<T, any Error>) -> (value: (Output) throws -> Void, end: () throws -> Void)
  ) -> _OperatorPublisher<T, any Error> {
    operatorPublisher { subscription in
      let (value, end) = make(subscription)
      return (
        { input in
          guard subscription.isOpen else { return }
          do { try value(input) } catch { subscription.finish(.failure(error)) }
        },
        { completion in
          switch completion {
          case .finished:
            do {
              try end()
              subscription.finish(.finished)
            } catch { subscription.finish(.failure(error)) }
          case .failure(let error): subscription.finish(.failure(error))
          }
        }
      )
    }
  }
}

extension BufferedSubscription {
  /// Adds one of several streams that feed this subscription. The lock serializes their elements, whatever their
  /// threads.
  func join<P: Publisher>(
    _ publisher: P, _ gate: NSRecursiveLock, value: @escaping (P.Output) -> Void,
    end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    feed(
      from: publisher,
      (
        { input in gate.withLock { value(input) } },
        { completion in gate.withLock { end(completion) } }
      ))
  }

  func feed<P: Publisher>(
    from publisher: P, _ handlers: (value: (P.Output) -> Void, end: (Subscribers.Completion<P.Failure>) -> Void)
  ) {
    let relay = ClosureSubscriber<P.Output, P.Failure>(
      receiveCompletion: handlers.end, receiveValue: handlers.value)
    upstream.append(relay)
    publisher.receive(subscriber: relay)
  }
}
