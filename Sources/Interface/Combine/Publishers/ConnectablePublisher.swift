import Foundation

/// A publisher that provides an explicit means of connecting and canceling publication.
public protocol ConnectablePublisher: Publisher {
  /// Starts publishing, until the returned instance is canceled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Automates the process of connecting or disconnecting from this connectable publisher.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that connects with its first subscriber and disconnects with its last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let upstream = upstream
      _OperatorPublisher<Output, Failure> { [self] subscription in
        subscription.onCancel = { [self] in leave() }
        subscription.feed(from: upstream, ({ subscription.push($0) }, subscription.finish))
        enter()
      }.receive(subscriber: subscriber)
    }

    private func enter() {
      lock.lock()
      count += 1
      let isFirst = count == 1
      lock.unlock()
      if isFirst { connection = upstream.connect() }
    }

    private func leave() {
      lock.lock()
      count -= 1
      let isLast = count == 0
      lock.unlock()
      guard isLast else { return }
      connection?.cancel()
      connection = nil
    }
  }
}

extension Timer {
  /// Returns a publisher that repeatedly emits the current date on the given interval.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }

  /// A publisher that repeatedly emits the current date on a given interval.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    /// The interval between two dates in seconds.
    public let interval: TimeInterval
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The run loop mode of the timer.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates the publisher.
    public init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts publishing, until the returned instance is canceled.
    public func connect() -> any Cancellable {
      let subject = subject
      // Foundation's `Timer(timeInterval:)` on Linux fires immediately for the first time.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in subject.send(Date()) }
      runLoop.add(timer, forMode: mode)
      nonisolated(unsafe) let running = timer
      return AnyCancellable { running.invalidate() }
    }
  }
}

extension NotificationCenter {
  /// Returns a publisher that emits elements when broadcasting notifications.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher that emits elements when broadcasting notifications.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// The notification center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications to publish.
    public let name: Notification.Name
    /// The object whose notifications are published, or `nil` for all objects.
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let center = center
      let name = name
      let object = object
      _OperatorPublisher<Notification, Never> { subscription in
        let token = center.addObserver(forName: name, object: object, queue: nil) { subscription.push($0) }
        nonisolated(unsafe) let observer = token
        subscription.onCancel = { center.removeObserver(observer) }
      }.receive(subscriber: subscriber)
    }
  }
}
