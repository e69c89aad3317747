extension Publishers {
  /// A publisher that delivers elements on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The scheduler that this publisher uses.
    public let scheduler: Context
    /// The scheduler options.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (scheduler, options) = (scheduler, options)
      return upstream.operatorPublisher { subscription in
        (
          { value in scheduler.schedule(options: options) { subscription.push(value) } },
          { completion in scheduler.schedule(options: options) { subscription.finish(completion) } }
        )
      }
    }
  }

  /// A publisher that subscribes on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The scheduler that this publisher uses.
    public let scheduler: Context
    /// The scheduler options.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      return _OperatorPublisher { subscription in
        scheduler.schedule(options: options) {
          subscription.feed(from: upstream, ({ subscription.push($0) }, subscription.finish))
        }
      }
    }
  }

  /// A publisher that delays delivery of elements and completion.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The length of the interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// The tolerance of the delivery time.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler that this publisher uses.
    public let scheduler: Context
    /// The scheduler options.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (interval, scheduler, options) = (interval, scheduler, options)
      return upstream.operatorPublisher { subscription in
        func later(_ action: @escaping () -> Void) {
          scheduler.schedule(after: scheduler.now.advanced(by: interval), options: options, action)
        }
        return (
          { value in later { subscription.push(value) } }, { completion in later { subscription.finish(completion) } }
        )
      }
    }
  }
}

extension Publisher {
  /// Specifies the scheduler on which to receive elements from the publisher.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Specifies the scheduler on which to perform subscribe, cancel, and request operations.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delays delivery of all output to the downstream receiver by a specified amount of time on a scheduler.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
