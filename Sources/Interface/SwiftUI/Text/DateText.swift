import Foundation
import ViewGraph

/// A date in a text: fixed, or updated with the clock.
struct DateText: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case style(Text.DateStyle)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    case range(ClosedRange<Date>)
  }

  var date: Date
  var kind: Kind

  /// Returns the text at `now`, and the date of its next change, or `nil` if there is none.
  func content(at now: Date, in environment: EnvironmentValues) -> (String, Date?) {
    switch kind {
    case .range(let range):
      let style = Date.IntervalFormatStyle(
        date: .omitted, time: .shortened, locale: environment.locale, timeZone: environment.timeZone)
      return (style.format(range.lowerBound..<range.upperBound), nil)
    case .timer(let range, let pauseTime, let countsDown, let showsHours):
      let clamped = min(max(pauseTime ?? now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown ? range.upperBound.timeIntervalSince(clamped) : clamped.timeIntervalSince(range.lowerBound)
      let whole = countsDown ? Self.ceiling(seconds) : Self.floor(seconds)
      let isRunning = pauseTime == nil && now < range.upperBound
      let next = countsDown ? seconds - whole + 1 : whole + 1 - seconds
      return (
        Self.clock(Int(whole), showsHours: showsHours), isRunning ? now.addingTimeInterval(max(next, 0.001)) : nil
      )
    case .style(let style):
      return content(style, now, environment)
    }
  }

  private func content(_ style: Text.DateStyle, _ now: Date, _ environment: EnvironmentValues) -> (String, Date?) {
    let interval = date.timeIntervalSince(now)
    switch style.kind {
    case .time: return (date.formatted(Self.timeStyle(environment)), nil)
    case .date:
      var format = Date.FormatStyle(date: .long, time: .omitted)
      format.locale = environment.locale
      format.timeZone = environment.timeZone
      return (date.formatted(format), nil)
    case .timer:
      let seconds = abs(interval)
      let whole = interval > 0 ? Self.ceiling(seconds) : Self.floor(seconds)
      let next = interval > 0 ? seconds - whole + 1 : whole + 1 - seconds
      return (Self.clock(Int(whole), showsHours: true), now.addingTimeInterval(max(next, 0.001)))
    case .relative, .offset:
      let whole = Self.floor(abs(interval))
      let text = Self.duration(Int(whole), environment.locale)
      // A date ahead comes nearer: its second is over when the rest of it is.
      let rest = interval > 0 ? abs(interval) - whole + Self.tick : whole + 1 - abs(interval)
      let next = now.addingTimeInterval(max(rest, 0.001))
      if style.kind == .relative { return (text, next) }
      return ((interval > 0 ? "-" : "+") + text, next)
    }
  }

  private static func timeStyle(_ environment: EnvironmentValues) -> Date.FormatStyle {
    var format = Date.FormatStyle(date: .omitted, time: .shortened)
    format.locale = environment.locale
    format.timeZone = environment.timeZone
    return format
  }

  private static func clock(_ seconds: Int, showsHours: Bool) -> String {
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    let rest = String(format: "%02d", seconds % 60)
    return hours > 0 ? "\(hours):\(String(format: "%02d", minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  /// Dates are exact to about a tenth of a microsecond: a difference this near to a whole second is one.
  private static let tick = 1e-5
  private static func floor(_ seconds: Double) -> Double { (seconds + tick).rounded(.down) }
  private static func ceiling(_ seconds: Double) -> Double { (seconds - tick).rounded(.up) }

  /// The two largest units in the words of the locale, as `5 min, 3 sec`.
  private static func duration(_ seconds: Int, _ locale: Locale) -> String {
    Duration.seconds(seconds).formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2).locale(locale))
  }
}

nonisolated extension Text {
  /// A predefined style used to display a Date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind
    /// The short time of the date, in the locale and the time zone of the environment.
    public static let time = DateStyle(kind: .time)
    /// The long form of the date without the time, in the locale and the time zone of the environment.
    public static let date = DateStyle(kind: .date)
    /// The time until or since the date, in its two largest units and without a sign.
    public static let relative = DateStyle(kind: .relative)
    /// The time until or since the date, in its two largest units, with a minus sign before the date and a plus sign
    /// after it.
    public static let offset = DateStyle(kind: .offset)
    /// The time until or since the date, as a clock with seconds.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates an instance that displays localized dates and times using a specific style.
  public init(_ date: Date, style: DateStyle) { storage = .date(DateText(date: date, kind: .style(style))) }

  /// Creates an instance that displays a localized range between two dates.
  public init(_ dates: ClosedRange<Date>) {
    storage = .date(DateText(date: dates.lowerBound, kind: .range(dates)))
  }

  /// Creates an instance that displays a localized time interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates an instance that displays a timer counting within the provided interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    storage = .date(
      DateText(
        date: timerInterval.lowerBound,
        kind: .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// Creates a text view that displays the formatted representation of a nonstring type.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedText(input, format))
  }

  /// Creates a text view that displays a value converted by a formatter, or nothing if the formatter fails.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
}
