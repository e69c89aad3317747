extension Publishers {
  /// A publisher that publishes elements only after a specified time interval elapses between events.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The time without new elements after which the latest element is published.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that this publisher uses.
    public let scheduler: Context
    /// The scheduler options.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (dueTime, scheduler, options) = (dueTime, scheduler, options)
      return upstream.operatorPublisher { subscription in
        var number = 0
        return (
          { value in
            number += 1
            let own = number
            scheduler.schedule(after: scheduler.now.advanced(by: dueTime), options: options) {
              if own == number { subscription.push(value) }
            }
          },
          { completion in
            // A pending element is dropped when the stream ends.
            number += 1
            subscription.finish(completion)
          }
        )
      }
    }
  }

  /// A publisher that publishes the first or the latest element of each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The length of the interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that this publisher uses.
    public let scheduler: Context
    /// A Boolean value that indicates whether to publish the latest element of an interval instead of the first.
    public let latest: Bool

    /// Creates the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (interval, scheduler, latest) = (interval, scheduler, latest)
      return upstream.operatorPublisher { subscription in
        var pending: Output?
        var next: Context.SchedulerTimeType?
        var isWaiting = false
        return (
          { value in
            let now = scheduler.now
            guard let open = next, now < open else {
              next = now.advanced(by: interval)
              return subscription.push(value)
            }
            if latest || pending == nil { pending = value }
            guard !isWaiting else { return }
            isWaiting = true
            scheduler.schedule(after: open, options: nil) {
              isWaiting = false
              guard let last = pending else { return }
              pending = nil
              next = scheduler.now.advanced(by: interval)
              subscription.push(last)
            }
          },
          { completion in
            if let last = pending { subscription.push(last) }
            pending = nil
            subscription.finish(completion)
          }
        )
      }
    }
  }

  /// A publisher that ends when its upstream does not publish within an interval.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The length of the interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that this publisher uses.
    public let scheduler: Context
    /// The scheduler options.
    public let options: Context.SchedulerOptions?
    /// The closure that creates the error with which to fail, or `nil` to finish normally.
    public let customError: (() -> Failure)?

    /// Creates the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (interval, scheduler, options, customError) = (interval, scheduler, options, customError)
      return upstream.operatorPublisher { subscription in
        var number = 0
        func wait() {
          number += 1
          let own = number
          scheduler.schedule(after: scheduler.now.advanced(by: interval), options: options) {
            guard own == number else { return }
            subscription.finish(customError.map { .failure($0()) } ?? .finished)
          }
        }
        wait()
        return (
          { value in
            wait()
            subscription.push(value)
          },
          { completion in
            number += 1
            subscription.finish(completion)
          }
        )
      }
    }
  }
}

extension Publisher {
  /// Publishes elements only after a specified time interval elapses between events.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Publishes either the most-recent or first element published by the upstream publisher in a time interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Terminates publishing if the upstream publisher exceeds the specified time interval without an element.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
