extension Publishers {
  /// A publisher that publishes the number of elements received.
  public struct Count<Upstream: Publisher>: _Operator {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      upstream.reduce(0) { count, _ in count + 1 }._operator
    }
  }

  /// A publisher that emits a Boolean value when a specified element is received.
  public struct Contains<Upstream: Publisher>: _Operator where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The element to compare with or to publish.
    public let output: Upstream.Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let output = output
      return ContainsWhere(upstream: upstream, predicate: { $0 == output })._operator
    }
  }

  /// A publisher that emits a Boolean value when an element satisfies a condition.
  public struct ContainsWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Bool
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
        var isDecided = false
        return (
          { value in
            guard !isDecided, predicate(value) else { return }
            isDecided = true
            subscription.push(true)
            subscription.finish(.finished)
          },
          { completion in
            if case .finished = completion, !isDecided { subscription.push(false) }
            subscription.finish(completion)
          }
        )
      }
    }
  }

  /// A publisher that emits a Boolean value when an element satisfies a condition that may throw.
  public struct TryContainsWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Bool
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
        var isDecided = false
        return (
          { value in
            guard !isDecided, try predicate(value) else { return }
            isDecided = true
            subscription.push(true)
            subscription.finish(.finished)
          },
          { if !isDecided { subscription.push(false) } }
        )
      }
    }
  }

  /// A publisher that publishes a single Boolean value that indicates whether all elements satisfy a condition.
  public struct AllSatisfy<Upstream: Publisher>: _Operator {
    public typealias Output = Bool
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
        var isDecided = false
        return (
          { value in
            guard !isDecided, !predicate(value) else { return }
            isDecided = true
            subscription.push(false)
            subscription.finish(.finished)
          },
          { completion in
            if case .finished = completion, !isDecided { subscription.push(true) }
            subscription.finish(completion)
          }
        )
      }
    }
  }

  /// A publisher that publishes whether all elements satisfy a condition that may throw.
  public struct TryAllSatisfy<Upstream: Publisher>: _Operator {
    public typealias Output = Bool
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
        var isDecided = false
        return (
          { value in
            guard !isDecided, try !predicate(value) else { return }
            isDecided = true
            subscription.push(false)
            subscription.finish(.finished)
          },
          { if !isDecided { subscription.push(true) } }
        )
      }
    }
  }

  /// A publisher that republishes an element only if it is greater than all others.
  public struct Comparison<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that returns true if its first argument is ordered before its second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let isSmaller = areInIncreasingOrder
      return upstream.operatorPublisher { subscription in
        var greatest: Output?
        return (
          { value in
            guard let current = greatest, !isSmaller(current, value) else { return greatest = value }
          },
          { completion in
            if case .finished = completion, let greatest { subscription.push(greatest) }
            subscription.finish(completion)
          }
        )
      }
    }
  }

  /// A publisher that republishes the greatest element, by a closure that may throw.
  public struct TryComparison<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that returns true if its first argument is ordered before its second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let isSmaller = areInIncreasingOrder
      return upstream.tryOperatorPublisher { subscription in
        var greatest: Output?
        return (
          { value in
            guard let current = greatest, try !isSmaller(current, value) else { return greatest = value }
          }, { if let greatest { subscription.push(greatest) } }
        )
      }
    }
  }
}

extension Publisher {
  /// Publishes the number of elements received from the upstream publisher.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Publishes a Boolean value upon receiving an element that satisfies the predicate closure.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes a Boolean value upon receiving an element that satisfies the throwing predicate closure.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes a single Boolean value that indicates whether all received elements pass a given predicate.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes a single Boolean value that indicates whether all received elements pass a given throwing predicate.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes the maximum value, using the provided ordering closure.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the minimum value, using the provided ordering closure.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
  }

  /// Publishes the maximum value, using an error-throwing closure to order the items.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the minimum value, using an error-throwing closure to order the items.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: { try areInIncreasingOrder($1, $0) })
  }
}

extension Publisher where Output: Equatable {
  /// Publishes a Boolean value upon receiving an element equal to the argument.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the maximum value received from the upstream publisher, after it finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Publishes the minimum value received from the upstream publisher, after it finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
