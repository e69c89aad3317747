/// A literal of a source file that the preview offers as a control.
package struct LiteralKnob: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable { case number, boolean, string, color }

  package var kind: Kind
  /// The argument label, property or function that the literal belongs to.
  package var label: String
  /// The literal as it stands in the source; a string without its quotes and escapes.
  package var value: String
  /// The line in the file, from 1.
  package var line: Int
  /// The UTF-8 offsets of the literal in the file.
  package var start: Int
  package var end: Int
  /// The ends of a slider, for numbers.
  package var minimum: Double?
  package var maximum: Double?

  /// The names of SwiftUI's system colors that a color knob offers.
  package static let colorNames = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "primary", "secondary", "clear", "accentColor",
  ]

  /// The literal in Swift for a new value, or nil if the value does not fit the kind.
  package func literal(for value: String) -> String? {
    switch kind {
    case .number:
      // A decimal point or an exponent would change an integer's type.
      let isInteger = Int(self.value.replacing("_", with: "")) != nil
      if isInteger { return Int(value).map(String.init) }
      guard let number = Double(value), number.isFinite else { return nil }
      let text = String(number)
      return text
    case .boolean: return value == "true" || value == "false" ? value : nil
    case .color: return Self.colorNames.contains(value) ? value : nil
    case .string:
      var text = "\""
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\"", "\\": text += "\\\(scalar)"
        case "\n": text += "\\n"
        case "\t": text += "\\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7f: text += "\\u{\(String(scalar.value, radix: 16))}"
        default: text.unicodeScalars.append(scalar)
        }
      }
      return text + "\""
    }
  }
}
