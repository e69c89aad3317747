extension Publishers {
  /// When a buffer asks its upstream for elements. (Upstreams here always send what they have.)
  public enum PrefetchStrategy: Hashable, Sendable {
    case keepFull
    case byRequest
  }

  /// What happens to elements that a full buffer has no room for.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  /// A publisher that keeps elements that its subscriber has not asked for yet.
  public struct Buffer<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

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
