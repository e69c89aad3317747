import Foundation

extension Publishers {
  /// A publisher that publishes the oldest unconsumed elements of 2 publishers together.
  public struct Zip<A: Publisher, B: Publisher>: _Operator where A.Failure == B.Failure {
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
        var queueA: [A.Output] = []
        var queueB: [B.Output] = []
        var isOver = [Bool](repeating: false, count: 2)
        // The result ends when one stream has ended and none of its elements are queued.
        func finishIfDone() {
          let isDone = [isOver[0] && queueA.isEmpty, isOver[1] && queueB.isEmpty]
          if isDone.contains(true) { subscription.finish(.finished) }
        }
        func end(_ index: Int) -> (Subscribers.Completion<Failure>) -> Void {
          { completion in
            if case .failure = completion { return subscription.finish(completion) }
            isOver[index] = true
            finishIfDone()
          }
        }
        func send() {
          if !queueA.isEmpty, !queueB.isEmpty {
            subscription.push((queueA.removeFirst(), queueB.removeFirst()))
          }
          finishIfDone()
        }
        subscription.join(
          a, gate,
          value: {
            queueA.append($0)
            send()
          }, end: end(0))
        subscription.join(
          b, gate,
          value: {
            queueB.append($0)
            send()
          }, end: end(1))
      }
    }
  }

  /// A publisher that publishes the oldest unconsumed elements of 3 publishers together.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _Operator
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
        var queueA: [A.Output] = []
        var queueB: [B.Output] = []
        var queueC: [C.Output] = []
        var isOver = [Bool](repeating: false, count: 3)
        // The result ends when one stream has ended and none of its elements are queued.
        func finishIfDone() {
          let isDone = [isOver[0] && queueA.isEmpty, isOver[1] && queueB.isEmpty, isOver[2] && queueC.isEmpty]
          if isDone.contains(true) { subscription.finish(.finished) }
        }
        func end(_ index: Int) -> (Subscribers.Completion<Failure>) -> Void {
          { completion in
            if case .failure = completion { return subscription.finish(completion) }
            isOver[index] = true
            finishIfDone()
          }
        }
        func send() {
          if !queueA.isEmpty, !queueB.isEmpty, !queueC.isEmpty {
            subscription.push((queueA.removeFirst(), queueB.removeFirst(), queueC.removeFirst()))
          }
          finishIfDone()
        }
        subscription.join(
          a, gate,
          value: {
            queueA.append($0)
            send()
          }, end: end(0))
        subscription.join(
          b, gate,
          value: {
            queueB.append($0)
            send()
          }, end: end(1))
        subscription.join(
          c, gate,
          value: {
            queueC.append($0)
            send()
          }, end: end(2))
      }
    }
  }

  /// A publisher that publishes the oldest unconsumed elements of 4 publishers together.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _Operator
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
        var queueA: [A.Output] = []
        var queueB: [B.Output] = []
        var queueC: [C.Output] = []
        var queueD: [D.Output] = []
        var isOver = [Bool](repeating: false, count: 4)
        // The result ends when one stream has ended and none of its elements are queued.
        func finishIfDone() {
          let isDone = [
            isOver[0] && queueA.isEmpty, isOver[1] && queueB.isEmpty, isOver[2] && queueC.isEmpty,
            isOver[3] && queueD.isEmpty,
          ]
          if isDone.contains(true) { subscription.finish(.finished) }
        }
        func end(_ index: Int) -> (Subscribers.Completion<Failure>) -> Void {
          { completion in
            if case .failure = completion { return subscription.finish(completion) }
            isOver[index] = true
            finishIfDone()
          }
        }
        func send() {
          if !queueA.isEmpty, !queueB.isEmpty, !queueC.isEmpty, !queueD.isEmpty {
            subscription.push((queueA.removeFirst(), queueB.removeFirst(), queueC.removeFirst(), queueD.removeFirst()))
          }
          finishIfDone()
        }
        subscription.join(
          a, gate,
          value: {
            queueA.append($0)
            send()
          }, end: end(0))
        subscription.join(
          b, gate,
          value: {
            queueB.append($0)
            send()
          }, end: end(1))
        subscription.join(
          c, gate,
          value: {
            queueC.append($0)
            send()
          }, end: end(2))
        subscription.join(
          d, gate,
          value: {
            queueD.append($0)
            send()
          }, end: end(3))
      }
    }
  }
}

extension Publisher {
  /// Combines elements from this and the other publishers in tuples.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Combines elements from this and the other publishers in tuples, transformed by a closure.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Combines elements from this and the other publishers in tuples.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Combines elements from this and the other publishers in tuples, transformed by a closure.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Combines elements from this and the other publishers in tuples.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Combines elements from this and the other publishers in tuples, transformed by a closure.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
