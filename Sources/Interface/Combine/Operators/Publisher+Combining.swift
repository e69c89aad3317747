extension Publisher {
  public func merge<P: Publisher>(with other: P) -> _Pipe<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    _Pipe { conduit in
      var open = 2
      let handlers: (value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void) = (
        { conduit.push($0) },
        { completion in
          open -= 1
          if case .failure = completion { return conduit.finish(completion) }
          if open == 0 { conduit.finish(.finished) }
        }
      )
      conduit.feed(from: self, handlers)
      conduit.feed(from: other, handlers)
    }
  }

  public func combineLatest<P: Publisher>(_ other: P) -> _Pipe<(Output, P.Output), Failure>
  where P.Failure == Failure {
    combineLatest(other) { ($0, $1) }
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> _Pipe<T, Failure> where P.Failure == Failure {
    _Pipe { conduit in
      var a: Output?
      var b: P.Output?
      var open = 2
      let end: (Subscribers.Completion<Failure>) -> Void = { completion in
        open -= 1
        if case .failure = completion { return conduit.finish(completion) }
        if open == 0 { conduit.finish(.finished) }
      }
      func send() { if let a, let b { conduit.push(transform(a, b)) } }
      conduit.feed(
        from: self,
        (
          {
            a = $0
            send()
          }, end
        ))
      conduit.feed(
        from: other,
        (
          {
            b = $0
            send()
          }, end
        ))
    }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> _Pipe<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q) { ($0.0, $0.1, $1) }
  }

  public func zip<P: Publisher>(_ other: P) -> _Pipe<(Output, P.Output), Failure> where P.Failure == Failure {
    _Pipe { conduit in
      var a: [Output] = []
      var b: [P.Output] = []
      let end: (Subscribers.Completion<Failure>) -> Void = { conduit.finish($0) }
      func send() { if !a.isEmpty, !b.isEmpty { conduit.push((a.removeFirst(), b.removeFirst())) } }
      conduit.feed(
        from: self,
        (
          {
            a.append($0)
            send()
          }, end
        ))
      conduit.feed(
        from: other,
        (
          {
            b.append($0)
            send()
          }, end
        ))
    }
  }

  public func prepend(_ elements: Output...) -> _Pipe<Output, Failure> {
    _Pipe { conduit in
      for element in elements { conduit.push(element) }
      conduit.feed(from: self, ({ conduit.push($0) }, conduit.finish))
    }
  }

  public func append(_ elements: Output...) -> _Pipe<Output, Failure> {
    pipe { conduit in
      (
        { conduit.push($0) },
        { completion in
          if case .finished = completion { for element in elements { conduit.push(element) } }
          conduit.finish(completion)
        }
      )
    }
  }

  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> _Pipe<P.Output, Failure>
  where P.Failure == Failure {
    pipe { conduit in
      var open = 1
      let end: (Subscribers.Completion<Failure>) -> Void = { completion in
        open -= 1
        if case .failure = completion { return conduit.finish(completion) }
        if open == 0 { conduit.finish(.finished) }
      }
      return (
        { value in
          open += 1
          conduit.feed(from: transform(value), ({ conduit.push($0) }, end))
        }, end
      )
    }
  }

  /// Republishes what the latest publisher received sends.
  public func switchToLatest() -> _Pipe<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    pipe { conduit in
      var number = 0
      return (
        { publisher in
          number += 1
          let own = number
          conduit.feed(from: publisher, ({ if own == number { conduit.push($0) } }, { _ in }))
        }, conduit.finish
      )
    }
  }

  /// One subscription for all subscribers.
  public func share() -> _Shared<Self> { _Shared(self) }
}

/// Shares one subscription among all its subscribers, from the first one's arrival on.
public final class _Shared<Upstream: Publisher>: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure
  private let upstream: Upstream
  private let subject = PassthroughSubject<Output, Failure>()
  private var connection: AnyCancellable?

  init(_ upstream: Upstream) { self.upstream = upstream }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.receive(subscriber: subscriber)
    if connection == nil { connection = upstream.subscribe(subject) }
  }
}
