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

  public var magnitude: Double { abs(timeInterval) }

  /// Creates an instance from the given value.
  public init(_ seconds: Double) { timeInterval = seconds }
  public init(floatLiteral value: Double) { timeInterval = value }
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
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
  public typealias Stride = _SchedulerStride
  /// The date of the time.
  public var date: Date

  /// Creates an instance from the given value.
  public init(_ date: Date) { self.date = date }
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
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
  public typealias SchedulerTimeType = _SchedulerTime
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
