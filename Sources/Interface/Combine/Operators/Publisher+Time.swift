extension Publisher {
  /// Delivers elements to the subscriber on the given scheduler.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> _Pipe<Output, Failure> {
    pipe { conduit in
      (
        { value in scheduler.schedule(options: options) { conduit.push(value) } },
        { completion in scheduler.schedule(options: options) { conduit.finish(completion) } }
      )
    }
  }

  /// Subscribes on the given scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Pipe<Output, Failure> {
    _Pipe { conduit in
      scheduler.schedule(options: options) {
        conduit.feed(from: self, ({ conduit.push($0) }, conduit.finish))
      }
    }
  }

  /// Delays delivery of all output to the downstream receiver by a specified amount of time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> _Pipe<Output, Failure> {
    pipe { conduit in
      (
        { value in
          scheduler.schedule(after: scheduler.now.advanced(by: interval), options: options) { conduit.push(value) }
        },
        { completion in
          scheduler.schedule(after: scheduler.now.advanced(by: interval), options: options) {
            conduit.finish(completion)
          }
        }
      )
    }
  }

  /// Publishes elements only after a specified time interval elapses between events.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Pipe<Output, Failure> {
    pipe { conduit in
      var number = 0
      var pending: Output?
      return (
        { value in
          number += 1
          let own = number
          pending = value
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime), options: options) {
            guard own == number, let last = pending else { return }
            pending = nil
            conduit.push(last)
          }
        },
        { completion in
          // What still waits is lost, as the stream ends.
          number += 1
          conduit.finish(completion)
        }
      )
    }
  }

  /// Publishes either the most recent or the first element published in the specified time interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> _Pipe<Output, Failure> {
    pipe { conduit in
      var pending: Output?
      var next: S.SchedulerTimeType?
      var isWaiting = false
      return (
        { value in
          let now = scheduler.now
          guard let open = next, now < open else {
            next = now.advanced(by: interval)
            return conduit.push(value)
          }
          if latest || pending == nil { pending = value }
          guard !isWaiting else { return }
          isWaiting = true
          scheduler.schedule(after: open, options: nil) {
            isWaiting = false
            guard let last = pending else { return }
            pending = nil
            next = scheduler.now.advanced(by: interval)
            conduit.push(last)
          }
        }, conduit.finish
      )
    }
  }
}
