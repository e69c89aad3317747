/// A date in the form of ISO 8601, such as `2025-06-09`, `2025-06-09T10:00` or `2025-06-09T10:00:00.5+02:00`; without a
/// zone in UTC.
struct CalendarDate: Equatable {
  /// The years that the child's clock counts: nanoseconds in 64 bits, with a margin at both ends.
  static let years = 1700...2250

  var year: Int
  var secondsSince1970: Double

  /// Creates a date from a text, or returns `nil` for another form and for dates and times that do not exist.
  init?(_ text: String) {
    var reader = Reader(rest: text[...])
    guard let year = reader.number(digits: 4), reader.skip("-"), let month = reader.number(digits: 2),
      (1...12).contains(month), reader.skip("-"), let day = reader.number(digits: 2),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    var seconds = 0.0
    if !reader.rest.isEmpty {
      guard reader.skip("T") || reader.skip("t") || reader.skip(" "), let time = reader.time(), let zone = reader.zone()
      else { return nil }
      seconds = time - zone
    }
    guard reader.rest.isEmpty else { return nil }
    self.year = year
    secondsSince1970 = Double(Self.dayNumber(year, month, day)) * 86_400 + seconds
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// Days since 1970-01-01 in the Gregorian calendar. Years are counted from March, so that the leap day is their last.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let years = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    // 719,468 days lie between 1 March of the year 0 and 1970-01-01.
    return years * 365 + years / 4 - years / 100 + years / 400 + (153 * monthFromMarch + 2) / 5 + day - 1 - 719_468
  }

  private struct Reader {
    var rest: Substring

    mutating func skip(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    mutating func number(digits count: Int) -> Int? {
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
      rest.removeFirst(count)
      return Int(digits)
    }

    /// Seconds since midnight.
    mutating func time() -> Double? {
      guard let hour = number(digits: 2), hour < 24, skip(":"), let minute = number(digits: 2), minute < 60 else {
        return nil
      }
      var seconds = Double(hour * 3600 + minute * 60)
      guard skip(":") else { return seconds }
      guard let second = number(digits: 2), second < 60 else { return nil }
      seconds += Double(second)
      guard skip(".") else { return seconds }
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard (1...9).contains(digits.count), let fraction = Double("0.\(digits)") else { return nil }
      rest.removeFirst(digits.count)
      return seconds + fraction
    }

    /// Seconds to the east of Greenwich.
    mutating func zone() -> Double? {
      if rest.isEmpty || skip("Z") || skip("z") { return 0 }
      let isEast = skip("+")
      guard isEast || skip("-"), let hour = number(digits: 2), hour < 24 else { return nil }
      _ = skip(":")
      guard let minute = number(digits: 2), minute < 60 else { return nil }
      return Double(hour * 3600 + minute * 60) * (isEast ? 1 : -1)
    }
  }
}
