extension Publishers {
  /// A publisher that publishes each intermediate result of combining its upstream's elements.
  public struct Scan<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The previous result for the first element.
    public let initialResult: Output
    /// The closure that combines the previous result with the next element.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public var _operator: _OperatorPublisher<Output, Failure> {
      let next = nextPartialResult
      return upstream.operatorPublisher { [initialResult] subscription in
        var result = initialResult
        return (
          {
            result = next(result, $0)
            subscription.push(result)
          }, subscription.finish
        )
      }
    }
  }

  /// A publisher that publishes each intermediate result of combining its upstream's elements with a closure that may
  /// throw.
  public struct TryScan<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The previous result for the first element.
    public let initialResult: Output
    /// The closure that combines the previous result with the next element.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public var _operator: _OperatorPublisher<Output, any Error> {
      let next = nextPartialResult
      return upstream.tryOperatorPublisher { [initialResult] subscription in
        var result = initialResult
        return (
          {
            result = try next(result, $0)
            subscription.push(result)
          }, {}
        )
      }
    }
  }

  /// A publisher that combines all of its upstream's elements into one value, which it publishes at the end.
  public struct Reduce<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The previous result for the first element.
    public let initial: Output
    /// The closure that combines the previous result with the next element.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public var _operator: _OperatorPublisher<Output, Failure> {
      let next = nextPartialResult
      return upstream.operatorPublisher { [initial] subscription in
        var result = initial
        return (
          { result = next(result, $0) },
          { completion in
            if case .finished = completion { subscription.push(result) }
            subscription.finish(completion)
          }
        )
      }
    }
  }

  /// A publisher that combines all of its upstream's elements into one value with a closure that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The previous result for the first element.
    public let initial: Output
    /// The closure that combines the previous result with the next element.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public var _operator: _OperatorPublisher<Output, any Error> {
      let next = nextPartialResult
      return upstream.tryOperatorPublisher { [initial] subscription in
        var result = initial
        return ({ result = try next(result, $0) }, { subscription.push(result) })
      }
    }
  }

  /// A publisher that buffers items, and publishes them as one array.
  public struct Collect<Upstream: Publisher>: _Operator {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    public var _operator: _OperatorPublisher<Output, Failure> {
      CollectByCount(upstream: upstream, count: .max, isWhole: true)._operator
    }
  }

  /// A publisher that buffers a maximum number of items.
  public struct CollectByCount<Upstream: Publisher>: _Operator {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The number of elements.
    public let count: Int
    /// A Boolean value that indicates whether an empty array is published at the end.
    private let isWhole: Bool

    /// Creates the publisher.
    public init(upstream: Upstream, count: Int) { self.init(upstream: upstream, count: count, isWhole: false) }

    init(upstream: Upstream, count: Int, isWhole: Bool) {
      self.upstream = upstream
      self.count = count
      self.isWhole = isWhole
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      upstream.operatorPublisher { [count, isWhole] subscription in
        var kept: Output = []
        return (
          { value in
            kept.append(value)
            guard kept.count >= count else { return }
            let full = kept
            kept = []
            subscription.push(full)
          },
          { completion in
            if case .finished = completion, isWhole || !kept.isEmpty { subscription.push(kept) }
            subscription.finish(completion)
          }
        )
      }
    }
  }
}

extension Publisher {
  /// Transforms elements by providing the current element to a closure along with the last value it returned.
  public func scan<T>(_ initialResult: T, _ next: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: next)
  }

  /// Transforms elements by an error-throwing closure along with the last value it returned.
  public func tryScan<T>(
    _ initialResult: T, _ next: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: next)
  }

  /// Applies a closure that collects each element of a stream, and publishes a final result upon completion.
  public func reduce<T>(_ initialResult: T, _ next: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: next)
  }

  /// Applies an error-throwing closure to each element, and publishes a final result upon completion.
  public func tryReduce<T>(
    _ initialResult: T, _ next: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: next)
  }

  /// Collects all received elements, and emits a single array of the collection when the upstream finishes.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Collects up to the specified number of elements, and then emits a single array of the collection.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
