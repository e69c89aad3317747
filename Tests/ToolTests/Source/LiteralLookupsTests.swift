import SourceParsing
import Testing

@testable import PreviewPipeline

@Suite("Literals as look-ups")
struct LiteralLookupsTests {
  private func lookups(_ text: String, excluding: Set<[UInt8]> = []) -> LiteralLookups {
    let file = SourceSet.File(displayName: "View.swift", moduleName: "View.swift", source: SourceText(text))
    return LiteralLookups(SourceSet(files: [file]), excluding: excluding)
  }

  /// The adapted text without the imports at its end.
  private func adapted(_ text: String, excluding: Set<[UInt8]> = []) -> String {
    let source = lookups(text, excluding: excluding).sources.files[0].source
    let result = source.text(0, source.bytes.count)
    return result.range(of: "\nimport func").map { String(result[..<$0.lowerBound]) } ?? result
  }

  @Test("Numbers, strings, Booleans and colors are looked up, with the literal as the default")
  func kinds() {
    #expect(adapted(".frame(width: -1_0)") == ".frame(width: _glowwormLiteral(0, -1_0))")
    #expect(
      adapted("Text(\"Live\").opacity(on ? 0.5 : 1)")
        == "Text(_glowwormLiteral(0, \"Live\")).opacity(on ? _glowwormLiteral(1, 0.5) : _glowwormLiteral(2, 1))")
    #expect(
      adapted(".fill(.red).tint(Color.blue)") == ".fill(_glowwormColor(0, \"red\")).tint(_glowwormColor(1, \"blue\"))")
    #expect(adapted("let a = true") == "let a = _glowwormLiteral(0, true)")
    #expect(lookups("f(1_000, \"a\\\"b\", .red)").values == ["1000", "a\"b", "red"])
  }

  @Test(
    "What the compiler has to know stays",
    arguments: [
      "case 1, 2: break", "case low = 1", "if case .red = status { }", "#Preview(\"Name\") { }",
      "@AppStorage(\"key\") var a", "#if swift(>=5.9)",
      "if #available(iOS 17, *) { }", ".foregroundStyle(.primary)", "0xFF", "\"\\(a)\"",
    ])
  func constants(text: String) {
    #expect(adapted(text) == text)
  }

  @Test("Sources that differ in looked up values only have one skeleton")
  func skeletons() {
    let first = lookups("Text(\"Live\")\n  .opacity(0.5)\n  .tint(.red)\n")
    let second = lookups("Text(\"On air\")\n  .opacity(0.25)\n  .tint(.blue)\n")
    #expect(first.skeleton == second.skeleton)
    #expect(second.values == ["On air", "0.25", "blue"])
    // A whole number may have another type, unless something else says it.
    #expect(lookups("let a = 1").skeleton != lookups("let a = 1.5").skeleton)
    #expect(lookups("let a: Double = 1").skeleton == lookups("let a: Double = 1.5").skeleton)
    #expect(lookups("let a = f(1)").skeleton == lookups("let a = f(1.5)").skeleton)
    #expect(lookups("let a = 1").skeleton != lookups("let b = 1").skeleton)
  }

  @Test("Literals of a line on which look-ups do not compile are compiled as they are")
  func exclusions() {
    let text = "let a: Mine = 1\nlet b = 2\n"
    let error = "View.swift:1:15: error: global function requires that 'Mine' conform to '_GlowwormLiteral'\n"
    let lines = lookups(text).linesToExclude(error)
    #expect(lines.count == 1)
    #expect(adapted(text, excluding: lines) == "let a: Mine = 1\nlet b = _glowwormLiteral(0, 2)\n")
    // The line is known again with another value, and at another place.
    #expect(adapted("\nlet a: Mine = 7\n", excluding: lines) == "\nlet a: Mine = 7\n")
    // An error elsewhere has another reason.
    let other = error + "View.swift:3:9: error: cannot find 'd' in scope\n"
    #expect(lookups(text + "let c = d\n").linesToExclude(other) == [])
  }
}
