import Foundation

extension Publishers {
  /// A publisher that sends its upstream's elements to many subscribers through a subject, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure that creates a subject for each connection.
    public let createSubject: () -> SubjectType
    private let lock = NSLock()
    private var current: SubjectType?
    private var connection: AnyCancellable?

    /// Creates the publisher.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      lock.withLock {
        if let current { return current }
        let made = createSubject()
        current = made
        return made
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Starts publishing, until the returned instance is canceled.
    public func connect() -> any Cancellable {
      let subject = subject
      if let connection = lock.withLock({ connection }) { return connection }
      let relay = ClosureSubscriber<Output, Failure>(
        receiveCompletion: { [weak self] completion in
          self?.release()
          subject.send(completion: completion)
        }, receiveValue: { subject.send($0) })
      let made = AnyCancellable { [weak self] in
        relay.cancel()
        self?.release()
      }
      lock.withLock { connection = made }
      upstream.receive(subscriber: relay)
      return made
    }

    /// Removes the subject, so that the next connection starts with a new one.
    private func release() {
      let last = lock.withLock {
        defer {
          connection = nil
          current = nil
        }
        return connection
      }
      _ = last
    }
  }

  /// A publisher that shares one subscription to its upstream among its subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    public static func == (a: Share, b: Share) -> Bool { a === b }
  }

  /// A publisher that waits to be connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Creates the publisher.
    public init(upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      inner.receive(subscriber: subscriber)
    }

    /// Starts publishing, until the returned instance is canceled.
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher {
  /// Shares the output of an upstream publisher with multiple subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Applies a closure to create a subject that delivers elements to subscribers.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Provides a subject to deliver elements to multiple subscribers.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }
}

extension Publisher where Failure == Never {
  /// Creates a connectable wrapper around the publisher.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
