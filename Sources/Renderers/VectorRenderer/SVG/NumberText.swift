import Foundation

/// A formatter that writes numbers in the shortest form.
enum NumberText {
  /// Formats a number with at most `places` decimals and without unnecessary zeros: `.5`, `-.25`, `3`.
  static func text(_ value: Double, places: Int = 2) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = (value * Double(scale)).rounded()
    guard scaled.isFinite, abs(scaled) < 9e15 else { return "0" }
    return text(hundredths: Int(scaled), places: places)
  }

  /// Formats an integer in units of 10 to the power of −`places`.
  static func text(hundredths value: Int, places: Int = 2) -> String {
    var digits = String(abs(value))
    if digits.count <= places { digits = String(repeating: "0", count: places + 1 - digits.count) + digits }
    let whole = digits.dropLast(places)
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = value < 0 ? "-" : ""
    if fraction.isEmpty { return value == 0 ? "0" : sign + whole }
    return sign + (whole == "0" ? "" : whole) + "." + fraction
  }

  /// Formats a list of numbers, with separators only where they are needed.
  static func list(_ values: [Double], places: Int = 2) -> String {
    var result = ""
    for value in values { append(text(value, places: places), to: &result) }
    return result
  }

  /// Appends a number to a list. A sign, or a decimal point after another one, acts as a separator.
  static func append(_ number: String, to list: inout String) {
    if let last = list.last, last.isNumber || last == ".", needsSeparator(number, after: list) { list += " " }
    list += number
  }

  private static func needsSeparator(_ number: String, after list: String) -> Bool {
    if number.hasPrefix("-") { return false }
    guard number.hasPrefix(".") else { return true }
    // A second decimal point starts a new number only if the last number already has one.
    let tail = list.reversed().prefix { $0.isNumber || $0 == "." }
    return !tail.contains(".")
  }

  /// Formats a time in seconds.
  static func seconds(_ value: Double) -> String { text(value, places: 5) + "s" }
}
