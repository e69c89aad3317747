import Foundation

extension Publishers {
  /// A publisher that republishes elements while a closure returns true.
  public struct PrefixWhile<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that evaluates each element.
    public let predicate: (Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let predicate = predicate
      return upstream.operatorPublisher { subscription in
        ({ if predicate($0) { subscription.push($0) } else { subscription.finish(.finished) } }, subscription.finish)
      }
    }
  }

  /// A publisher that republishes elements while a closure that may throw returns true.
  public struct TryPrefixWhile<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that evaluates each element.
    public let predicate: (Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let predicate = predicate
      return upstream.tryOperatorPublisher { subscription in
        ({ if try predicate($0) { subscription.push($0) } else { subscription.finish(.finished) } }, {})
      }
    }
  }

  /// A publisher that republishes elements until another publisher emits an element.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The publisher whose first element ends the prefix or the dropping.
    public let other: Other

    /// Creates the publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (upstream, other) = (upstream, other)
      return _OperatorPublisher { subscription in
        let gate = NSRecursiveLock()
        subscription.join(other, gate, value: { _ in subscription.finish(.finished) }, end: { _ in })
        subscription.join(upstream, gate, value: { subscription.push($0) }, end: subscription.finish)
      }
    }
  }

  /// A publisher that omits a specified number of elements before republishing later ones.
  public struct Drop<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The number of elements.
    public let count: Int

    /// Creates the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      upstream.operatorPublisher { [count] subscription in
        var left = count
        return ({ if left > 0 { left -= 1 } else { subscription.push($0) } }, subscription.finish)
      }
    }
  }

  /// A publisher that omits elements until a given closure returns false.
  public struct DropWhile<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that evaluates each element.
    public let predicate: (Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let predicate = predicate
      return upstream.operatorPublisher { subscription in
        var drops = true
        return (
          {
            if drops, predicate($0) { return }
            drops = false
            subscription.push($0)
          }, subscription.finish
        )
      }
    }
  }

  /// A publisher that omits elements until a given error-throwing closure returns false.
  public struct TryDropWhile<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that evaluates each element.
    public let predicate: (Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let predicate = predicate
      return upstream.tryOperatorPublisher { subscription in
        var drops = true
        return (
          {
            if drops, try predicate($0) { return }
            drops = false
            subscription.push($0)
          }, {}
        )
      }
    }
  }

  /// A publisher that ignores elements until it receives one from another publisher.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: _Operator
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The publisher whose first element ends the prefix or the dropping.
    public let other: Other

    /// Creates the publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (upstream, other) = (upstream, other)
      return _OperatorPublisher { subscription in
        let gate = NSRecursiveLock()
        var isOpen = false
        subscription.join(
          other, gate, value: { _ in isOpen = true },
          end: { completion in
            // Without the other publisher, no element can open the gate, so the stream ends.
            if case .failure = completion {
              subscription.finish(completion)
            } else if !isOpen {
              subscription.finish(completion)
            }
          })
        subscription.join(upstream, gate, value: { if isOpen { subscription.push($0) } }, end: subscription.finish)
      }
    }
  }

  /// A publisher that publishes elements specified by a range in the sequence of published elements.
  public struct Output<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The range of the indices of the elements to publish.
    public let range: CountableRange<Int>

    /// Creates the publisher.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      upstream.operatorPublisher { [range] subscription in
        var index = 0
        if range.isEmpty { subscription.finish(.finished) }
        return (
          { value in
            defer { index += 1 }
            if range.contains(index) { subscription.push(value) }
            if index + 1 >= range.upperBound { subscription.finish(.finished) }
          }, subscription.finish
        )
      }
    }
  }
}

extension Publisher {
  /// Republishes elements up to the specified maximum count.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<Swift.max(0, maxLength)) }

  /// Republishes elements while a predicate closure indicates publishing should continue.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Republishes elements while an error-throwing predicate closure indicates publishing should continue.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Republishes elements until another publisher emits an element.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Omits the specified number of elements before republishing subsequent elements.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

  /// Omits elements until a given closure returns false, before republishing all remaining elements.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Omits elements until an error-throwing closure returns false, before republishing all remaining elements.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Ignores elements until it receives an element from a second publisher.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  /// Publishes a specific element, indicated by its index in the sequence of published elements.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

  /// Publishes elements specified by their range in the sequence of published elements.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
