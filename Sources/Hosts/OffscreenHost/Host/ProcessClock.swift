import Foundation

/// The process's own clock, where it is under our control: the tool loads `libGlowwormClock.so` before everything else
/// in the child, and `Date()`, timers, delays, sleeps and random numbers follow the host's time. Without that library
/// (in tests that run in their own process) the user's clocks run in real time.
struct ProcessClock {
  private typealias Start = @convention(c) (Int64) -> Void
  private typealias Query = @convention(c) () -> Int64

  private let startCall: Start
  private let nextCall: Query
  private let advanceCall: Start
  private let jobsCall: Query
  private let inFlightCall: Query
  private let rungCall: @convention(c) () -> Int32
  private let drainCall: @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The process has one clock; nil: the library is not loaded.
  @MainActor static let shared = ProcessClock()
  @MainActor private static var isStarted = false

  /// Stops time at `date`, once a process. Called before any of the user's code runs.
  @MainActor static func startIfLoaded(at date: Date) {
    guard let shared, !isStarted else { return }
    isStarted = true
    shared.start(at: date)
  }

  private init?() {
    guard let start = dlsym(nil, "glowworm_clock_start"), let next = dlsym(nil, "glowworm_clock_next"),
      let advance = dlsym(nil, "glowworm_clock_advance"), let jobs = dlsym(nil, "glowworm_clock_run_jobs"),
      let inFlight = dlsym(nil, "glowworm_clock_in_flight"), let rung = dlsym(nil, "glowworm_clock_take_rung"),
      let drain = dlsym(nil, "_dispatch_main_queue_callback_4CF")
    else { return nil }
    startCall = unsafeBitCast(start, to: Start.self)
    nextCall = unsafeBitCast(next, to: Query.self)
    advanceCall = unsafeBitCast(advance, to: Start.self)
    jobsCall = unsafeBitCast(jobs, to: Query.self)
    inFlightCall = unsafeBitCast(inFlight, to: Query.self)
    rungCall = unsafeBitCast(rung, to: (@convention(c) () -> Int32).self)
    drainCall = unsafeBitCast(drain, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
  }

  private func start(at date: Date) { startCall(Int64((date.timeIntervalSince1970 * 1e9).rounded())) }

  /// Seconds since the start at which something waits; nil: nothing does.
  var next: Double? {
    let value = nextCall()
    return value == .max ? nil : Double(value) / 1e9
  }

  /// Rounded up to the nanosecond, so that what is due at `time` is due.
  func advance(to time: Double) { advanceCall(Int64((time * 1e9).rounded(.up))) }

  /// True: something ran.
  func runJobs() -> Bool { jobsCall() > 0 }

  /// Runs what is on the main queue, as a run loop does when the queue wakes it, without the run loop's own cost.
  func drainMainQueue() { drainCall(nil) }

  /// A run-loop timer is due.
  func takeRung() -> Bool { rungCall() != 0 }

  var isBusy: Bool { inFlightCall() > 0 }
}
