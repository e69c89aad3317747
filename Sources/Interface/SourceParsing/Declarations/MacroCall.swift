/// The expression of a freestanding macro: its arguments, and the closure that trails or is labeled `body`.
package struct MacroCall: Sendable {
  package struct Argument: Equatable, Sendable {
    package var label: String?
    package var value: String
  }

  package var arguments: [Argument] = []
  /// The token indices between the braces of the closure.
  package var body: Range<Int>?
  /// The index after the last token of the call.
  package var end: Int

  /// Reads the call whose `#name` token is at `index`.
  package init(in source: SourceText, at index: Int) {
    var next = index + 1
    if source.isToken(next, "<") {
      while next < source.tokens.count, !source.isToken(next, ">") { next += 1 }
      next += 1
    }
    if source.isToken(next, "("), let close = source.partner(of: next) {
      for element in source.elements(in: next + 1..<close) {
        var value = element
        var label: String?
        if source.kind(element.lowerBound) == .word, source.isToken(element.lowerBound + 1, ":") {
          label = source.text(of: element.lowerBound)
          value = element.lowerBound + 2..<element.upperBound
        }
        let isClosure = label == "body" && source.isToken(value.lowerBound, "{")
        if isClosure, let end = source.partner(of: value.lowerBound) {
          body = value.lowerBound + 1..<end
        } else {
          arguments.append(Argument(label: label, value: source.text(of: value)))
        }
      }
      next = close + 1
    }
    if body == nil, source.isToken(next, "{"), let close = source.partner(of: next) {
      body = next + 1..<close
      next = close + 1
    }
    end = next
  }

  /// Returns the content of a plain string literal, or `nil` for any other expression.
  package static func plainLiteral(_ source: String) -> String? {
    guard source.count >= 2, source.hasPrefix("\""), source.hasSuffix("\""), !source.hasPrefix("\"\"\"") else {
      return nil
    }
    var result = ""
    var escaped = false
    for character in source.dropFirst().dropLast() {
      if escaped {
        switch character {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "\"", "\\", "'": result.append(character)
        default: return nil
        }
        escaped = false
      } else if character == "\\" {
        escaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
