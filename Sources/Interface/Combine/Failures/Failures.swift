extension Publishers {
  /// A publisher that converts any failure into a new error.
  public struct MapError<Upstream: Publisher, Failure: Error>: _Operator {
    public typealias Output = Upstream.Output
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that converts the upstream failure.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let transform = transform
      return upstream.operatorPublisher { subscription in
        (
          { subscription.push($0) },
          {
            switch $0 {
            case .finished: subscription.finish(.finished)
            case .failure(let error): subscription.finish(.failure(transform(error)))
            }
          }
        )
      }
    }
  }

  /// A publisher that appears to send a specified failure type.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: _Operator where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      upstream.operatorPublisher { subscription in ({ subscription.push($0) }, { _ in subscription.finish(.finished) })
      }
    }
  }

  /// A publisher that raises a fatal error upon receiving any failure.
  public struct AssertNoFailure<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The prefix of every message.
    public let prefix: String
    /// The file name for the error message.
    public let file: StaticString
    /// The line number for the error message.
    public let line: UInt

    /// Creates the publisher.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      upstream.operatorPublisher { [prefix, file, line] subscription in
        (
          { subscription.push($0) },
          { completion in
            if case .failure(let error) = completion { fatalError("\(prefix)\(error)", file: file, line: line) }
            subscription.finish(.finished)
          }
        )
      }
    }
  }

  /// A publisher that replaces any errors in the stream with a provided element.
  public struct ReplaceError<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
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
      upstream.operatorPublisher { [output] subscription in
        (
          { subscription.push($0) },
          {
            if case .failure = $0 { subscription.push(output) }
            subscription.finish(.finished)
          }
        )
      }
    }
  }

  /// A publisher that handles errors by replacing the failed publisher with another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: _Operator
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that returns the replacement publisher for a failure.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let handler = handler
      return upstream.operatorPublisher { subscription in
        (
          { subscription.push($0) },
          {
            switch $0 {
            case .finished: subscription.finish(.finished)
            case .failure(let error):
              subscription.feed(from: handler(error), ({ subscription.push($0) }, subscription.finish))
            }
          }
        )
      }
    }
  }

  /// A publisher that handles errors by replacing the failed publisher with another one, or by throwing another error.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: _Operator
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that returns the replacement publisher for a failure.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let handler = handler
      return upstream.operatorPublisher { subscription in
        (
          { subscription.push($0) },
          { completion in
            guard case .failure(let error) = completion else { return subscription.finish(.finished) }
            do {
              subscription.feed(
                from: try handler(error),
                (
                  { subscription.push($0) },
                  {
                    switch $0 {
                    case .finished: subscription.finish(.finished)
                    case .failure(let error): subscription.finish(.failure(error))
                    }
                  }
                ))
            } catch { subscription.finish(.failure(error)) }
          }
        )
      }
    }
  }

  /// A publisher that attempts to recreate its subscription to a failed upstream publisher.
  public struct Retry<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The number of retries, or `nil` for no limit.
    public let retries: Int?

    /// Creates the publisher.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (upstream, retries) = (upstream, retries)
      return _OperatorPublisher { subscription in
        var left = retries
        func attempt() {
          subscription.feed(
            from: upstream,
            (
              { subscription.push($0) },
              { completion in
                guard case .failure = completion, left.map({ $0 > 0 }) ?? true else {
                  return subscription.finish(completion)
                }
                left = left.map { $0 - 1 }
                attempt()
              }
            ))
        }
        attempt()
      }
    }
  }
}

extension Publisher {
  /// Converts any failure from the upstream publisher into a new error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Raises a fatal error when its upstream publisher fails, and otherwise republishes all received input.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }

  /// Replaces any errors in the stream with the provided element.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Handles errors from an upstream publisher by replacing it with another publisher.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Handles errors from an upstream publisher by replacing it with another publisher or throwing a new error.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Attempts to recreate a failed subscription with the upstream publisher up to the number of times you specify.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

extension Publisher where Failure == Never {
  /// Changes the failure type declared by the upstream publisher.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
