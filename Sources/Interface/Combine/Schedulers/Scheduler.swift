import Dispatch
import Foundation

/// A type that can be converted from seconds and their fractions.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// Seconds between two times of a scheduler.
public struct _SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Sendable
{
  /// Seconds.
  public var timeInterval: Double

  public var magnitude: Double { abs(timeInterval) }

  public init(_ seconds: Double) { timeInterval = seconds }
  public init(floatLiteral value: Double) { timeInterval = value }
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  public init?<T: BinaryInteger>(exactly source: T) { timeInterval = Double(source) }

  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
  public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
  public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
  public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// A time of a scheduler.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
  public typealias Stride = _SchedulerStride
  public var date: Date

  public init(_ date: Date) { self.date = date }
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}

/// Whether a repeated action goes on.
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
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(after date: SchedulerTimeType, options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// How late an action may be unless something else is said.
  var minimumTolerance: SchedulerTimeType.Stride { get }
}

extension Scheduler {
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

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

  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, options: nil, action)
  }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions { public init() {} }

  public var now: _SchedulerTime { _SchedulerTime(Date()) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }

  public func schedule(after date: _SchedulerTime, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { action() }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions { public init() {} }

  public var now: _SchedulerTime { _SchedulerTime(Date()) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  public func schedule(after date: _SchedulerTime, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    add(timer, forMode: .common)
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions { public init() {} }

  public var now: _SchedulerTime { _SchedulerTime(Date()) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

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
  public static let shared = ImmediateScheduler()
  public var now: _SchedulerTime { _SchedulerTime(Date(timeIntervalSinceReferenceDate: 0)) }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(after date: _SchedulerTime, options: Never?, _ action: @escaping () -> Void) { action() }
}
