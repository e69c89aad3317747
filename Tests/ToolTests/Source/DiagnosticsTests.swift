@testable import PreviewPipeline
import SourceParsing
import Testing

@Suite("The compiler's messages")
struct DiagnosticsTests {
  private static let output = """
    Views/A b.swift:4:14: error: value of type 'Circle' has no member 'fooo'
     3 | struct A: View {
     5 |     Circle().fooo()
       |              `- error: value of type 'Circle' has no member 'fooo'

    glowworm-registrations:2:10: error: missing argument
    1 | x
    """

  @Test("Each message keeps its excerpt, its file and its line")
  func blocks() {
    let found = Diagnostics(Self.output)
    #expect(found.errors.map(\.file) == ["Views/A b.swift", "glowworm-registrations"])
    #expect(found.errors.map(\.line) == [4, 2])
    #expect(found.blocks[0].text.hasSuffix("has no member 'fooo'"))
    #expect(found.suggestsMissingAPI)
  }

  @Test("Messages with colors are understood, and keep them")
  func colors() {
    let red = "\u{1B}[1;31m"
    let output = "a.swift:1:8: \(red)error: \u{1B}[1;39mno such module 'Maps'\u{1B}[0;0m\n1 | import Maps"
    let found = Diagnostics(output)
    #expect(found.missingModules == ["Maps"])
    #expect(found.errors.map(\.line) == [1])
    #expect(found.text { _ in false }.contains(red))
  }

  @Test("Generated files are not mentioned")
  func hidden() {
    let text = Diagnostics(Self.output).text { $0 == EntryPoint.generatedName }
    #expect(text.contains("fooo") && !text.contains("missing argument"))
  }

  @Test("The copy of a file keeps its text, counts its lines and has each registration on its item's line")
  func copies() {
    let file = SourceSet.File(
      displayName: "a \"b\".swift", moduleName: "A.swift",
      source: SourceText("#!/usr/bin/swift\nstruct A: View {}\nstruct B: View {}"))
    let items = PreviewCatalog(SourceSet(files: [file])).items
    let lines = EntryPoint.copy(of: file, at: 0, items: items).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == #"#sourceLocation(file: "a \"b\".swift", line: 1)"#)
    #expect(lines[1] == "///usr/bin/swift")
    // An excerpt around an error in the last line ends before the generated lines.
    #expect(lines[4...5].allSatisfy(\.isEmpty) && lines[6].hasPrefix("#sourceLocation"))
    #expect(lines[7].contains("{ A() }") && lines[8].contains("{ B() }"))
  }

  @Test("A crash is told in Swift's own words, or by what its signal means")
  func crashes() {
    let text = PreviewRun.crashSentence("A", signal: 4, errors: "noise\nA.swift:3: Fatal error: Index out of range\n")
    #expect(text == "A crashed: A.swift:3: Fatal error: Index out of range")
    #expect(PreviewRun.crashSentence("A", signal: 11, errors: "").contains("endless recursion"))
  }

  @Test("Missing names of Apple's frameworks and of SwiftUI say what to use instead")
  func advice() {
    let found = Diagnostics(
      """
      a.swift:1:1: error: cannot find 'Chart' in scope
      a.swift:2:1: error: cannot find 'BarMark' in scope
      a.swift:3:1: error: value of type 'some View' has no member 'focusedSceneValue'
      a.swift:4:1: error: cannot find 'Own' in scope
      a.swift:5:1: error: unknown attribute 'FetchRequest'
      """)
    #expect(found.missingNames == ["Chart", "BarMark", "focusedSceneValue", "Own", "FetchRequest"])
    #expect(
      MissingNames.advice(for: found.missingNames) == [
        "Charts is not here, so 'Chart' is not: draw the chart with shapes or Canvas.",
        "Glowworm does not have 'focusedSceneValue': pass the value through the environment.",
        "Core Data is not here, so 'FetchRequest' is not: pass the view plain values.",
      ])
  }
}
