import Foundation
import Testing

@Suite("Topics of the documentation")
struct TopicsTests {
  private static let library = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Library/LiveIndicators")

  private static func sources() throws -> [String] {
    let walker = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
    return try (walker?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
  }

  @Test("Every public type and every modifier of views is in a topic, and no topic names anything else")
  func complete() throws {
    var names: Set<String> = []
    for text in try Self.sources() {
      // Members are indented; their types have pages of their own.
      let types = /(?m)^(?:@MainActor\n)?public (?:final )?(?:struct|class|enum|protocol) (\w+)/
      for match in text.matches(of: types) { names.insert(String(match.output.1)) }
      for part in text.split(separator: "\nextension View {").dropFirst() {
        let body = part.prefix { $0 != "\0" }.components(separatedBy: "\n}\n")[0]
        for match in body.matches(of: /(?m)(?:^  (@available)[^\n]*\n)?^  public func (\w+)/)
        where match.output.1 == nil {
          names.insert(String(match.output.2))
        }
      }
    }
    let page = try String(
      contentsOf: Self.library.appendingPathComponent("LiveIndicators.docc/LiveIndicators.md"), encoding: .utf8)
    let topics = page.components(separatedBy: "## Topics")[1]
    let listed = Set(topics.matches(of: /``(?:SwiftUICore\/View\/)?(\w+)/).map { String($0.output.1) })
    #expect(names.count > 50)
    #expect(listed.subtracting(names).sorted() == [])
    #expect(names.subtracting(listed).sorted() == [])
  }

  @Test("Every article is in a topic, and every symbol that an article links is in the sources")
  func articles() throws {
    let catalog = Self.library.appendingPathComponent("LiveIndicators.docc")
    let files = try FileManager.default.contentsOfDirectory(atPath: catalog.path).filter { $0.hasSuffix(".md") }
    let page = try String(contentsOf: catalog.appendingPathComponent("LiveIndicators.md"), encoding: .utf8)
    let sources = try Self.sources().joined()
    for file in files {
      if file != "LiveIndicators.md" { #expect(page.contains("<doc:\(file.dropLast(3))>"), "\(file)") }
      let text = try String(contentsOf: catalog.appendingPathComponent(file), encoding: .utf8)
        .replacingOccurrences(of: "```", with: "")
      for match in text.matches(of: /``(?:SwiftUICore\/View\/)?([\w\/]+)/) {
        for name in match.output.1.split(separator: "/") where name != "LiveIndicators" {
          if !sources.contains(name) { Issue.record("\(file): \(match.output.0)") }
        }
      }
    }
  }
}
