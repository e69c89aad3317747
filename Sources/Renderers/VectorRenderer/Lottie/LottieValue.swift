import Foundation

/// A JSON value whose keys keep their order.
indirect enum LottieValue {
  case object([(String, LottieValue)])
  case array([LottieValue])
  case number(Double)
  case text(String)
  case flag(Bool)

  static func numbers(_ values: [Double]) -> LottieValue { .array(values.map { .number($0) }) }

  /// Returns a property that does not animate.
  static func fixed(_ values: [Double]) -> LottieValue {
    .object([("a", .number(0)), ("k", values.count == 1 ? .number(values[0]) : numbers(values))])
  }

  func write(to text: inout String) {
    switch self {
    case .object(let entries):
      text += "{"
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += "," }
        text += "\"\(entry.0)\":"
        entry.1.write(to: &text)
      }
      text += "}"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .number(let value): text += Self.number(value)
    case .text(let value): text += Self.quoted(value)
    case .flag(let value): text += value ? "true" : "false"
    }
  }

  /// Formats a number. JSON requires a digit before the decimal point.
  private static func number(_ value: Double) -> String {
    let text = NumberText.text(value, places: 3)
    if text.hasPrefix(".") { return "0" + text }
    if text.hasPrefix("-.") { return "-0" + text.dropFirst() }
    return text
  }

  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}
