/// A lexer for Swift source. It recognizes enough of the language to find declarations, brackets and literals, and
/// ignores brackets inside strings, comments and regular expressions.
package struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [Token] = []
  private var sawLineBreak = true
  /// A Boolean value that indicates whether every comment and string has been closed.
  private(set) var isTerminated = true
  /// The number of strings around the one that is read.
  private var nesting = 0
  /// Deeper ones count as not closed, so that the compiler has the word before the stack ends.
  private static let deepest = 256

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns all tokens, and whether every comment and literal was closed.
  package static func tokens(of bytes: [UInt8]) -> (tokens: [Token], isTerminated: Bool) {
    var lexer = Lexer(bytes)
    lexer.run()
    return (lexer.tokens, lexer.isTerminated)
  }

  private mutating func run() {
    if bytes.starts(with: Array("#!".utf8)) { skipLine() }
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        sawLineBreak = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 11, 12: position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      default: readToken(byte)
      }
    }
  }

  private func peek(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  /// Skips a block comment. In Swift, block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte == UInt8(ascii: "\n") { sawLineBreak = true }
        position += 1
      }
    }
    isTerminated = false
  }

  private mutating func readToken(_ byte: UInt8) {
    let start = position
    let kind: Token.Kind
    switch byte {
    case UInt8(ascii: "\""):
      readString(hashes: 0)
      kind = .string
    case UInt8(ascii: "#"): kind = readPound()
    case UInt8(ascii: "@"):
      position += 1
      readWord()
      kind = .attribute
    case UInt8(ascii: "`"):
      position += 1
      while let next = peek(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { position += 1 }
      position += 1
      kind = .word
    case _ where Self.isDigit(byte):
      readNumber()
      kind = .number
    case _ where Self.isWord(byte):
      readWord()
      kind = .word
    case UInt8(ascii: "/") where regexEnd(from: position) != nil:
      position = regexEnd(from: position) ?? position + 1
      kind = .regex
    default:
      readPunctuation(byte)
      kind = .punctuation
    }
    position = min(max(position, start + 1), bytes.count)
    tokens.append(Token(kind: kind, start: start, end: position, startsLine: sawLineBreak))
    sawLineBreak = false
  }

  private mutating func readWord() {
    while let byte = peek(), Self.isWord(byte) { position += 1 }
  }

  private mutating func readNumber() {
    while let byte = peek() {
      let isPoint = byte == UInt8(ascii: ".") && peek(1).map(Self.isDigit) == true
      let isSign = (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && Self.isExponent(bytes[position - 1])
      guard Self.isWord(byte) || isPoint || isSign else { return }
      position += 1
    }
  }

  private mutating func readPunctuation(_ byte: UInt8) {
    position += 1
    guard Self.isOperator(byte) else { return }
    while let next = peek(), Self.isOperator(next) {
      let opensComment = next == UInt8(ascii: "/") && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
      if opensComment { return }
      position += 1
    }
  }

  /// Reads `#name`, or a string or regular expression between hashes.
  private mutating func readPound() -> Token.Kind {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      position += hashes
      readString(hashes: hashes)
      return .string
    case UInt8(ascii: "/"):
      position += hashes + 1
      skip(through: [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: hashes))
      return .regex
    default:
      position += 1
      readWord()
      return .pound
    }
  }

  private mutating func skip(through ending: [UInt8]) {
    while position < bytes.count {
      if bytes[position...].starts(with: ending) {
        position += ending.count
        return
      }
      position += 1
    }
    isTerminated = false
  }

  /// Reads a literal from its opening quote: one line or three quotes, escapes and interpolations included.
  private mutating func readString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = peek(1) == quote && peek(2) == quote
    let closing =
      Array(repeating: quote, count: isMultiline ? 3 : 1) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    position += isMultiline ? 3 : 1
    while let byte = peek() {
      if bytes[position...].starts(with: closing) {
        position += closing.count
        return
      }
      if byte == UInt8(ascii: "\n"), !isMultiline { break }
      if bytes[position...].starts(with: escape) {
        position += escape.count
        if peek() == UInt8(ascii: "(") { readInterpolation() } else { position += 1 }
      } else {
        position += 1
      }
    }
    isTerminated = false
  }

  /// Reads from `(` to the matching bracket. Strings inside are read as a whole.
  private mutating func readInterpolation() {
    guard nesting < Self.deepest else {
      isTerminated = false
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        readString(hashes: 0)
        continue
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
  }

  /// Returns the offset after a `/…/` literal that starts here, or `nil` where `/` is an operator.
  ///
  /// A literal starts where an expression does, is not followed by white space, and ends on the same line.
  private func regexEnd(from start: Int) -> Int? {
    if let last = tokens.last {
      let text = bytes[last.start..<last.end]
      switch last.kind {
      case .punctuation:
        let closes = [")", "]", "}", "?", "!"].contains { text.elementsEqual($0.utf8) }
        if closes { return nil }
      case .word:
        guard ["return", "in", "case", "try", "await"].contains(where: { text.elementsEqual($0.utf8) }) else {
          return nil
        }
      case .pound, .attribute, .string, .number, .regex: return nil
      }
    }
    var index = start + 1
    guard index < bytes.count, ![32, 9, 10, 13, UInt8(ascii: ")"), UInt8(ascii: ",")].contains(bytes[index]) else {
      return nil
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "/") {
        return index + 1
      } else {
        index += 1
      }
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  /// Treats every byte of a multi-byte character as a letter.
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 128
  }

  private static func isExponent(_ byte: UInt8) -> Bool { "eEpP".utf8.contains(byte) }

  private static func isOperator(_ byte: UInt8) -> Bool { "=+-*/%<>!&|^~?".utf8.contains(byte) }
}
