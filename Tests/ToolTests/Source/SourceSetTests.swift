import Foundation
import SourceParsing
import Testing

@testable import PreviewPipeline

@Suite("Reading sources")
struct SourceSetTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "glowworm-sources-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test("A byte order mark is no part of the text")
  func mark() throws {
    try withFolder { folder in
      try write("\u{FEFF}struct A {}", "\(folder)/A.swift")
      #expect(try SourceSet.read("\(folder)/A.swift").files[0].source.bytes == Array("struct A {}".utf8))
    }
  }

  @Test("Linked folders and files are read once; links that lead nowhere, or around, do no harm")
  func links() throws {
    try withFolder { folder in
      mkdir("\(folder)/Real", 0o777)
      try write("let a = 1", "\(folder)/Real/A.swift")
      mkdir("\(folder)/Views", 0o777)
      symlink("\(folder)/Real", "\(folder)/Views/Linked")
      symlink("\(folder)/Views", "\(folder)/Views/Linked/Around")
      symlink("\(folder)/none", "\(folder)/Views/x.swift")
      symlink("\(folder)/Views", "\(folder)/Alias")
      for path in ["Views", "Alias", "Alias/"] {
        let set = try SourceSet.read("\(folder)/\(path)")
        #expect(set.files.map(\.moduleName) == ["A.swift"], "\(path)")
      }
    }
  }

  @Test("The tests of a package and of an Xcode project are no part of their views")
  func projectTests() throws {
    for project in ["Package.swift", "App.xcodeproj", "none"] {
      try withFolder { folder in
        for name in ["Sources", "Tests", "AppUITests"] {
          mkdir("\(folder)/\(name)", 0o777)
          try write("let a = 1", "\(folder)/\(name)/\(name)A.swift")
        }
        try write("", "\(folder)/\(project)")
        let names = try SourceSet.read(folder).files.map(\.moduleName)
        #expect(
          names == (project == "none" ? ["AppUITestsA.swift", "SourcesA.swift", "TestsA.swift"] : ["SourcesA.swift"]))
      }
    }
  }

  @Test("Names that generated code or the compiler cannot bear are changed in the copy alone")
  func names() throws {
    try withFolder { folder in
      let long = String(repeating: "n", count: 240)
      for name in ["glowworm-entry", "a\tb\rc\u{1B}", "main", long] {
        try write("let x = 1", "\(folder)/\(name).swift")
      }
      let files = try SourceSet.read(folder).files
      #expect(
        Set(files.map(\.moduleName)) == [
          "2-glowworm-entry.swift", "a-b-c-.swift", "Main.swift", "\(long.prefix(200)).swift",
        ])
      for file in files {
        #expect(EntryPoint.prefix(of: file).allSatisfy { !$0.isControl || $0 == "\n" })
        #expect(EntryPoint.prefix(of: file).filter(\.isNewline).count == 1)
      }
    }
  }

  @Test("Declarations and strings nested ten thousand deep do not end the reader's stack")
  func depth() {
    let types = String(repeating: "struct A { ", count: 10_000) + String(repeating: "} ", count: 10_000)
    #expect(DeclarationReader(SourceText(types)).types.count == 256)
    let extensions = String(repeating: "extension A { ", count: 10_000) + String(repeating: "} ", count: 10_000)
    #expect(DeclarationReader(SourceText(extensions)).types.isEmpty)
    let strings = String(repeating: "\"\\(", count: 10_000) + String(repeating: ")\"", count: 10_000)
    #expect(!SourceText(strings).isBalanced)
  }

  @Test("An #if that is not closed would take what follows the file with it")
  func conditions() {
    #expect(!SourceText("#if DEBUG\nlet a = 1\n").isBalanced)
    #expect(SourceText("#if DEBUG\n#if os(Linux)\n#endif\n#else\n#endif").isBalanced)
  }
}
