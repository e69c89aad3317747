import Foundation
import Testing

@MainActor
@Suite("Accessibility elements of every component")
struct ElementCatalogTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/indicator-elements.txt")

  /// Set RECORD_ELEMENTS to write the file again, and read its changes.
  @Test("Labels, values and traits in every state are as recorded, in four locales")
  func golden() throws {
    let text = ElementCatalog.locales.map(ElementCatalog.text).joined(separator: "\n")
    if ProcessInfo.processInfo.environment["RECORD_ELEMENTS"] != nil {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    let found = text.split(separator: "\n")
    for (line, other) in zip(found, recorded) where line != other { Issue.record("\(line)\nnot\n\(other)") }
    #expect(found.count == recorded.count)
    // Every element has a label.
    #expect(!text.contains("“”"))
  }
}
