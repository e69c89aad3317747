import PreviewPipeline
import PreviewProtocol
import SourceParsing
import Testing

@Suite("The elements of a source")
struct SourceOutlineTests {
  private func outline(_ text: String) -> SourceOutline {
    SourceOutline(SourceSet(files: [.init(displayName: "a.swift", moduleName: "a.swift", source: SourceText(text))]))
  }

  /// An element with those inside: `padding(Text)`.
  private func form(_ element: SourceElement) -> String {
    let inside = element.children.map(form).joined(separator: ", ")
    return inside.isEmpty ? element.name : "\(element.name)(\(inside))"
  }

  private func body(_ text: String) -> [SourceElement] {
    outline("struct V: View { var body: some View { \(text) } }").elements["V"]?["body"] ?? []
  }

  @Test(
    "A modifier contains what it modifies; closures and arguments are inside of their call",
    arguments: [
      ("Text(\"a\").padding(.leading, 4).bold()", "bold(padding(Text))"),
      ("VStack { Text(\"a\"); Circle() }", "VStack(Text, Circle)"),
      ("Circle().overlay(Text(\"a\")).overlay { Image(systemName: \"x\") }", "overlay(overlay(Circle, Text), Image)"),
      ("if isOn { Text(\"a\") } else { Circle() }", "if, isOn(Text), else(Circle)"),
      ("Button { go() } label: { Text(\"a\") }", "Button(go, Text)"),
      ("self.header.padding()", "padding(header)"),
    ])
  func nesting(source: String, wanted: String) {
    #expect(body(source).map(form).joined(separator: ", ") == wanted)
  }

  @Test("Positions are those of the names, and literals are kept")
  func positions() throws {
    let elements = outline(
      """
      struct V: View {
        var body: some View {
          Text("é").padding()
            .opacity(0.5)
        }
      }
      """
    ).elements["V"]?["body"]
    let opacity = try #require(elements?.first)
    #expect(opacity.position == .init(file: "a.swift", line: 4, column: 8))
    let padding = try #require(opacity.children.first)
    // "é" has two bytes.
    #expect(padding.position == .init(file: "a.swift", line: 3, column: 16))
    #expect(padding.children.first?.text == "é")
    #expect(padding.children.first?.position == .init(file: "a.swift", line: 3, column: 5))
  }

  @Test("Members of types and extensions, and previews, are found by name")
  func members() {
    let found = outline(
      """
      struct V: View { var body: some View { row(1) } }
      extension V { func row(_ n: Int) -> some View { Text("row") } }
      #Preview { V() }
      """
    ).elements
    #expect(found["V"]?["row"]?.map(\.name) == ["Text"])
    #expect(found[""]?[""]?.map(\.name) == ["V"])
  }
}
