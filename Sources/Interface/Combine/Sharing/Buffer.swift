extension Publishers {
  /// The strategy by which a buffer requests elements from its upstream. The publishers of this module always send
  /// everything that they have.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Requests elements until the buffer is full.
    case keepFull
    /// Requests elements when the subscriber does.
    case byRequest
  }

  /// The action for elements that exceed the size of a buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the newest element.
    case dropNewest
    /// Drops the oldest element of the buffer.
    case dropOldest
    /// Fails with the error that a closure returns.
    case customError(() -> Failure)
  }

  /// A publisher that buffers elements that its subscriber has not requested yet.
  public struct Buffer<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The maximum number of elements in the buffer.
    public let size: Int
    /// The strategy for requesting elements from the upstream publisher.
    public let prefetch: PrefetchStrategy
    /// The action for elements that exceed the size of the buffer.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates the publisher.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (size, whenFull) = (size, whenFull)
      return upstream.operatorPublisher { subscription in
        (
          { value in
            subscription.push(value)
            guard subscription.waitingCount > size else { return }
            switch whenFull {
            case .dropNewest: subscription.dropNewest()
            case .dropOldest: subscription.dropOldest()
            case .customError(let error):
              subscription.dropNewest()
              subscription.finish(.failure(error()))
            }
          }, subscription.finish
        )
      }
    }
  }
}

extension Publisher {
  /// Buffers elements received from an upstream publisher.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
