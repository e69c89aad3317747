import Foundation

/// The process's own clock, where it is under our control: the tool loads `libGlowwormClock.so` before everything else
/// in the child, and `Date()`, timers, delays, sleeps and random numbers follow the host's time. Without that library
/// (in tests that run in their own process) the user's clocks run in real time.
package struct ProcessClock {
  /// What `VirtualClock.h` declares; times in nanoseconds.
  package struct Functions: Sendable {
    var start: @convention(c) (Int64) -> Void
    var next: @convention(c) () -> Int64
    var advance: @convention(c) (Int64) -> Void
    var runJobs: @convention(c) () -> Int64
    var inFlight: @convention(c) () -> Int64
    var takeRung: @convention(c) () -> Int32

    package init(
      start: @convention(c) (Int64) -> Void, next: @convention(c) () -> Int64,
      advance: @convention(c) (Int64) -> Void, runJobs: @convention(c) () -> Int64,
      inFlight: @convention(c) () -> Int64, takeRung: @convention(c) () -> Int32
    ) {
      self.start = start
      self.next = next
      self.advance = advance
      self.runJobs = runJobs
      self.inFlight = inFlight
      self.takeRung = takeRung
    }

    /// Those of the loaded library.
    fileprivate static func loaded() -> Functions? {
      guard let start = dlsym(nil, "glowworm_clock_start"), let next = dlsym(nil, "glowworm_clock_next"),
        let advance = dlsym(nil, "glowworm_clock_advance"), let jobs = dlsym(nil, "glowworm_clock_run_jobs"),
        let inFlight = dlsym(nil, "glowworm_clock_in_flight"), let rung = dlsym(nil, "glowworm_clock_take_rung")
      else { return nil }
      typealias Start = @convention(c) (Int64) -> Void
      typealias Query = @convention(c) () -> Int64
      return Functions(
        start: unsafeBitCast(start, to: Start.self), next: unsafeBitCast(next, to: Query.self),
        advance: unsafeBitCast(advance, to: Start.self), runJobs: unsafeBitCast(jobs, to: Query.self),
        inFlight: unsafeBitCast(inFlight, to: Query.self),
        takeRung: unsafeBitCast(rung, to: (@convention(c) () -> Int32).self))
    }
  }

  private let functions: Functions
  private let drainCall: @convention(c) (UnsafeMutableRawPointer?) -> Void
  /// `CFRunLoopRunInMode` and the name of the default mode.
  private let runInMode: RunInMode?
  private let defaultMode: UnsafeRawPointer?

  private typealias RunInMode = @convention(c) (UnsafeRawPointer?, Double, UInt8) -> Int32

  /// Those of a program that the clock is linked into; set before the first host is made.
  @MainActor static var linked: Functions?

  /// The process has one clock; nil: there is none under our control.
  @MainActor static let shared = ProcessClock()
  @MainActor private static var isStarted = false

  /// Stops time at `date`, once a process. Called before any of the user's code runs.
  @MainActor static func startIfLoaded(at date: Date) {
    guard let shared, !isStarted else { return }
    isStarted = true
    shared.start(at: date)
  }

  @MainActor private init?() {
    guard let functions = Self.linked ?? Functions.loaded(),
      let drain = dlsym(nil, "_dispatch_main_queue_callback_4CF")
    else { return nil }
    self.functions = functions
    drainCall = unsafeBitCast(drain, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
    runInMode = dlsym(nil, "CFRunLoopRunInMode").map { unsafeBitCast($0, to: RunInMode.self) }
    defaultMode = dlsym(nil, "kCFRunLoopDefaultMode")?.load(as: UnsafeRawPointer?.self)
  }

  private func start(at date: Date) { functions.start(Int64((date.timeIntervalSince1970 * 1e9).rounded())) }

  /// Seconds since the start at which something waits; nil: nothing does.
  var next: Double? {
    let value = functions.next()
    return value == .max ? nil : Double(value) / 1e9
  }

  /// Rounded up to the nanosecond, so that what is due at `time` is due.
  func advance(to time: Double) { functions.advance(Int64((time * 1e9).rounded(.up))) }

  /// True: something ran.
  func runJobs() -> Bool { functions.runJobs() > 0 }

  /// Runs what is on the main queue, as a run loop does when the queue wakes it, without the run loop's own cost.
  func drainMainQueue() { drainCall(nil) }

  /// Runs the run loop's timers that are due: its C part, which `RunLoop.run(mode:before:)` asks twice.
  func runTimers() {
    if let runInMode, let defaultMode {
      _ = runInMode(defaultMode, 0, 1)
    } else {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSince1970: 0))
    }
  }

  /// A run-loop timer is due.
  func takeRung() -> Bool { functions.takeRung() != 0 }

  var isBusy: Bool { functions.inFlight() > 0 }
}
