import SourceParsing

/// Sources with a look-up in the place of each literal, so that other values of them need no compiler.
///
/// Lines stay the same, so the compiler's messages name the person's lines.
package struct LiteralLookups: Sendable {
  /// A literal, and what is compiled instead.
  private struct Candidate {
    var start: Int
    var end: Int
    var line: Int
    var mark: [UInt8]
    var value: String
    var lookup: (Int) -> String
  }

  /// The sources with look-ups.
  package private(set) var sources: SourceSet
  /// The values of the literals, by the numbers of their look-ups.
  package private(set) var values: [String] = []
  /// The files with marks in the place of the literals that are looked up. Sources with equal skeletons differ in the
  /// values of those only.
  package private(set) var skeleton: [[UInt8]] = []
  /// The lines of each file with marks in the place of all literals, and those with look-ups.
  private var lines: [[[UInt8]]] = []
  private var lookupLines: [Set<Int>] = []

  /// - Parameter excluded: Lines, with marks, whose literals are compiled as they are.
  package init(_ sources: SourceSet, excluding excluded: Set<[UInt8]> = []) {
    self.sources = sources
    for index in sources.files.indices {
      let source = sources.files[index].source
      let candidates = Self.candidates(in: source)
      let marked = Self.replacing(candidates, in: source.bytes) { $0.mark }
      let lines = marked.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
      let chosen = candidates.filter { !excluded.contains(lines[$0.line - 1]) }
      self.lines.append(lines)
      lookupLines.append(Set(chosen.map(\.line)))
      skeleton.append(Self.replacing(chosen, in: source.bytes) { $0.mark })
      guard !chosen.isEmpty else { continue }
      let first = values.count
      values += chosen.map(\.value)
      var number = first
      let text = Self.replacing(chosen, in: source.bytes) { candidate in
        defer { number += 1 }
        return Array(candidate.lookup(number).utf8)
      }
      self.sources.files[index].source = SourceText(bytes: text + Array(Self.imports.utf8))
    }
  }

  private static let imports = """

    import func OffscreenHost._glowwormLiteral; import func OffscreenHost._glowwormColor
    """

  private static func replacing(
    _ candidates: [Candidate], in bytes: [UInt8], by replacement: (Candidate) -> [UInt8]
  ) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for candidate in candidates {
      result += bytes[end..<candidate.start] + replacement(candidate)
      end = candidate.end
    }
    return result + bytes[end...]
  }

  /// Returns the lines, with marks, on which look-ups do not compile.
  ///
  /// - Parameter message: The compiler's.
  /// - Returns: Nothing if an error is on a line without look-ups, so that it has another reason.
  package func linesToExclude(_ message: String) -> Set<[UInt8]> {
    var result: Set<[UInt8]> = []
    for error in Diagnostics(message).errors {
      guard let index = sources.files.firstIndex(where: { $0.displayName == error.file }),
        lookupLines[index].contains(error.line)
      else { return [] }
      result.insert(lines[index][error.line - 1])
    }
    return result
  }

  // MARK: Finding literals

  private static func candidates(in source: SourceText) -> [Candidate] {
    let scanner = LiteralScanner(source)
    var result: [Candidate] = []
    var index = 0
    while index < source.tokens.count {
      let text = source.text(of: index)
      if text == "#if" || text == "#elseif" {
        repeat { index += 1 } while index < source.tokens.count && !source.tokens[index].startsLine
        continue
      }
      // Arguments of attributes and macros are read by the compiler itself.
      if text.hasPrefix("#") || text.hasPrefix("@"), source.isToken(index + 1, "("),
        let close = source.partner(of: index + 1)
      {
        index = close + 1
        continue
      }
      if let knob = scanner.knob(at: index), !isPattern(index, in: source),
        let candidate = candidate(knob, at: index, in: source)
      {
        result.append(candidate)
      }
      index += 1
    }
    return result
  }

  /// A Boolean value that indicates whether a literal is part of a pattern or of an enumeration's case.
  private static func isPattern(_ index: Int, in source: SourceText) -> Bool {
    var index = index
    while index >= 0 {
      if source.isToken(index, "case") { return true }
      if source.isToken(index, ":") || source.isToken(index, "{") || source.tokens[index].startsLine { return false }
      index -= 1
    }
    return false
  }

  /// A Boolean value that indicates whether a literal gives a variable its type, as in `let a = 1` or `var b = 2 * 3`.
  private static func isInferred(_ index: Int, in source: SourceText) -> Bool {
    var index = index
    while index > 1 {
      if source.isToken(index, "=") {
        return source.isToken(index - 2, "let") || source.isToken(index - 2, "var")
      }
      if source.isToken(index, "(") || source.isToken(index, "{") || source.tokens[index].startsLine { return false }
      index = source.partner(of: index).flatMap { $0 < index ? $0 : nil } ?? index
      index -= 1
    }
    return false
  }

  private static func candidate(_ knob: LiteralKnob, at index: Int, in source: SourceText) -> Candidate? {
    let text = source.text(knob.start, knob.end)
    var result = Candidate(
      start: knob.start, end: knob.end, line: knob.line, mark: [], value: knob.value,
      lookup: { "_glowwormLiteral(\($0), \(text))" })
    func mark(_ kind: Character) -> [UInt8] { [1] + Array(String(kind).utf8) + [1] }
    switch knob.kind {
    case .number:
      result.value = knob.value.replacing("_", with: "")
      // Where nothing else says the type, it follows from a decimal point.
      result.mark = mark(!isInferred(index, in: source) ? "n" : Int(result.value) == nil ? "f" : "i")
    case .boolean: result.mark = mark("b")
    case .string: result.mark = mark("s")
    case .color:
      let hasType = source.isToken(index - 2, "Color") && source.tokens[index - 2].end == source.tokens[index - 1].start
      let first = hasType ? index - 2 : index - 1
      if hasType {
        guard !source.isToken(first - 1, ".") else { return nil }
      } else if knob.value == "primary" || knob.value == "secondary" {
        // As a style it is another type, and not always a color.
        return nil
      }
      result.start = source.tokens[first].start
      result.mark = mark("c")
      result.lookup = { "_glowwormColor(\($0), \"\(knob.value)\")" }
    }
    return result
  }
}
