import Foundation
import Testing

@Suite("The architecture's rules")
struct ArchitectureTests {
  /// Modules that every target may import: the language's own and the system's C library.
  private static let common: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationXML", "Testing", "Glibc", "Musl", "Darwin", "Observation",
    "Synchronization", "Dispatch", "_Concurrency", "XCTest",
  ]

  private static func swiftFiles(in folder: URL) -> [URL] {
    let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (walker?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }

  private static func path(of file: URL) -> String {
    String(file.path.dropFirst(ModuleTable.root.path.count + 1))
  }

  /// The modules that a source imports, from lines that start with an import.
  static func imports(in text: String) -> [String] {
    var isInString = false
    return text.split(separator: "\n").compactMap { line in
      // Swift in a text of several lines is no import of the file's own.
      let wasInString = isInString
      if line.contains("\"\"\"") { isInString.toggle() }
      guard !wasInString else { return nil }
      guard line.utf8.count < 200, line.contains("import ") else { return nil }
      let pattern =
        /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
      return line.firstMatch(of: pattern).map { String($0.output.1) }
    }
  }

  @Test("Imports are found with attributes, access and kinds before them, and not in comments")
  func reading() {
    let text =
      "@_exported import A\nprivate import B\n@testable import C\nimport struct D.E\n// import F\nlet x = \"\"\"\nimport G\n\"\"\"\nimport H"
    #expect(Self.imports(in: text) == ["A", "B", "C", "D", "H"])
  }

  @Test("Every import is one that the manifest's table allows")
  func imports() throws {
    let table = try ModuleTable.read()
    // Every folder of sources is one of the table's: none is left unread.
    let folders = Self.swiftFiles(in: ModuleTable.root.appendingPathComponent("Sources")).map {
      Self.path(of: $0).split(separator: "/").prefix(3).joined(separator: "/")
    }
    #expect(Set(folders).subtracting(table.rows.map { "Sources/\($0.layer)/\($0.name)" }) == [])
    var problems: [String] = []
    for row in table.rows where !row.isSystem {
      let folder = row.layer == "Tests" ? "Tests/\(row.name)" : "Sources/\(row.layer)/\(row.name)"
      let allowed = Self.common.union(row.dependencies)
      for file in Self.swiftFiles(in: ModuleTable.root.appendingPathComponent(folder)) {
        for module in Self.imports(in: try String(contentsOf: file, encoding: .utf8)) where !allowed.contains(module) {
          problems.append("\(Self.path(of: file)) imports \(module)")
        }
      }
    }
    #expect(problems == [])
  }

  @Test("Lower layers do not depend on higher ones, and every dependency is in the table")
  func layers() throws {
    let table = try ModuleTable.read()
    let order = ["System", "Values", "Engine", "Interface", "Renderers", "Hosts", "Library", "Tool", "Tests"]
    var problems: [String] = []
    for row in table.rows {
      let height = try #require(order.firstIndex(of: row.layer), "\(row.layer) is a layer of the architecture")
      for name in row.dependencies {
        guard let lower = table.row(name).flatMap({ order.firstIndex(of: $0.layer) }) else {
          problems.append("\(row.name) depends on \(name), which is not in the table")
          continue
        }
        if lower > height { problems.append("\(row.name) depends on \(name), which is above it") }
      }
    }
    #expect(problems == [])
  }

  @Test("No source is longer than 400 lines")
  func lengths() throws {
    var problems: [String] = []
    for folder in ["Sources", "Tests"] {
      for file in Self.swiftFiles(in: ModuleTable.root.appendingPathComponent(folder)) {
        let count = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false
        ).count
        if count > 401 { problems.append("\(Self.path(of: file)): \(count - 1) lines") }
      }
    }
    #expect(problems == [])
  }

  @Test("Source files are in Sources/Layer/Target/Topic, no deeper")
  func folders() {
    let files = Self.swiftFiles(in: ModuleTable.root.appendingPathComponent("Sources")).map(Self.path)
    #expect(files.count > 50)
    #expect(files.filter { $0.split(separator: "/").count > 5 } == [])
  }

  @Test("ARCHITECTURE.md contains the manifest's table")
  func architecture() throws {
    let table = try ModuleTable.read()
    let file = ModuleTable.root.appendingPathComponent("ARCHITECTURE.md")
    if ProcessInfo.processInfo.environment["RECORD_ARCHITECTURE"] == "1" {
      try table.architecture.write(to: file, atomically: true, encoding: .utf8)
    }
    let text = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == table.architecture, "Scripts/architecture writes it again")
  }
}
