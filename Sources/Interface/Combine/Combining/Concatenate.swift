extension Publishers {
  /// A publisher that emits all of one publisher's elements before those from another publisher.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: _Operator
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    /// The publisher to republish first, in its entirety.
    public let prefix: Prefix
    /// The publisher to republish after the prefix has finished.
    public let suffix: Suffix

    /// Creates the publisher.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let suffix = suffix
      return prefix.operatorPublisher { subscription in
        (
          { subscription.push($0) },
          { completion in
            guard case .finished = completion else { return subscription.finish(completion) }
            subscription.feed(from: suffix, ({ subscription.push($0) }, subscription.finish))
          }
        )
      }
    }
  }
}

extension Publisher {
  /// Prefixes this publisher's output with the specified values.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  /// Prefixes this publisher's output with the specified sequence.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Prefixes the output of this publisher with the elements emitted by the given publisher.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Appends this publisher's output with the specified elements.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  /// Appends this publisher's output with the specified sequence.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Appends the output of this publisher with the elements emitted by the given publisher.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
