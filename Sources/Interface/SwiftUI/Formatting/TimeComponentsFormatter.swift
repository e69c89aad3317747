import Foundation

/// A formatter of quantities of time, such as "1:30" or "1 hour, 30 minutes".
///
/// Foundation declares `DateComponentsFormatter` on Linux as unavailable, so that the tool compiles this type in its
/// place. Units of a day and longer count 86,400 seconds a day, 30 days a month and 365 days a year.
open class TimeComponentsFormatter {
  /// The length of units.
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  /// The treatment of units whose value is 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With positional units, leading zeros are dropped and others padded; otherwise, all zeros are dropped.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Drops zeros before the first other unit.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Drops zeros in the middle.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Drops zeros at the end.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Drops all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps zeros, with two digits in positional units.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units of the text. Default none, which stands for all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The length of units. Default `positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The treatment of units whose value is 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The largest number of units, or 0 for any.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether the last unit has a fraction. It has no effect.
  open var allowsFractionalUnits = false
  /// A Boolean value that indicates whether the largest unit stands for larger ones too. It always does.
  open var collapsesLargestUnit = false
  /// A Boolean value that indicates whether the text says that it is approximate. Default `false`.
  open var includesApproximationPhrase = false
  /// A Boolean value that indicates whether the text says that it is what remains. Default `false`.
  open var includesTimeRemainingPhrase = false
  /// The calendar of the units and, with its locale, of the text. Default the current one.
  open var calendar: Calendar? = .current
  /// The date from which components count. It has no effect.
  open var referenceDate: Date?
  /// The case of the first letter. It has no effect.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter.
  public init() {}

  private static let units: [(unit: NSCalendar.Unit, seconds: Int, letter: String, word: String, short: String)] = [
    (.year, 31_536_000, "y", "year", "yr"), (.month, 2_592_000, "mo", "month", "mth"),
    (.weekOfMonth, 604_800, "w", "week", "wk"), (.day, 86_400, "d", "day", "day"), (.hour, 3_600, "h", "hour", "hr"),
    (.minute, 60, "m", "minute", "min"), (.second, 1, "s", "second", "sec"),
  ]

  /// Returns an interval in seconds as a text.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, Swift.abs(interval) < 1e15 else { return nil }
    let isNegative = interval < 0
    var rest = Int(Swift.abs(interval).rounded(.down))
    let allowed = Self.units.filter { unit in
      allowedUnits.isEmpty ? unit.unit != .weekOfMonth : allowedUnits.contains(unit.unit)
    }
    var parts = allowed.map { unit in
      let count = rest / unit.seconds
      rest -= count * unit.seconds
      return (count: count, unit: unit)
    }
    let isPositional = unitsStyle == .positional
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = isPositional ? .dropLeading : .dropAll }
    // "0:05": positional minutes stay.
    let least = isPositional && allowed.count > 1 ? (zeroFormattingBehavior.contains(.default) ? 2 : 1) : 1
    if behavior.contains(.dropLeading) {
      while parts.count > least, parts[0].count == 0 { parts.removeFirst() }
    }
    if behavior.contains(.dropTrailing) {
      while parts.count > least, parts[parts.count - 1].count == 0 { parts.removeLast() }
    }
    if behavior.contains(.dropMiddle), parts.count > 2 {
      let last = parts.count - 1
      parts = parts.enumerated().filter { $0.offset == 0 || $0.offset == last || $0.element.count > 0 }.map(\.element)
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    guard !parts.isEmpty else { return nil }
    var text = isPositional ? positional(parts.map(\.count)) : joined(parts)
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func positional(_ counts: [Int]) -> String {
    counts.enumerated().map { index, count in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return isPadded && counts.count > 1 && count < 10 ? "0\(count)" : "\(count)"
    }.joined(separator: ":")
  }

  private func joined(
    _ parts: [(count: Int, unit: (unit: NSCalendar.Unit, seconds: Int, letter: String, word: String, short: String))]
  ) -> String {
    let spelled = NumberFormatter()
    spelled.numberStyle = .spellOut
    spelled.locale = calendar?.locale ?? .current
    let texts = parts.map { count, unit in
      let words = count == 1 ? unit.word : "\(unit.word)s"
      return switch unitsStyle {
      case .abbreviated, .positional: "\(count)\(unit.letter)"
      case .brief: "\(count)\(unit.short)"
      case .short: "\(count) \(unit.short)\(count != 1 && unit.short == "day" ? "s" : "")"
      case .full: "\(count) \(words)"
      case .spellOut: "\(spelled.string(from: NSNumber(value: count)) ?? "\(count)") \(words)"
      }
    }
    return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }

  /// Returns the time between two dates as a text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns components as a text.
  open func string(from components: DateComponents) -> String? {
    let counts = [
      components.year, components.month, components.weekOfMonth ?? components.weekOfYear, components.day,
      components.hour, components.minute, components.second,
    ]
    return string(from: Double(zip(counts, Self.units).reduce(0) { $0 + ($1.0 ?? 0) * $1.1.seconds }))
  }

  /// Returns an interval in seconds as a text in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = TimeComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}
