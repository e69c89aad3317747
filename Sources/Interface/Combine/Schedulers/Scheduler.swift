import Dispatch
import Foundation

/// A type that can be created from a number of seconds or fractions of seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// Converts a number of seconds into an interval.
  static func seconds(_ s: Int) -> Self
  /// Converts a number of seconds into an interval.
  static func seconds(_ s: Double) -> Self
  /// Converts a number of milliseconds into an interval.
  static func milliseconds(_ ms: Int) -> Self
  /// Converts a number of microseconds into an interval.
  static func microseconds(_ us: Int) -> Self
  /// Converts a number of nanoseconds into an interval.
  static func nanoseconds(_ ns: Int) -> Self
}

/// The interval between two times of a scheduler, in seconds.
public struct _SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Sendable
{
  /// The length in seconds.
  public var timeInterval: Double

  /// The absolute value of the length in seconds.
  public var magnitude: Double { abs(timeInterval) }

  /// Creates an instance from the given value.
  public init(_ seconds: Double) { timeInterval = seconds }
  /// Creates an interval from a literal number of seconds with a fraction.
  public init(floatLiteral value: Double) { timeInterval = value }
  /// Creates an interval from a literal integer of seconds.
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  /// Creates an interval from an integer of seconds. The result is never `nil`.
  public init?<T: BinaryInteger>(exactly source: T) { timeInterval = Double(source) }

  /// Converts a number of seconds into an interval.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// Converts a number of seconds into an interval.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// Converts a number of milliseconds into an interval.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  /// Converts a number of microseconds into an interval.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  /// Converts a number of nanoseconds into an interval.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
  public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
  public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
  public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// The time of a scheduler.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
  /// The interval between two times.
  public typealias Stride = _SchedulerStride
  /// The date of the time.
  public var date: Date

  /// Creates an instance from the given value.
  public init(_ date: Date) { self.date = date }
  /// Returns the interval from the time to another one, which is negative if the other is earlier.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// Returns the time after an interval.
  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}

/// The state of a repeating action, which can be canceled.
private final class RepetitionLife: @unchecked Sendable {
  private let lock = NSLock()
  private var runs = true

  var isRunning: Bool {
    get { lock.withLock { runs } }
    set { lock.withLock { runs = newValue } }
  }
}

/// A protocol that defines when and how to execute a closure.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of the scheduler's times.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the scheduler's options.
  associatedtype SchedulerOptions
  /// The current time of the scheduler.
  var now: SchedulerTimeType { get }
  /// Performs the action as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Performs the action after the specified date.
  func schedule(after date: SchedulerTimeType, options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// The default tolerance of the time at which an action is performed.
  var minimumTolerance: SchedulerTimeType.Stride { get }
}

extension Scheduler {
  /// The default tolerance: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Performs the action after the specified date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions? = nil,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, options: options, action)
  }

  /// Performs the action at some time after the specified date, at the specified frequency.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let life = RepetitionLife()
    func wait(until time: SchedulerTimeType) {
      schedule(after: time, options: options) {
        guard life.isRunning else { return }
        action()
        wait(until: time.advanced(by: interval))
      }
    }
    wait(until: date)
    return AnyCancellable { life.isRunning = false }
  }

  /// Performs the action as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  /// Performs the action after the specified date.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, options: nil, action)
  }
}

extension DispatchQueue: Scheduler {
  /// The time of a dispatch queue.
  public typealias SchedulerTimeType = _SchedulerTime
  /// Options of the scheduler. There are none.
  public struct SchedulerOptions { public init() {} }

  /// The current time of the scheduler.
  public var now: _SchedulerTime { _SchedulerTime(Date()) }

  /// Performs the action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }

  /// Performs the action after the specified date.
  public func schedule(after date: _SchedulerTime, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { action() }
  }
}

extension RunLoop: Scheduler {
  /// The time of a run loop.
  public typealias SchedulerTimeType = _SchedulerTime
  /// Options of the scheduler. There are none.
  public struct SchedulerOptions { public init() {} }

  /// The current time of the scheduler.
  public var now: _SchedulerTime { _SchedulerTime(Date()) }

  /// Performs the action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  /// Performs the action after the specified date.
  public func schedule(after date: _SchedulerTime, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    add(timer, forMode: .common)
  }
}

extension OperationQueue: Scheduler {
  /// The time of an operation queue.
  public typealias SchedulerTimeType = _SchedulerTime
  /// Options of the scheduler. There are none.
  public struct SchedulerOptions { public init() {} }

  /// The current time of the scheduler.
  public var now: _SchedulerTime { _SchedulerTime(Date()) }

  /// Performs the action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Performs the action after the specified date.
  public func schedule(after date: _SchedulerTime, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
      self.addOperation { action() }
    }
  }
}

/// A scheduler for performing synchronous actions.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The time of the scheduler, which does not pass.
  public typealias SchedulerTimeType = _SchedulerTime
  /// The options of the scheduler, of which there are none.
  public typealias SchedulerOptions = Never
  /// The shared instance.
  public static let shared = ImmediateScheduler()
  /// The current time of the scheduler.
  public var now: _SchedulerTime { _SchedulerTime(Date(timeIntervalSinceReferenceDate: 0)) }
  /// Performs the action as soon as possible.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Performs the action after the specified date.
  public func schedule(after date: _SchedulerTime, options: Never?, _ action: @escaping () -> Void) { action() }
}
