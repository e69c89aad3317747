import SwiftUI
import Testing

/// One source of the library, without comments and texts. Regular expressions came with macOS 13.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
private struct Source {
  let name: String
  let code: String

  /// Names that it declares, parameters and closures' arguments among them.
  var declared: Set<String> {
    var result: Set<String> = []
    let pattern = /\b(?:func|var|let|struct|enum|class|protocol|typealias|associatedtype)\s+`?(\w+)/
    for match in code.matches(of: pattern) { result.insert(String(match.output.1)) }
    for match in code.matches(of: /[(,<]\s*(\w+)(?:\s+(\w+))?\s*:/) {
      result.insert(String(match.output.1))
      if let inner = match.output.2 { result.insert(String(inner)) }
    }
    for match in code.matches(of: /(?:\{|\])\s*(\w+(?:,\s*\w+)*)\s+in\b/) {
      for name in match.output.1.matches(of: /\w+/) { result.insert(String(name.output)) }
    }
    for match in code.matches(of: /\bcase ([^:\n(]+)[\n(]/) {
      for name in match.output.1.matches(of: /\w+/) { result.insert(String(name.output)) }
    }
    for match in code.matches(of: /\bfor \((\w+), (\w+)\) in/) {
      result.formUnion([String(match.output.1), String(match.output.2)])
    }
    return result
  }

  var used: Set<String> {
    // Numbers have letters, and the storage of a wrapped property an underscore.
    let words = code.replacing(/\b\d[\w.]*(?:-\d+)?/, with: "")
    return Set(words.matches(of: /[A-Za-z]\w*/).map { String($0.output) })
  }

  /// The highest version of iOS that it checks for.
  var checkedIOS: Int {
    code.matches(of: /available\(iOS (\d+)/).compactMap { Int($0.output.1) }.max() ?? 0
  }

  static func all() throws -> [Source] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/Library/LiveIndicators")
    let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (walker?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return try files.map { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
      }
      return Source(name: file.lastPathComponent, code: lines.joined(separator: "\n") + "\n")
    }
  }
}

@Suite("SwiftUI names used by the library")
struct UsedAPITests {
  @Test("No source depends on the system by #if, and all import SwiftUI and OSLog at most")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  func conditions() throws {
    let sources = try Source.all()
    #expect(sources.count > 30)
    for source in sources {
      #expect(!source.code.contains("#if"), "\(source.name)")
      let imports = source.code.matches(of: /(?m)^.*\bimport (\w+)/).map { String($0.output.1) }
      #expect(Set(imports).isSubset(of: ["SwiftUI", "OSLog"]), "\(source.name)")
    }
  }

  @Test("Every name is the library's own, the language's, or in the list of names of the oldest systems")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  func names() throws {
    let sources = try Source.all()
    let declared = sources.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    var problems: [String] = []
    for source in sources {
      for name in source.used.sorted() where !AppleAPI.language.contains(name) {
        if let introduced = AppleAPI.names[name] {
          if introduced.isIn(.least) || declared.contains(name) || source.checkedIOS >= introduced.iOS { continue }
          problems.append("\(source.name): \(name) came with iOS \(introduced.iOS)")
        } else if !declared.contains(name) {
          problems.append("\(source.name): \(name) is in no list")
        }
      }
    }
    #expect(problems == [])
  }

  @Test("The list has no name that is not used")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  func stale() throws {
    let used = try Source.all().reduce(into: Set<String>()) { $0.formUnion($1.used) }
    #expect(AppleAPI.names.keys.filter { !used.contains($0) }.sorted() == [])
  }
}
