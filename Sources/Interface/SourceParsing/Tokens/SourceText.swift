/// The bytes and tokens of a source file, with the pairs of matching brackets.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  package let tokens: [Token]
  /// A Boolean value that indicates whether every bracket, string, comment and `#if` is closed, so that text
  /// appended to the file is at its top level.
  package let isBalanced: Bool
  private let partners: [Int: Int]
  private let lineStarts: [Int]

  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  package init(bytes: [UInt8]) {
    self.bytes = bytes
    let lexed = Lexer.tokens(of: bytes)
    tokens = lexed.tokens
    var open: [(index: Int, byte: UInt8)] = []
    var partners: [Int: Int] = [:]
    var balanced = lexed.isTerminated
    var conditions = 0
    for token in lexed.tokens where token.kind == .pound {
      let name = bytes[token.start..<token.end]
      if name.elementsEqual("#if".utf8) { conditions += 1 }
      if name.elementsEqual("#endif".utf8) { conditions -= 1 }
    }
    for (index, token) in lexed.tokens.enumerated() where token.kind == .punctuation {
      let byte = bytes[token.start]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append((index, byte))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // In ASCII, a closing bracket is one (parenthesis) or two after the opening one.
        if let last = open.last, byte == last.byte + 1 || byte == last.byte + 2 {
          open.removeLast()
          partners[last.index] = index
          partners[index] = last.index
        } else {
          balanced = false
        }
      default: break
      }
    }
    self.partners = partners
    isBalanced = balanced && open.isEmpty && conditions == 0
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    lineStarts = starts
  }

  package func text(_ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  package func text(of index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index].start, tokens[index].end) : ""
  }

  /// Returns the source from the first token of the range to the last, including comments between them.
  package func text(of range: Range<Int>) -> String {
    range.isEmpty ? "" : text(tokens[range.lowerBound].start, tokens[range.upperBound - 1].end)
  }

  package func isToken(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && bytes[tokens[index].start..<tokens[index].end].elementsEqual(text.utf8)
  }

  package func kind(_ index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Returns the index of the bracket that matches the one at `index`.
  package func partner(of index: Int) -> Int? { partners[index] }

  /// Returns the line, from 1, of an offset.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the ranges between the top-level commas of a bracket's contents.
  package func elements(in range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      if isToken(index, ",") {
        result.append(start..<index)
        start = index + 1
      } else if let close = partner(of: index), close > index {
        index = close
      }
      index += 1
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }
}
