import SourceParsing

/// Finds the literals of a source file that can be changed one by one.
package struct LiteralScanner {
  private let source: SourceText

  package init(_ source: SourceText) { self.source = source }

  /// The literals of a file, in its order.
  package static func knobs(in source: SourceText) -> [LiteralKnob] { LiteralScanner(source).knobs }

  private var knobs: [LiteralKnob] {
    var result: [LiteralKnob] = []
    var index = 0
    while index < source.tokens.count {
      // Versions in `@available(…)` and `#available(…)` are no values of the view.
      if ["@available", "#available", "#unavailable", "#selector", "#keyPath"].contains(source.text(of: index)),
        let close = source.partner(of: index + 1)
      {
        index = close + 1
        continue
      }
      if let knob = knob(at: index) { result.append(knob) }
      index += 1
    }
    return result
  }

  /// The literal whose value is the token at `index`.
  func knob(at index: Int) -> LiteralKnob? {
    let token = source.tokens[index]
    let text = source.text(of: index)
    var start = token.start
    var value = text
    let kind: LiteralKnob.Kind
    switch token.kind {
    case .number:
      // `.0` is a member of a tuple.
      if source.isToken(index - 1, "."), source.tokens[index - 1].end == token.start { return nil }
      guard Double(text.replacing("_", with: "")) != nil, !text.hasPrefix("0x") else { return nil }
      kind = .number
      if isSign(index - 1), source.tokens[index - 1].end == token.start {
        start = source.tokens[index - 1].start
        value = "-" + text
      }
    case .string:
      guard let plain = Self.plainText(text) else { return nil }
      (kind, value) = (.string, plain)
    case .word where text == "true" || text == "false": kind = .boolean
    case .word where LiteralKnob.colorNames.contains(text) && isColor(index): kind = .color
    default: return nil
    }
    var knob = LiteralKnob(
      kind: kind, label: label(before: index - (start < token.start ? 1 : 0)), value: value,
      line: source.line(at: token.start), start: start, end: token.end)
    if kind == .number, let number = Double(value.replacing("_", with: "")) {
      (knob.minimum, knob.maximum) = Self.range(around: number, label: knob.label)
    }
    return knob
  }

  /// The text of a literal without interpolation, escapes resolved; nil for raw strings and those of several lines.
  private static func plainText(_ literal: String) -> String? {
    guard literal.hasPrefix("\""), literal.hasSuffix("\""), literal.count >= 2, !literal.hasPrefix("\"\"\"") else {
      return nil
    }
    var result = ""
    var rest = literal.dropFirst().dropLast()
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "\"": result.append("\"")
      case "\\": result.append("\\")
      default: return nil
      }
    }
    return result
  }

  /// True for a minus sign that belongs to the number after it.
  private func isSign(_ index: Int) -> Bool {
    guard source.isToken(index, "-") else { return false }
    guard source.kind(index - 1) == .punctuation else { return source.isToken(index - 1, "return") }
    return !source.isToken(index - 1, ")") && !source.isToken(index - 1, "]")
  }

  /// True for the name in `.red` and `Color.red`, but not in `theme.red`.
  private func isColor(_ index: Int) -> Bool {
    guard source.isToken(index - 1, "."), source.tokens[index - 1].end == source.tokens[index].start else {
      return false
    }
    // `.black` is also a weight of fonts, and a call or a further member means another thing.
    if source.isToken(index + 1, "(") { return false }
    if ["weight", "fontWeight"].contains(label(before: index - 1)) { return false }
    guard index >= 2, source.tokens[index - 2].end == source.tokens[index - 1].start else { return true }
    return source.isToken(index - 2, "Color") || source.isToken(index - 2, "(") || source.isToken(index - 2, "[")
  }

  /// Returns the name that describes the literal at an index: its argument label, property or function.
  private func label(before index: Int) -> String {
    var index = index
    while index > 0 {
      if source.isToken(index - 1, ":") && isArgumentLabel(index - 2) { return source.text(of: index - 2) }
      if source.isToken(index - 1, "=") { return assignedName(before: index - 1) }
      if source.isToken(index - 1, "(") || source.isToken(index - 1, "[") || source.isToken(index - 1, "{") { break }
      // A bracket that closes before the literal is left whole, like the arguments before it.
      index = source.partner(of: index - 1) ?? index - 1
    }
    return source.isToken(index - 1, "(") && source.kind(index - 2) == .word ? source.text(of: index - 2) : ""
  }

  /// True for the name in `(name:` and `, name:`, but not in `condition ? name : other`.
  private func isArgumentLabel(_ index: Int) -> Bool {
    source.kind(index) == .word && (source.isToken(index - 1, "(") || source.isToken(index - 1, ","))
  }

  /// The name in `name =` and in `let name: Type =`.
  private func assignedName(before index: Int) -> String {
    var name = index - 1
    while name > 1, source.kind(name) == .word || source.isToken(name, ".") || source.isToken(name, "?") {
      if source.isToken(name - 1, ":") { return source.text(of: name - 2) }
      if source.tokens[name].startsLine { break }
      name -= 1
    }
    return source.kind(index - 1) == .word ? source.text(of: index - 1) : ""
  }

  /// Sensible ends of a slider for a value of the given meaning.
  private static func range(around value: Double, label: String) -> (Double, Double) {
    switch label {
    case "opacity", "from", "brightness", "saturation", "dampingFraction", "trim", "white":
      if (0...1).contains(value) { return (0, 1) }
    case "duration", "delay", "pulseDuration", "response": return (0, max(5, 2 * value))
    case "degrees": return (-360, 360)
    case "scaleEffect", "scale", "speed": return (0, max(4, 2 * value))
    default: break
    }
    if value == 0 { return (-100, 100) }
    return value > 0 ? (0, 3 * value) : (3 * value, 0)
  }
}
