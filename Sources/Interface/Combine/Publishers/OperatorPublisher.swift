import Foundation

/// A publisher that is described by how it feeds a conduit: what all operators here are made of.
public struct _Pipe<Output, Failure: Error>: Publisher {
  let start: (Conduit<Output, Failure>) -> Void

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit<Output, Failure>(subscriber)
    let start = start
    conduit.onFirstRequest = { [unowned conduit] in start(conduit) }
    subscriber.receive(subscription: conduit)
  }
}

extension Publisher {
  /// An operator: `value` says what becomes of a value, `end` what becomes of the completion.
  func pipe<T, E: Error>(
    _ type: T.Type = T.self,
    _ make:
      @escaping (Conduit<T, E>) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> _Pipe<T, E> {
    _Pipe { conduit in conduit.feed(from: self, make(conduit)) }
  }
}

/// An operator: a publisher that is made of another one, or several.
public protocol _Operator<Output, Failure>: Publisher {
  var _pipe: _Pipe<Output, Failure> { get }
}

extension _Operator {
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    _pipe.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// An operator whose closure may throw, which ends it.
  func tryPipe<T>(
    _ make: @escaping (Conduit<T, any Error>) -> (value: (Output) throws -> Void, end: () throws -> Void)
  ) -> _Pipe<T, any Error> {
    pipe { conduit in
      let (value, end) = make(conduit)
      return (
        { input in
          guard conduit.isOpen else { return }
          do { try value(input) } catch { conduit.finish(.failure(error)) }
        },
        { completion in
          switch completion {
          case .finished:
            do {
              try end()
              conduit.finish(.finished)
            } catch { conduit.finish(.failure(error)) }
          case .failure(let error): conduit.finish(.failure(error))
          }
        }
      )
    }
  }
}

extension Conduit {
  /// One of several streams that feed this: their values come one after the other, on whatever threads.
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
