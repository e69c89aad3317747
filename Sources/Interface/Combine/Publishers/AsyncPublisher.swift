import Foundation

/// A publisher that exposes its elements as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  /// Creates an asynchronous sequence of the elements of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// The iterator of the sequence.
  public struct Iterator: AsyncIteratorProtocol {
    private var values: AsyncStream<Carried<P.Output>>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream<Carried<P.Output>>.makeStream()
      let cancellable = publisher.sink(
        receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield(Carried($0)) })
      continuation.onTermination = { _ in cancellable.cancel() }
      values = stream.makeAsyncIterator()
    }

    /// Returns the next element, or `nil` at the end.
    public mutating func next() async -> P.Output? { await values.next()?.value }
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

/// A publisher that exposes its elements as a throwing asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  /// Creates an asynchronous sequence of the elements of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// The iterator of the sequence.
  public struct Iterator: AsyncIteratorProtocol {
    private var values: AsyncThrowingStream<Carried<P.Output>, any Error>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncThrowingStream<Carried<P.Output>, any Error>.makeStream()
      let cancellable = publisher.sink(
        receiveCompletion: {
          switch $0 {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        }, receiveValue: { continuation.yield(Carried($0)) })
      continuation.onTermination = { _ in cancellable.cancel() }
      values = stream.makeAsyncIterator()
    }

    /// Returns the next element, or `nil` at the end.
    public mutating func next() async throws -> P.Output? { try await values.next()?.value }
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

/// A wrapper that moves an element from the publisher's thread to the awaiting task, and nowhere else.
struct Carried<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Publisher where Failure == Never {
  /// The elements produced by the publisher, as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The elements produced by the publisher, as a throwing asynchronous sequence.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The published value of the future, delivered asynchronously.
  public var value: Output {
    get async {
      for await value in values { return value }
      fatalError("A future ended without a value.")
    }
  }
}

extension Future {
  /// The published value of the future or an error, delivered asynchronously.
  @_disfavoredOverload
  public var value: Output {
    get async throws {
      for try await value in AsyncThrowingPublisher(self) { return value }
      throw CancellationError()
    }
  }
}
