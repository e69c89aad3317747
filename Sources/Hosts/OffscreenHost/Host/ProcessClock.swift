import Foundation

/// The process's own clock, where the host controls it: programs that the tool runs link `libGlowwormClock.so` before
/// everything else, and `Date()`, timers, delays, sleeps and random numbers follow the host's time. Without that library
/// (in tests that run in their own process) the user's clocks run in real time.
package struct ProcessClock {
  /// The functions that `VirtualClock.h` declares. Times are in nanoseconds.
  package struct Functions: Sendable {
    package typealias Query = @convention(c) () -> Int64
    package typealias Flag = @convention(c) () -> Int32
    package typealias SetTime = @convention(c) (Int64) -> Void
    package typealias Describe = @convention(c) (UnsafeMutablePointer<CChar>?, Int32) -> Void

    var start: SetTime
    var next: Query
    var advance: SetTime
    var runJobs: Query
    var takeMainQueue: Flag
    var takeFired: Flag
    var runWork: Flag
    var describeWork: Describe

    package init(
      start: SetTime, next: Query, advance: SetTime, runJobs: Query, takeMainQueue: Flag, takeFired: Flag,
      runWork: Flag, describeWork: Describe
    ) {
      self.start = start
      self.next = next
      self.advance = advance
      self.runJobs = runJobs
      self.takeMainQueue = takeMainQueue
      self.takeFired = takeFired
      self.runWork = runWork
      self.describeWork = describeWork
    }

    /// Returns the functions of the loaded library.
    fileprivate static func loaded() -> Functions? {
      func function<F>(_ name: String, as type: F.Type) -> F? {
        dlsym(nil, "glowworm_clock_\(name)").map { unsafeBitCast($0, to: type) }
      }
      guard let start = function("start", as: SetTime.self), let next = function("next", as: Query.self),
        let advance = function("advance", as: SetTime.self), let runJobs = function("run_jobs", as: Query.self),
        let takeMainQueue = function("take_main_queue", as: Flag.self),
        let takeFired = function("take_fired", as: Flag.self), let runWork = function("run_work", as: Flag.self),
        let describeWork = function("describe_work", as: Describe.self)
      else { return nil }
      return Functions(
        start: start, next: next, advance: advance, runJobs: runJobs, takeMainQueue: takeMainQueue,
        takeFired: takeFired, runWork: runWork, describeWork: describeWork)
    }
  }

  private let functions: Functions
  private let drainCall: @convention(c) (UnsafeMutableRawPointer?) -> Void
  /// `CFRunLoopRunInMode`, and the name of the default mode.
  private let runInMode: RunInMode?
  private let defaultMode: UnsafeRawPointer?

  private typealias RunInMode = @convention(c) (UnsafeRawPointer?, Double, UInt8) -> Int32

  /// The functions of a program that links the clock, set before the first host is created.
  @MainActor static var linked: Functions?

  /// The process has one clock; nil: there is none under the host's control.
  @MainActor static let shared = ProcessClock()
  @MainActor private static var isStarted = false

  /// Called again and again while the host waits for work of the user's on another thread, with what that is.
  @MainActor static var isWaiting: (String) -> Void = { _ in }

  /// Stops time at `date`, once per process, before any user code runs.
  @MainActor static func startIfLoaded(at date: Date) {
    guard let shared, !isStarted else { return }
    isStarted = true
    shared.functions.start(Int64((date.timeIntervalSince1970 * 1e9).rounded()))
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

  /// Seconds since the start at which the next event is due; nil: nothing waits for a time.
  var next: Double? {
    let value = functions.next()
    return value == .max ? nil : Double(value) / 1e9
  }

  /// Advances to a time, rounded up to the nanosecond, so that everything due at `time` is included.
  func advance(to time: Double) { functions.advance(Int64((time * 1e9).rounded(.up))) }

  /// Runs what is due, on all queues, run loops and threads, until nothing is left and every thread rests or waits for
  /// time to pass.
  ///
  /// - Returns: Whether anything ran.
  @MainActor func drain() -> Bool {
    var hasRun = false
    while runOnMainThread() || runElsewhere() { hasRun = true }
    return hasRun
  }

  /// Runs one round of the main thread's work.
  private func runOnMainThread() -> Bool {
    var hasRun = functions.runJobs() > 0
    if functions.takeMainQueue() != 0 {
      // As a run loop does when the queue wakes it, without the run loop's own cost.
      drainCall(nil)
      hasRun = true
    }
    if functions.takeFired() != 0 {
      runRunLoop()
      hasRun = true
    }
    return hasRun
  }

  /// The next piece of work for another thread, with what the main thread gets from it.
  @MainActor private func runElsewhere() -> Bool {
    while true {
      switch functions.runWork() {
      case 0: return false
      case 1: return true
      default: Self.isWaiting(runningWork)
      }
    }
  }

  private var runningWork: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { text in
      functions.describeWork(text.baseAddress, Int32(text.count))
      return text.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  /// The run loop's C part, which `RunLoop.run(mode:before:)` asks twice.
  private func runRunLoop() {
    if let runInMode, let defaultMode {
      _ = runInMode(defaultMode, 0, 1)
    } else {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSince1970: 0))
    }
  }
}
