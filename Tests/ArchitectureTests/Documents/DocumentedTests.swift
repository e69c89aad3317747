import Foundation
import Testing

@Suite("Documentation comments")
struct DocumentedTests {
  /// Members whose meaning is that of the protocol that requires them.
  private static let witnesses = [
    "func hash(", "static func ==", "static func <", "func encode(", "init(from ", "func body(", "func makeBody(",
    "func path(in", "var body:",
    "var description:", "var debugDescription:", "var id:", "var hashValue:",
  ]

  /// Declarations that the language or a protocol of Apple's requires, and underscored ones, which users do not see.
  private static var implied: Regex<Substring> {
    #/
      \b(?:func|var|let|struct|class|enum|protocol|typealias|case)\ _ |
      typealias\ (?:Output|Failure|Body|AnimatableData|Value|Element|Index|Iterator|RawValue|ID|Cache)\b |
      func\ (?:receive<S|send\(|receive\(|request\(|cancel\(|makeIterator\(|index\(|sizeThatFits\(|placeSubviews\() |
      func\ (?:makeCache|updateCache|spacing|explicitAlignment|resolve|update|animate|velocity|shouldMerge)\( |
      var\ (?:animatableData|rawValue|startIndex|endIndex)\b | init\(rawValue | \bsubscript\( |
      static\ func\ (?:\+|-|\*|\/)
    /#
  }

  /// Public declarations, as `path:line: declaration`, that no documentation comment precedes.
  static func undocumented(in folder: String) throws -> (count: Int, missing: [String]) {
    var missing: [String] = []
    var count = 0
    let implied = implied
    for path in Repository.files(["swift"]) where path.hasPrefix(folder) {
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        let code = line.trimmingPrefix { $0 == " " }
        guard code.hasPrefix("public ") || code.contains(" public "), !code.hasPrefix("//"),
          !code.hasPrefix("public extension"), !code.contains(implied),
          !witnesses.contains(where: { code.contains($0) })
        else { continue }
        count += 1
        // Attributes, which may take several lines, and directives of the formatter stand between.
        var above = number - 1
        var isInside = false
        while above >= 0, case let text = lines[above].trimmingPrefix(while: { $0 == " " }) {
          isInside = isInside ? !text.hasPrefix("@") : text == ")"
          guard isInside || text.hasPrefix("@") || text.hasPrefix("// swift-format-ignore") else { break }
          above -= 1
        }
        if above < 0 || !lines[above].trimmingPrefix(while: { $0 == " " }).hasPrefix("///") {
          missing.append("\(path):\(number + 1): \(code.prefix(60))")
        }
      }
    }
    return (count, missing)
  }

  @Test(
    "Every public declaration of the libraries has one",
    arguments: [
      "Library/LiveIndicators", "Hosts/OffscreenHost", "Engine/LayoutEngine", "Engine/ViewGraph", "Interface/Combine",
      "Interface/OSLog", "Interface/SwiftUI", "Interface/UniformTypeIdentifiers", "Values/Geometry", "Values/Motion",
    ])
  func libraries(_ folder: String) throws {
    let result = try Self.undocumented(in: "Sources/\(folder)/")
    #expect(result.count > 20, "the sources were not read")
    #expect(result.missing == [])
  }
}
