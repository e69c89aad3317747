import Foundation

extension Publishers {
  /// A publisher that publishes the latest elements of 2 publishers whenever one of them publishes.
  public struct CombineLatest<A: Publisher, B: Publisher>: _Operator where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the given publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (a, b) = (a, b)
      return _OperatorPublisher { subscription in
        let gate = NSRecursiveLock()
        var lastA: A.Output?
        var lastB: B.Output?
        var open = 2
        let end: (Subscribers.Completion<Failure>) -> Void = { completion in
          open -= 1
          if case .failure = completion { return subscription.finish(completion) }
          if open == 0 { subscription.finish(.finished) }
        }
        func send() {
          guard let x0 = lastA, let x1 = lastB else { return }
          subscription.push((x0, x1))
        }
        subscription.join(
          a, gate,
          value: {
            lastA = $0
            send()
          }, end: end)
        subscription.join(
          b, gate,
          value: {
            lastB = $0
            send()
          }, end: end)
      }
    }
  }

  /// A publisher that publishes the latest elements of 3 publishers whenever one of them publishes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _Operator
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the given publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (a, b, c) = (a, b, c)
      return _OperatorPublisher { subscription in
        let gate = NSRecursiveLock()
        var lastA: A.Output?
        var lastB: B.Output?
        var lastC: C.Output?
        var open = 3
        let end: (Subscribers.Completion<Failure>) -> Void = { completion in
          open -= 1
          if case .failure = completion { return subscription.finish(completion) }
          if open == 0 { subscription.finish(.finished) }
        }
        func send() {
          guard let x0 = lastA, let x1 = lastB, let x2 = lastC else { return }
          subscription.push((x0, x1, x2))
        }
        subscription.join(
          a, gate,
          value: {
            lastA = $0
            send()
          }, end: end)
        subscription.join(
          b, gate,
          value: {
            lastB = $0
            send()
          }, end: end)
        subscription.join(
          c, gate,
          value: {
            lastC = $0
            send()
          }, end: end)
      }
    }
  }

  /// A publisher that publishes the latest elements of 4 publishers whenever one of them publishes.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _Operator
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (a, b, c, d) = (a, b, c, d)
      return _OperatorPublisher { subscription in
        let gate = NSRecursiveLock()
        var lastA: A.Output?
        var lastB: B.Output?
        var lastC: C.Output?
        var lastD: D.Output?
        var open = 4
        let end: (Subscribers.Completion<Failure>) -> Void = { completion in
          open -= 1
          if case .failure = completion { return subscription.finish(completion) }
          if open == 0 { subscription.finish(.finished) }
        }
        func send() {
          guard let x0 = lastA, let x1 = lastB, let x2 = lastC, let x3 = lastD else { return }
          subscription.push((x0, x1, x2, x3))
        }
        subscription.join(
          a, gate,
          value: {
            lastA = $0
            send()
          }, end: end)
        subscription.join(
          b, gate,
          value: {
            lastB = $0
            send()
          }, end: end)
        subscription.join(
          c, gate,
          value: {
            lastC = $0
            send()
          }, end: end)
        subscription.join(
          d, gate,
          value: {
            lastD = $0
            send()
          }, end: end)
      }
    }
  }
}

extension Publisher {
  /// Publishes the latest elements of this and the other publishers.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the latest elements of this and the other publishers, transformed by a closure.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest elements of this and the other publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes the latest elements of this and the other publishers, transformed by a closure.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the latest elements of this and the other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the latest elements of this and the other publishers, transformed by a closure.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
