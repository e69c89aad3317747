extension Publishers {
  /// A publisher that measures the time between its upstream's elements.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The scheduler that this publisher uses.
    public let scheduler: Context

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let scheduler = scheduler
      return upstream.operatorPublisher { subscription in
        var last = scheduler.now
        return (
          { _ in
            let now = scheduler.now
            subscription.push(last.distance(to: now))
            last = now
          }, subscription.finish
        )
      }
    }
  }

  /// The strategy for grouping elements by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The elements of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The elements of each interval, up to a maximum number.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that publishes the elements of each interval as an array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The strategy for grouping elements.
    public let strategy: TimeGroupingStrategy<Context>
    /// The scheduler options.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public var _operator: _OperatorPublisher<Output, Failure> {
      let (scheduler, interval, count): (Context, Context.SchedulerTimeType.Stride, Int)
      switch strategy {
      case .byTime(let context, let stride): (scheduler, interval, count) = (context, stride, .max)
      case .byTimeOrCount(let context, let stride, let most): (scheduler, interval, count) = (context, stride, most)
      }
      let options = options
      return upstream.operatorPublisher { subscription in
        var kept: Output = []
        func send() {
          guard !kept.isEmpty else { return }
          let full = kept
          kept = []
          subscription.push(full)
        }
        func wait(until time: Context.SchedulerTimeType) {
          scheduler.schedule(after: time, options: options) {
            guard subscription.isOpen else { return }
            send()
            wait(until: time.advanced(by: interval))
          }
        }
        wait(until: scheduler.now.advanced(by: interval))
        return (
          { value in
            kept.append(value)
            if kept.count >= count { send() }
          },
          { completion in
            if case .finished = completion { send() }
            subscription.finish(completion)
          }
        )
      }
    }
  }
}

extension Publisher {
  /// Measures and emits the time interval between events received from an upstream publisher.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }

  /// Collects elements by a given time-grouping strategy, and emits a single array of the collection.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
