import Foundation

extension Publishers {
  /// A publisher that performs closures when events occur.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The closure to call when the publisher receives a subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// The closure to call when the publisher receives an element.
    public var receiveOutput: ((Output) -> Void)?
    /// The closure to call when the publisher receives the completion.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// The closure to call when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// The closure to call when the subscriber requests elements.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates the publisher.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: EventSubscriber(events: self, downstream: subscriber))
    }
  }

  /// A publisher that prints log messages for all publishing events.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The prefix of every message.
    public let prefix: String
    /// The stream for the messages. With `nil`, standard output.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var stream = stream
      let head = prefix.isEmpty ? "" : "\(prefix): "
      func log(_ text: String) {
        if stream == nil { Swift.print(head + text) } else { stream?.write(head + text + "\n") }
      }
      func name(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }
      upstream.handleEvents(
        receiveSubscription: { log("receive subscription: (\($0))") },
        receiveOutput: { log("receive value: (\($0))") },
        receiveCompletion: {
          switch $0 {
          case .finished: log("receive finished")
          case .failure(let error): log("receive error: (\(error))")
          }
        }, receiveCancel: { log("receive cancel") }, receiveRequest: { log("request \(name($0))") }
      ).receive(subscriber: subscriber)
    }
  }
}

/// A subscriber that reports every event in both directions.
private final class EventSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let events: Publishers.HandleEvents<Upstream>
  private let downstream: Downstream
  private var subscription: (any Subscription)?

  init(events: Publishers.HandleEvents<Upstream>, downstream: Downstream) {
    self.events = events
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    self.subscription = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    events.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > 0 { events.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    events.receiveCompletion?(completion)
    subscription = nil
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    subscription?.request(demand)
  }

  func cancel() {
    guard let current = subscription else { return }
    subscription = nil
    events.receiveCancel?()
    current.cancel()
  }
}

extension Publisher {
  /// Performs the specified closures when publisher events occur.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Prints log messages for all publishing events.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
