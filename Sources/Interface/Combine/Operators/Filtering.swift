extension Publishers {
  /// A publisher that republishes all elements that match a provided closure.
  public struct Filter<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that determines whether to republish an element.
    public let isIncluded: (Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let isIncluded = isIncluded
      return upstream.operatorPublisher { subscription in
        ({ if isIncluded($0) { subscription.push($0) } }, subscription.finish)
      }
    }
  }

  /// A publisher that republishes all elements that match a provided error-throwing closure.
  public struct TryFilter<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that determines whether to republish an element.
    public let isIncluded: (Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public var _operator: _OperatorPublisher<Output, any Error> {
      let isIncluded = isIncluded
      return upstream.tryOperatorPublisher { subscription in ({ if try isIncluded($0) { subscription.push($0) } }, {}) }
    }
  }

  /// A publisher that publishes only elements that don't match the previous element.
  public struct RemoveDuplicates<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that determines whether two elements are equivalent.
    public let predicate: (Output, Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let predicate = predicate
      return upstream.operatorPublisher { subscription in
        var last: Output?
        return (
          { value in
            if let previous = last, predicate(previous, value) { return }
            last = value
            subscription.push(value)
          }, subscription.finish
        )
      }
    }
  }

  /// A publisher that publishes only elements that don't match the previous element, by a closure that may throw.
  public struct TryRemoveDuplicates<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that determines whether two elements are equivalent.
    public let predicate: (Output, Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public var _operator: _OperatorPublisher<Output, any Error> {
      let predicate = predicate
      return upstream.tryOperatorPublisher { subscription in
        var last: Output?
        return (
          { value in
            if let previous = last, try predicate(previous, value) { return }
            last = value
            subscription.push(value)
          }, {}
        )
      }
    }
  }

  /// A publisher that ignores all upstream elements, but passes along the upstream publisher's completion state.
  public struct IgnoreOutput<Upstream: Publisher>: _Operator {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    public var _operator: _OperatorPublisher<Never, Failure> {
      upstream.operatorPublisher { subscription in ({ _ in }, subscription.finish) }
    }
  }

  /// A publisher that replaces an empty stream with a provided element.
  public struct ReplaceEmpty<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The element to publish.
    public let output: Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let output = output
      return upstream.operatorPublisher { subscription in
        var isEmpty = true
        return (
          {
            isEmpty = false
            subscription.push($0)
          },
          { completion in
            if isEmpty, case .finished = completion { subscription.push(output) }
            subscription.finish(completion)
          }
        )
      }
    }
  }
}

extension Publisher {
  /// Republishes all elements that match a provided closure.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Republishes all elements that match a provided error-throwing closure.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes only elements that don't match the previous element, as evaluated by a provided closure.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Publishes only elements that don't match the previous element, by an error-throwing closure.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Ignores all upstream elements, but passes along the upstream publisher's completion state.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }

  /// Replaces an empty stream with the provided element.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Output: Equatable {
  /// Publishes only elements that don't match the previous element.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
