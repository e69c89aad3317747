extension Publishers {
  /// A publisher that transforms all elements with a closure.
  public struct Map<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that transforms each element.
    public let transform: (Upstream.Output) -> Output

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let transform = transform
      return upstream.operatorPublisher { subscription in ({ subscription.push(transform($0)) }, subscription.finish) }
    }
  }

  /// A publisher that transforms all elements with a closure that may throw.
  public struct TryMap<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that transforms each element.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public var _operator: _OperatorPublisher<Output, any Error> {
      let transform = transform
      return upstream.tryOperatorPublisher { subscription in ({ subscription.push(try transform($0)) }, {}) }
    }
  }

  /// A publisher that publishes the value of a key path.
  public struct MapKeyPath<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The key path of the first property to publish.
    public let keyPath: KeyPath<Upstream.Output, Output>

    public var _operator: _OperatorPublisher<Output, Failure> {
      let keyPath = keyPath
      return upstream.operatorPublisher { subscription in
        ({ subscription.push($0[keyPath: keyPath]) }, subscription.finish)
      }
    }
  }

  /// A publisher that publishes the values of two key paths.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: _Operator {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The key path of the first property to publish.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The key path of the second property to publish.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (a, b) = (keyPath0, keyPath1)
      return upstream.operatorPublisher { subscription in
        ({ subscription.push(($0[keyPath: a], $0[keyPath: b])) }, subscription.finish)
      }
    }
  }

  /// A publisher that publishes the values of three key paths.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: _Operator {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The key path of the first property to publish.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The key path of the second property to publish.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// The key path of the third property to publish.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (a, b, c) = (keyPath0, keyPath1, keyPath2)
      return upstream.operatorPublisher { subscription in
        ({ subscription.push(($0[keyPath: a], $0[keyPath: b], $0[keyPath: c])) }, subscription.finish)
      }
    }
  }

  /// A publisher that publishes the non-nil results of a closure.
  public struct CompactMap<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that transforms each element.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let transform = transform
      return upstream.operatorPublisher { subscription in
        ({ if let value = transform($0) { subscription.push(value) } }, subscription.finish)
      }
    }
  }

  /// A publisher that publishes the non-nil results of a closure that may throw.
  public struct TryCompactMap<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that transforms each element.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public var _operator: _OperatorPublisher<Output, any Error> {
      let transform = transform
      return upstream.tryOperatorPublisher { subscription in
        ({ if let value = try transform($0) { subscription.push(value) } }, {})
      }
    }
  }
}

extension Publisher {
  /// Transforms all elements from the upstream publisher with a provided closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Publishes the value of a key path.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Publishes the values of two key paths as a tuple.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Publishes the values of three key paths as a tuple.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }

  /// Transforms all elements with a provided error-throwing closure.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Calls a closure with each received element and publishes any returned optional that has a value.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Calls an error-throwing closure with each received element and publishes any returned optional that has a value.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Replaces nil elements in the stream with the provided element.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
}
