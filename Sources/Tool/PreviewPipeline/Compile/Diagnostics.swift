/// The messages of the compiler, divided into blocks with their file and line.
package struct Diagnostics: Equatable, Sendable {
  package struct Block: Equatable, Sendable {
    package var file: String
    package var line: Int
    /// The severity: `error`, `note` or `warning`.
    package var severity: String
    package var message: String
    /// The text, including continuation lines.
    package var text: String
  }

  package var blocks: [Block] = []
  /// The lines before the first block.
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

  /// Parses `file:line:column: severity: message`.
  private static func heading(_ colored: Substring) -> Block? {
    let line = withoutColors(String(colored))[...]
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
        message: String(line[range.upperBound...]), text: String(colored))
    }
    return nil
  }

  /// Returns a text without the sequences that color it on a terminal.
  package static func withoutColors(_ text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    return text.replacing(#/\x{1B}\[[0-9;]*m/#, with: "")
  }

  package var errors: [Block] { blocks.filter { $0.severity == "error" } }

  /// Returns the text without the messages about generated files, and without duplicates.
  package func text(hiding hidden: (String) -> Bool) -> String {
    var seen: Set<String> = []
    var result = preamble
    for block in blocks where !hidden(block.file) && seen.insert(block.text).inserted {
      result += block.text + "\n"
    }
    return result
  }

  /// The modules that the sources import and that do not exist.
  package var missingModules: Set<String> {
    Set(
      errors.compactMap { block in
        guard block.message.hasPrefix("no such module '") else { return nil }
        return block.message.split(separator: "'").dropFirst().first.map(String.init)
      })
  }

  /// A Boolean value that indicates whether an error is about a SwiftUI name that does not exist.
  package var suggestsMissingAPI: Bool {
    errors.contains { block in
      block.message.hasPrefix("cannot find ") || block.message.contains("has no member")
        || block.message.hasPrefix("no such module") || block.message.hasPrefix("unknown attribute")
        || block.message.hasPrefix("no macro named")
    }
  }
}
