/// The compiler's messages, cut into blocks, each with the file and line it is about.
package struct Diagnostics: Equatable, Sendable {
  package struct Block: Equatable, Sendable {
    package var file: String
    package var line: Int
    /// `error`, `note`, `warning`.
    package var severity: String
    package var message: String
    /// With the lines that belong to it.
    package var text: String
  }

  package var blocks: [Block] = []
  /// Lines before the first block.
  package var preamble = ""

  package init(_ output: String) {
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = Self.heading(line) {
        blocks.append(block)
      } else if blocks.isEmpty {
        preamble += line.isEmpty ? "" : "\(line)\n"
      } else {
        blocks[blocks.count - 1].text += "\n\(line)"
      }
    }
    for index in blocks.indices {
      while blocks[index].text.hasSuffix("\n") { blocks[index].text.removeLast() }
    }
  }

  /// `file:line:column: severity: message`
  private static func heading(_ line: Substring) -> Block? {
    for severity in ["error", "warning", "note"] {
      guard let range = line.firstRange(of: ": \(severity): ") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let row = Int(place[place.count - 2]), Int(place[place.count - 1]) != nil else {
        continue
      }
      // Lines of an excerpt start with a number or a bar and repeat the message; headings start with the file.
      guard let first = line.first, first != " ", first != "|", first != "`" else { return nil }
      return Block(
        file: place.dropLast(2).joined(separator: ":"), line: row, severity: severity,
        message: String(line[range.upperBound...]), text: String(line))
    }
    return nil
  }

  package var errors: [Block] { blocks.filter { $0.severity == "error" } }

  /// Without what generated files say, and without saying anything twice.
  package func text(hiding hidden: (String) -> Bool) -> String {
    var seen: Set<String> = []
    var result = preamble
    for block in blocks where !hidden(block.file) && seen.insert(block.text).inserted {
      result += block.text + "\n"
    }
    return result
  }

  /// Whether an error names something that the code expects of SwiftUI and that is not there.
  package var suggestsMissingAPI: Bool {
    errors.contains { block in
      block.message.hasPrefix("cannot find ") || block.message.contains("has no member")
        || block.message.hasPrefix("no such module") || block.message.hasPrefix("unknown attribute")
        || block.message.hasPrefix("no macro named")
    }
  }
}
