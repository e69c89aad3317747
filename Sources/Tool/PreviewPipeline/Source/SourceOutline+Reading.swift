import PreviewProtocol
import SourceParsing

extension SourceOutline {
  /// Reads the elements in the bodies, properties and functions of all types, and in the previews.
  package init(_ sources: SourceSet) {
    self.init()
    for file in sources.files {
      for (type, members) in ElementReader(file).outline {
        elements[type, default: [:]].merge(members) { $0 + $1 }
      }
    }
  }
}

/// A reader of the elements of one file. It follows the brackets and dots of the source and needs no types: names that
/// are no views are elements, too, and match none.
private struct ElementReader {
  private let source: SourceText
  private let file: String
  private(set) var outline: [String: [String: [SourceElement]]] = [:]

  init(_ file: SourceSet.File) {
    source = file.source
    self.file = file.displayName
    readDeclarations(0..<source.tokens.count, type: "")
  }

  private mutating func readDeclarations(_ range: Range<Int>, type: String) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch source.text(of: index) {
      case "struct", "class", "enum", "actor", "extension":
        guard source.kind(index + 1) == .word, let (open, close) = block(after: index + 1, in: range) else { break }
        readDeclarations(open + 1..<close, type: source.text(of: index + 1))
        index = close
      case "var", "func", "let":
        // A `let` of a closure has no views of its own; a protocol's requirement has no block.
        guard let (open, close) = block(after: index + 1, in: range) else { break }
        outline[type, default: [:]][source.text(of: index + 1), default: []] += elements(open + 1..<close)
        index = close
      case "#Preview":
        guard let (open, close) = block(after: index, in: range) else { break }
        outline["", default: [:]]["", default: []] += elements(open + 1..<close)
        index = close
      default:
        if let close = source.partner(of: index), close > index { index = close }
      }
      index += 1
    }
  }

  /// The braces after a declaration's name, before the next declaration.
  private func block(after start: Int, in range: Range<Int>) -> (open: Int, close: Int)? {
    var index = start
    while index < range.upperBound {
      if source.isToken(index, "{") { return source.partner(of: index).map { (index, $0) } }
      let isNext = ["var", "let", "func", "struct", "class", "enum", "extension", "init"].contains(
        source.text(of: index))
      if index > start, source.tokens[index].startsLine, isNext { return nil }
      if let close = source.partner(of: index), close > index { index = close }
      index += 1
    }
    return nil
  }

  /// The elements of statements or arguments, in order.
  private func elements(_ range: Range<Int>) -> [SourceElement] {
    var result: [SourceElement] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let close = source.partner(of: index), close > index {
        result += elements(index + 1..<close)
        index = close + 1
      } else if source.isToken(index, "."), source.kind(index + 1) == .word {
        // A member of an inferred type, such as `.red`.
        index += 2
      } else if source.kind(index) == .word, !source.isToken(index + 1, ":") {
        var element = SourceElement(source.text(of: index), at: position(of: index))
        index = readChain(&element, from: index + 1, limit: range.upperBound)
        result.append(element)
      } else {
        index += 1
      }
    }
    return result
  }

  /// Reads the arguments of an element and the modifiers after it, which become the outer elements.
  ///
  /// - Returns: The index after the chain.
  private func readChain(_ element: inout SourceElement, from start: Int, limit: Int) -> Int {
    var index = readArguments(of: &element, from: start, limit: limit)
    while index + 1 < limit, source.isToken(index, "."), source.kind(index + 1) == .word {
      var modifier = SourceElement(source.text(of: index + 1), at: position(of: index + 1))
      let isCall = source.isToken(index + 2, "(") || source.isToken(index + 2, "{")
      // `self.header` and `Namespace.Badge(…)` are the member, `Color.red` is the color.
      let isMember = element.name == "self" || modifier.name.first?.isUppercase == true
      if !isMember { modifier.children = [element] }
      index = readArguments(of: &modifier, from: index + 2, limit: limit)
      if isMember || isCall { element = modifier }
    }
    return index
  }

  private func readArguments(of element: inout SourceElement, from start: Int, limit: Int) -> Int {
    var index = start
    if source.isToken(index, "("), index < limit, let close = source.partner(of: index) {
      if source.kind(index + 1) == .string { element.text = plainText(source.text(of: index + 1)) }
      element.children += elements(index + 1..<close)
      index = close + 1
    }
    while index < limit {
      let isLabel = source.kind(index) == .word && source.isToken(index + 1, ":") && source.isToken(index + 2, "{")
      let open = isLabel ? index + 2 : index
      guard source.isToken(open, "{"), open < limit, isLabel || !source.tokens[open].startsLine,
        let close = source.partner(of: open)
      else { break }
      element.children += elements(open + 1..<close)
      index = close + 1
    }
    return index
  }

  private func plainText(_ literal: String) -> String? {
    guard literal.count >= 2, literal.hasPrefix("\""), !literal.hasPrefix("\"\"\""), !literal.contains("\\") else {
      return nil
    }
    return String(literal.dropFirst().dropLast())
  }

  private func position(of index: Int) -> SourceElement.Position {
    let start = source.tokens[index].start
    let line = source.line(at: start)
    var column = 1
    while column <= start, source.bytes[start - column] != UInt8(ascii: "\n") { column += 1 }
    return SourceElement.Position(file: file, line: line, column: column)
  }
}
