import Foundation

/// A mode of operation for timeline schedule updates.
public enum TimelineScheduleMode: Sendable {
  /// A mode with fewer updates than the schedule offers, as on a dimmed display.
  case lowFrequency
  case normal
}

/// A type that provides a sequence of dates for use as a schedule.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates, in order, at which a timeline that appears at `startDate` updates.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  /// The minimum interval between updates in seconds, or `nil` for the frame rate of the display.
  let minimumInterval: Double?
  let isPaused: Bool

  /// Creates a schedule with a minimum interval in seconds, or `nil` for that of the display, and with no dates if
  /// paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Returns dates from `start` on at the minimum interval, by default 1/120 second. A paused schedule and the mode of
  /// low frequency have none.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: isPaused || mode == .lowFrequency ? nil : start, interval: minimumInterval ?? 1.0 / 120)
  }

  /// The dates of an animation schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: Double

    /// Returns the next date, or `nil` if the schedule is paused.
    public mutating func next() -> Date? {
      defer { upcoming = upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

/// A schedule for updating a timeline view at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  let start: Date
  let interval: TimeInterval

  /// Creates a schedule that updates every `interval` seconds, aligned to `startDate`.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the steps of the schedule from the last one that is not after `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(start: startDate, interval: 0, index: 0) }
    let passed = startDate.timeIntervalSince(start) / interval
    // Frame times are sums of rounded fractions: a date a nanosecond before a step counts as that step.
    return Entries(start: start, interval: interval, index: max(0, (passed + 1e-9).rounded(.down)))
  }

  /// The dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: Double
    var index: Double

    /// Returns the next date. With an interval of 0 or less, there is only one.
    public mutating func next() -> Date? {
      if interval <= 0, index > 0 { return nil }
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }
}

/// A schedule for updating a timeline view at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  /// Creates a schedule of the starts of all minutes.
  public init() {}

  /// Returns the starts of minutes from that of the minute of `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return Entries(minute: (seconds / 60).rounded(.down))
  }

  /// The starts of minutes.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var minute: Double

    /// Returns the start of the next minute. It is never `nil`.
    public mutating func next() -> Date? {
      defer { minute += 1 }
      return Date(timeIntervalSinceReferenceDate: minute * 60)
    }
  }
}

/// A schedule for updating a timeline view at explicit points in time.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule of the dates of a sequence, which are in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the dates of the schedule. The start and the mode are not used.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns an animation schedule with a minimum interval in seconds, or `nil` for that of the display, which can be
  /// paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule for updating a timeline view at regular intervals.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule for updating a timeline view at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// A schedule for updating a timeline view at explicit points in time.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
