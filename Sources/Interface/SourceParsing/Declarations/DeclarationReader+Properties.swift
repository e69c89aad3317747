extension DeclarationReader {
  /// Returns the attribute at `index` with its arguments, and the index after it.
  package static func attribute(
    in source: SourceText, at index: Int
  ) -> (attribute: StoredProperty.Attribute, end: Int) {
    var name = String(source.text(of: index).dropFirst())
    var next = index + 1
    while source.isToken(next, "."), source.kind(next + 1) == .word {
      name = source.text(of: next + 1)
      next += 2
    }
    // Only a parenthesis without space before it starts arguments: `@escaping (Int) -> Void` has none.
    let touches = source.isToken(next, "(") && source.tokens[next].start == source.tokens[next - 1].end
    guard touches, let close = source.partner(of: next) else {
      return (StoredProperty.Attribute(name: name, arguments: nil), next)
    }
    return (StoredProperty.Attribute(name: name, arguments: source.text(of: next + 1..<close)), close + 1)
  }

  /// Returns the properties that the `var` or `let` at `index` declares, and the index after them.
  package static func properties(
    in source: SourceText, at index: Int, limit: Int
  ) -> (properties: [StoredProperty], end: Int) {
    let isConstant = source.isToken(index, "let")
    var result: [StoredProperty] = []
    var next = index + 1
    while next < limit, source.kind(next) == .word {
      var property = StoredProperty(name: source.text(of: next), isConstant: isConstant)
      next += 1
      if source.isToken(next, ":") {
        let start = next + 1
        next = typeEnd(in: source, from: start, limit: limit)
        property.type = source.text(of: start..<next)
      }
      if source.isToken(next, "=") {
        let start = next + 1
        next = expressionEnd(in: source, from: start, limit: limit)
        property.initialValue = source.text(of: start..<next)
      }
      if source.isToken(next, "{"), next < limit, let close = source.partner(of: next) {
        let observes = source.isToken(next + 1, "willSet") || source.isToken(next + 1, "didSet")
        property.isComputed = !observes && property.initialValue == nil
        next = close + 1
      }
      result.append(property)
      guard source.isToken(next, ","), next < limit else { break }
      next += 1
    }
    return (result, next)
  }

  /// Returns the end of a type: `=`, `{`, a comma outside angle brackets, or a line that starts something else.
  private static func typeEnd(in source: SourceText, from start: Int, limit: Int) -> Int {
    var index = start
    var depth = 0
    while index < limit {
      let text = source.text(of: index)
      if depth == 0, text == "=" || text == "{" || text == "," || text == ";" || text == ")" { return index }
      if index > start, depth == 0, source.tokens[index].startsLine {
        let before = source.text(of: index - 1)
        let continues = text == "." || text == "&" || text == "->" || before == "&" || before == "->"
        if !continues { return index }
      }
      if source.kind(index) == .punctuation, text != "->" {
        depth += text.count { $0 == "<" } - text.count { $0 == ">" }
      }
      if let close = source.partner(of: index), close > index { index = close }
      index += 1
    }
    return limit
  }

  /// Returns the end of an expression: a comma, a semicolon, observers, or a line that does not continue it.
  package static func expressionEnd(in source: SourceText, from start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      let text = source.text(of: index)
      if text == "," || text == ";" { return index }
      if index > start, source.tokens[index].startsLine, !continues(source, at: index) { return index }
      if text == "{", source.isToken(index + 1, "willSet") || source.isToken(index + 1, "didSet") { return index }
      if let close = source.partner(of: index), close > index { index = close }
      index = genericArgumentsEnd(in: source, from: index, limit: limit) ?? index
      index += 1
    }
    return limit
  }

  /// Returns the index of the `>` that ends the generic arguments whose `<` is at `start`, or `nil` if the `<` there is
  /// an operator. The commas between such arguments separate no declarations.
  private static func genericArgumentsEnd(in source: SourceText, from start: Int, limit: Int) -> Int? {
    guard source.isToken(start, "<"), start > 0, source.kind(start - 1) == .word,
      source.tokens[start].start == source.tokens[start - 1].end
    else { return nil }
    var depth = 0
    var index = start
    while index < limit {
      let text = source.text(of: index)
      switch source.kind(index) {
      case .word, .attribute: break
      case .punctuation where text == "->": break
      case .punctuation:
        guard text.allSatisfy({ "<>()[]?!.,:&".contains($0) }) else { return nil }
        depth += text.count { $0 == "<" } - text.count { $0 == ">" }
        if depth <= 0 { return index }
        if let close = source.partner(of: index), close > index { index = close }
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Returns whether a token at the start of a line continues the expression of the previous line.
  private static func continues(_ source: SourceText, at index: Int) -> Bool {
    let before = source.text(of: index - 1)
    if source.kind(index - 1) == .punctuation, ![")", "]", "}", "?", "!"].contains(before) { return true }
    guard source.kind(index) == .punctuation else { return ["as", "is"].contains(source.text(of: index)) }
    let text = source.text(of: index)
    if text == "." || text == "?" || text == ":" { return true }
    let isBracket = ["(", "[", "{", "}", ")", "]"].contains(text)
    // An operator followed by a space is binary; `-x` at the start of a line is not a continuation.
    return !isBracket && index + 1 < source.tokens.count && source.tokens[index + 1].start > source.tokens[index].end
  }
}
