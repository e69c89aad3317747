import Foundation

extension Publishers {
  /// A publisher that transforms elements into publishers, and merges what these publish.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: _Operator
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The maximum number of concurrent publishers.
    public let maxPublishers: Subscribers.Demand
    /// The closure that transforms each element.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the publisher.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (upstream, transform, limit) = (upstream, transform, maxPublishers.max ?? .max)
      return _OperatorPublisher { subscription in
        let gate = NSRecursiveLock()
        var running = 0
        var waiting: [Upstream.Output] = []
        var isOver = false
        func start(_ value: Upstream.Output) {
          running += 1
          subscription.join(
            transform(value), gate, value: { subscription.push($0) },
            end: { completion in
              running -= 1
              if case .failure = completion { return subscription.finish(completion) }
              if !waiting.isEmpty { return start(waiting.removeFirst()) }
              if isOver, running == 0 { subscription.finish(.finished) }
            })
        }
        subscription.join(
          upstream, gate, value: { if running < limit { start($0) } else { waiting.append($0) } },
          end: { completion in
            isOver = true
            if case .failure = completion { return subscription.finish(completion) }
            if running == 0, waiting.isEmpty { subscription.finish(.finished) }
          })
      }
    }
  }

  /// A publisher that republishes the elements of the most recently received publisher.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: _Operator
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let upstream = upstream
      return _OperatorPublisher { subscription in
        let gate = NSRecursiveLock()
        var number = 0
        var isRunning = false
        var isOver = false
        subscription.join(
          upstream, gate,
          value: { publisher in
            number += 1
            let own = number
            isRunning = true
            subscription.join(
              publisher, gate, value: { if own == number { subscription.push($0) } },
              end: { completion in
                guard own == number else { return }
                isRunning = false
                if case .failure = completion { return subscription.finish(completion) }
                if isOver { subscription.finish(.finished) }
              })
          },
          end: { completion in
            isOver = true
            if case .failure = completion { return subscription.finish(completion) }
            if !isRunning { subscription.finish(.finished) }
          })
      }
    }
  }
}

extension Publisher {
  /// Transforms all elements from an upstream publisher into a new publisher up to a maximum number of publishers.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Transforms all elements into publishers that may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Transforms all elements into publishers that never fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Transforms all elements into publishers that never fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Republishes elements sent by the most recently received publisher.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Republishes elements sent by the most recently received publisher, which may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Republishes elements sent by the most recently received publisher.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
