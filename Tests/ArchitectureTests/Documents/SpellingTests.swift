import Foundation
import Testing

/// Identifiers and prose are in American English and in standard terms.
@Suite("Spelling")
struct SpellingTests {
  /// Parts of words in British spelling that American English writes differently.
  private static let british = [
    "[Cc]olour", "\\b[Cc]entre", "\\b[Gg]rey", "[Bb]ehaviour", "[Nn]eighbour", "[Ff]avourite", "[Ff]lavour",
    "[Hh]onour", "[Cc]atalogue", "[Ll]icence", "[Aa]rtefact", "[Jj]udgement", "[Rr]asteris", "[Ii]nitialis",
    "[Rr]ecognis", "[Ss]pecialis", "[Nn]ormalis", "[Ss]erialis", "[Oo]ptimis", "[Oo]rganis(?:e|a|ing)",
    "[Ss]ynchronis", "[Vv]isualis", "[Mm]inimis", "[Mm]aximis", "[Ss]ummaris", "[Cc]apitalis", "[Gg]eneralis",
    "[Aa]nalyse\\b", "[Ll]abelled", "[Tt]ravelle", "[Mm]odelled", "[Ss]ignalled",
  ]

  /// Expressions that have a standard term instead.
  private static let dialect = [
    "\\b[Nn]obody\\b", "\\b[Ss]omebody\\b", "\\b[Ee]verybody\\b", "\\bfor ever\\b", "\\bin vain\\b", "\\bhalf-clear\\b",
    "\\bcomes? to rest\\b", "\\bheed(?:s|ing)?\\b", "\\bheedingNodes\\b", "\\b_?look\\b(?= *[:=.,)])",
    "\\bdoes not come back\\b", "\\bslow hour\\b",
  ]

  /// Words with which a documentation comment does not begin: it begins with a noun phrase or a verb phrase.
  private static let fragments: Set<Substring> = [
    "What", "Who", "Of", "Whether", "Nil", "How", "Where", "Until", "When",
  ]

  /// This list, a color's name that people type, and words of other languages.
  private static let exceptions: Set<String> = [
    "SpellingTests.swift", "BadgeCommand.swift", "IndicatorStrings+Romance.swift", "IndicatorStrings+Germanic.swift",
  ]

  private func occurrences(of patterns: [String], in text: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: patterns.joined(separator: "|"))
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
      let range = Range(match.range, in: text)!
      return String(text[text.lineRange(for: range)].trimmingCharacters(in: .whitespacesAndNewlines).prefix(120))
    }
  }

  private func occurrences(of patterns: [String], inFilesWith endings: Set<String>) throws -> [String] {
    try Repository.files(endings).filter { !Self.exceptions.contains(($0 as NSString).lastPathComponent) }.flatMap {
      path in
      try occurrences(of: patterns, in: Repository.text(path)).map { "\(path): \($0)" }
    }
  }

  @Test("American spelling in sources, scripts and documents")
  func american() throws {
    #expect(try occurrences(of: Self.british, in: "a grey colour\nin the centre").count == 3)
    let found = try occurrences(of: Self.british, inFilesWith: ["swift", "c", "h", "md", "txt", "sh", "yml", ""])
    #expect(found == [])
  }

  @Test("Documentation comments begin with a noun phrase or a verb phrase")
  func beginnings() throws {
    var found: [String] = []
    var count = 0
    for path in Repository.files(["swift", "h"]) where path.hasPrefix("Sources/") {
      var isInside = false
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let code = line.drop { $0 == " " }
        let isComment = code.hasPrefix("/// ")
        if isComment, !isInside {
          count += 1
          let first = code.dropFirst(4).prefix { $0.isLetter }
          if Self.fragments.contains(first) { found.append("\(path):\(index + 1): \(code.prefix(80))") }
        }
        isInside = isComment || code == "///"
      }
    }
    #expect(count > 4_000, "the sources were not read")
    #expect(found == [])
  }

  @Test("Standard terms in sources and documents")
  func standardTerms() throws {
    #expect(try occurrences(of: Self.dialect, in: "It moves for ever, and nobody stops it.").count == 2)
    let found = try occurrences(of: Self.dialect, inFilesWith: ["swift", "c", "h", "md"])
    #expect(found == [])
  }
}
