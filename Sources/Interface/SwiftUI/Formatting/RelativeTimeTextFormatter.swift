import Foundation

/// A formatter of the time between two dates in words, such as "2 hours ago".
///
/// Foundation declares `RelativeDateTimeFormatter` on Linux as unavailable, so that the tool compiles this type in its
/// place.
open class RelativeTimeTextFormatter {
  /// The form of near dates.
  public enum DateTimeStyle: Int, Sendable {
    /// With numbers, such as "1 day ago".
    case numeric
    /// With names where there are any, such as "yesterday".
    case named
  }
  /// The length of units.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// The form of near dates. Default `numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of units. Default `full`.
  open var unitsStyle = UnitsStyle.full
  /// The locale of the text. Default the current one.
  open var locale: Locale! = .current
  /// The calendar of the units. Default the current one.
  open var calendar: Calendar! = .current
  /// The case of the first letter. Default that of the middle of a sentence.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter.
  public init() {}

  /// Returns the time from the reference date to a date.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units)
    style.locale = locale ?? .current
    style.calendar = calendar ?? .current
    return style.format(referenceDate)
  }

  /// Returns an interval in seconds from now; a negative one is in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the time that components amount to from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Returns the time from now to a date, or `nil` if the object is not a date.
  open func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
