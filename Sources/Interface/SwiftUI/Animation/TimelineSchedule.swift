import Foundation

/// A type that provides a sequence of dates for use as a schedule.
nonisolated public protocol TimelineSchedule {
  /// An alias for the timeline schedule update mode.
  typealias Mode = TimelineScheduleMode
  /// The sequence of dates within a schedule.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Provides a sequence of dates starting around a given date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A mode of operation for timeline schedule updates.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Seconds; nil: as fast as the display, taken as 60 frames a second here.
  let minimumInterval: Double?
  let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let runs = !isPaused && mode == .normal
    return Entries(start: start, interval: max(minimumInterval ?? 0, 1.0 / 60), isRunning: runs)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: Double
    let isRunning: Bool
    private var index = 0

    init(start: Date, interval: Double, isRunning: Bool) {
      self.start = start
      self.interval = interval
      self.isRunning = isRunning
    }

    public mutating func next() -> Date? {
      guard isRunning else { return nil }
      defer { index += 1 }
      return start.addingTimeInterval(Double(index) * interval)
    }
  }
}

/// A schedule for updating a timeline view at regular intervals.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Aligned to the schedule's own start: the last date at or before `startDate` comes first.
    let step = max(interval, 1e-3)
    let passed = (startDate.timeIntervalSince(start) / step + 1e-9).rounded(.down)
    return Entries(start: start, step: step, index: max(passed, 0))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let step: Double
    var index: Double

    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * step)
    }
  }
}

/// A schedule for updating a timeline view at the start of every minute.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return .init(start: Date(timeIntervalSinceReferenceDate: minute), step: 60, index: 0)
  }
}

/// A schedule for updating a timeline view at explicit points in time.
nonisolated public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

nonisolated extension TimelineSchedule {
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
