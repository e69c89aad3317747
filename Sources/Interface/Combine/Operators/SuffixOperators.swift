extension Publishers {
  /// A publisher that publishes the first element of a stream, then finishes.
  public struct First<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      upstream.prefix(1)._operator
    }
  }

  /// A publisher that publishes the first element that satisfies a condition.
  public struct FirstWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that evaluates each element.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let predicate = predicate
      return upstream.operatorPublisher { subscription in
        (
          { value in
            guard predicate(value) else { return }
            subscription.push(value)
            subscription.finish(.finished)
          }, subscription.finish
        )
      }
    }
  }

  /// A publisher that publishes the first element that satisfies a condition that may throw.
  public struct TryFirstWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that evaluates each element.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let predicate = predicate
      return upstream.tryOperatorPublisher { subscription in
        (
          { value in
            guard try predicate(value) else { return }
            subscription.push(value)
            subscription.finish(.finished)
          }, {}
        )
      }
    }
  }

  /// A publisher that publishes the last element of a stream, after the stream finishes.
  public struct Last<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      LastWhere(upstream: upstream, predicate: { _ in true })._operator
    }
  }

  /// A publisher that publishes the last element that satisfies a condition.
  public struct LastWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that evaluates each element.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let predicate = predicate
      return upstream.operatorPublisher { subscription in
        var last: Output?
        return (
          { if predicate($0) { last = $0 } },
          { completion in
            if case .finished = completion, let last { subscription.push(last) }
            subscription.finish(completion)
          }
        )
      }
    }
  }

  /// A publisher that publishes the last element that satisfies a condition that may throw.
  public struct TryLastWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that evaluates each element.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let predicate = predicate
      return upstream.tryOperatorPublisher { subscription in
        var last: Output?
        return (
          { if try predicate($0) { last = $0 } },
          { if let last { subscription.push(last) } }
        )
      }
    }
  }
}

extension Publisher {
  /// Publishes the first element of a stream, then finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Publishes the first element of a stream to satisfy a predicate closure, then finishes normally.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the first element of a stream to satisfy a throwing predicate closure, then finishes normally.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last element of a stream, after the stream finishes.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Publishes the last element of a stream that satisfies a predicate closure, after upstream finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last element of a stream that satisfies an error-throwing closure, after upstream finishes.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
