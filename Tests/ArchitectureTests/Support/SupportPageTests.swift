import Foundation
import Testing

@Suite("The support page")
struct SupportPageTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func file(_ path: String) -> URL { Self.root.appendingPathComponent(path) }
  private func text(_ path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }

  /// Read once for all tests.
  private static let graph = Result { try SymbolGraph(of: root) }

  private func page() throws -> SupportPage {
    SupportPage(graph: try Self.graph.get(), names: SwiftUINames(try text("Scripts/support-page/swiftui-names.txt")))
  }

  @Test("It agrees with the modules' symbol graphs about every name")
  func isCurrent() throws {
    let page = try page()
    let written = try text("Scripts/support-page/head.md") + "\n" + page.body
    if ProcessInfo.processInfo.environment["RECORD_SUPPORT"] != nil {
      try written.write(to: file("docs/support.md"), atomically: true, encoding: .utf8)
    }
    #expect(try text("docs/support.md") == written, "Run Scripts/support")
    #expect(page.graph.modifiers.count > 200 && page.graph.types.count > 400, "the graphs were not read")
  }

  @Test("The index names the source file of each name")
  func index() throws {
    let files = try Self.graph.get().files
    var lines = [
      "# API index", "",
      "Where each public name is declared. Written by `Scripts/support` from the symbol graphs of the built modules; a test",
      "fails when it is stale. Types by name, modifiers of views as `.name`, environment values as `\\.name`.", "",
      "| name | source |", "|---|---|",
    ]
    for (name, sources) in files.sorted(by: { $0.key < $1.key }) {
      let links = sources.sorted().map { "[\($0.split(separator: "/").last ?? "")](../\($0))" }
      lines.append("| `\(name)` | \(links.joined(separator: ", ")) |")
    }
    let written = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD_SUPPORT"] != nil {
      try written.write(to: file("docs/api-index.md"), atomically: true, encoding: .utf8)
    }
    #expect(files.count > 800, "the graphs were not read")
    #expect(try text("docs/api-index.md") == written, "Run Scripts/support")
  }

  @Test("The list of SwiftUI's names can be read, and partly supported names exist")
  func listIsSound() throws {
    let page = try page()
    #expect(page.names.faults == [])
    let present = page.graph.modifiers.union(page.graph.types).union(page.graph.environmentValues)
    #expect(page.names.partly.keys.filter { !present.contains($0) }.sorted() == [])
    #expect(page.names.ours.subtracting(page.graph.types).sorted() == [], "no longer public")
    #expect(page.names.elsewhere.filter { !page.graph.types.contains($0) } == [])
  }

  @Test("Everything public is SwiftUI's, another framework's, or named as ours in the list")
  func nothingElseIsPublic() throws {
    let page = try page()
    #expect(page.furtherTypes == [], "Put them into Scripts/support-page/swiftui-names.txt")
    #expect(page.furtherModifiers == [], "Put them into Scripts/support-page/swiftui-names.txt")
    #expect(page.furtherValues == [], "Put them into Scripts/support-page/swiftui-names.txt")
  }

  @Test("The page lists every modifier that returns its view unchanged")
  func acceptedInVain() throws {
    let names = SwiftUINames(try text("Scripts/support-page/swiftui-names.txt"))
    let sources = try #require(FileManager.default.enumerator(atPath: file("Sources").path))
    var found: Set<Substring> = []
    for case let path as String in sources where path.hasSuffix(".swift") {
      for match in try text("Sources/\(path)").matches(of: #/public func (\w+)[^\n]*-> some View \{\s*self\s*\}/#) {
        found.insert(match.1)
      }
    }
    #expect(found.count > 10, "the sources were not read")
    #expect(found.filter { names.partly[String($0)] == nil }.sorted() == [])
  }

  /// Of protocols: an implementation may have no use for what it is given.
  private static let requirements: Set<String> = [
    "entries", "path", "resolve", "body", "setVisible", "dropEntered", "dropExited", "dropUpdated", "validateDrop",
  ]

  @Test("The page lists every parameter that is never read")
  func unreadParameters() throws {
    let names = SwiftUINames(try text("Scripts/support-page/swiftui-names.txt"))
    let folder = "Sources/Interface/SwiftUI"
    let sources = try #require(FileManager.default.enumerator(atPath: file(folder).path))
    var unread: [String] = []
    var count = 0
    for case let path as String in sources where path.hasSuffix(".swift") {
      for function in PublicFunction.all(in: try text("\(folder)/\(path)")) {
        count += function.parameters.count
        guard names.partly[function.name] == nil, names.partly[function.type] == nil,
          !names.elsewhere.contains(function.type), !Self.requirements.contains(function.name)
        else { continue }
        unread += function.unreadParameters.map { "\(function.type).\(function.name) \($0)" }
      }
    }
    #expect(count > 1500, "the sources were not read")
    #expect(unread.sorted() == [])
  }

  @Test("An unread parameter is found, a type's or a comment's is none")
  func unreadParametersAreFound() {
    let source = """
      extension View {
        public func a(x: Int, _ y: String = "{") -> some View { b(x) }
        public func c<T: Equatable>(for type: T.Type, style: T, comment: StaticString) -> T { make(T.self) }
      }
      """
    #expect(PublicFunction.all(in: source).map(\.unreadParameters) == [["y"], []])
  }
}
