import SourceParsing
@testable import SwiftUIMacros
import Testing

@Suite("Macro expansions")
struct MacroExpansionTests {
  private func request(
    _ type: String, role: String = "declaration", _ source: String, context: String? = nil,
    needsConformance: Bool = true
  ) -> MacroRequest {
    var members: [String: JSON] = [
      "macro": .object(["typeName": .string(type)]), "macroRole": .string(role), "discriminator": .string("$s1M"),
      "syntax": .object([
        "source": .string(source),
        "location": .object([
          "offset": .number(100), "fileID": .string("M/F.swift"), "fileName": .string("F.swift"),
        ]),
      ]),
      "extendedTypeSyntax": .object(["source": .string("S")]),
    ]
    if let context { members["lexicalContext"] = .array([.object(["source": .string(context)])]) }
    if needsConformance { members["conformanceListSyntax"] = .object([:]) }
    return MacroRequest(.object(members))
  }

  @Test("#Preview exports what makes it under the symbol that the tool works out")
  func preview() throws {
    let text = try PlugIn.expansion(of: request("PreviewMacro", "\n#Preview(\"A }\", traits: .x, .y) { Dot() }"))
    #expect(text.contains("@_cdecl(\"\(DeclaredPreview.symbol(fileID: "M/F.swift", offset: 101))\")"))
    #expect(text.contains("SwiftUI.Preview(\"A }\", traits: .x, .y, body: {\nDot()\n})"))
    #expect(text.contains("$s1M7PreviewfMu_"))
  }

  @Test("@Previewable declarations move into a view of their own; the rest stays in order")
  func previewable() throws {
    let source = "#Preview {\n @Previewable @State var a = [1,\n 2]\n let b = 3\n Dot(a: $a) // end }\n .padding()\n}"
    let text = try PlugIn.expansion(of: request("PreviewMacro", source))
    #expect(text.contains("struct __PreviewableContent: SwiftUI.View {\n @State var a = [1,\n 2]\n"))
    #expect(text.contains("{\nlet b = 3\n Dot(a: $a) // end }\n .padding()\n}"))
    #expect(text.contains("body: {\n__PreviewableContent()\n})"))
  }

  @Test("@Previewable outside a preview is an error")
  func strayPreviewable() {
    #expect(throws: MacroError.self) {
      try PlugIn.expansion(of: request("PreviewableMacro", "@Previewable @State var a = 1", context: "struct A {}"))
    }
  }

  @Test("@Entry makes a key of the kind that the extended type asks for")
  func entry() throws {
    func peer(_ source: String, in type: String) throws -> String {
      try PlugIn.expansion(of: request("EntryMacro", role: "peer", source, context: "extension \(type) {}"))
    }
    #expect(
      try peer("\n/// doc\n@Entry var glow: Double = 1.5 // c", in: "EnvironmentValues") == """
        private struct __Key_glow: SwiftUI.EnvironmentKey {
        typealias Value = Double
        static var defaultValue: Value { 1.5 }
        }
        """)
    #expect(try peer("@Entry var a = true", in: "SwiftUI.Transaction").contains("typealias Value = Bool"))
    #expect(try peer("@Entry var a: Int?", in: "ContainerValues").contains("{ nil }"))
    #expect(try peer("@Entry var a: [Int]?", in: "FocusedValues").contains("typealias Value = [Int]\n"))
    #expect(throws: MacroError.self) { try peer("@Entry var a = 1", in: "String") }
    let accessor = try PlugIn.expansion(of: request("EntryMacro", role: "accessor", "@Entry var a = 1"))
    #expect(accessor == "get { self[__Key_a.self] }\nset { self[__Key_a.self] = newValue }")
  }

  @Test("@Animatable pairs the variables in order and leaves out constants, computed, wrapped and ignored ones")
  func animatable() throws {
    let source = """
      @Animatable struct S: Shape { var a: CGFloat; let b = 1; @AnimatableIgnored var c: Int = 2
      var d = 1.5, e: Angle = .zero
      @State var f = 1
      static var g = 1
      var h: Double { a } }
      """
    let text = try PlugIn.expansion(of: request("AnimatableMacro", role: "member", source))
    let pair = "SwiftUI.AnimatablePair<CGFloat.AnimatableData, SwiftUI.AnimatablePair<Double.AnimatableData, "
    #expect(text.contains("var animatableData: \(pair)Angle.AnimatableData>>"))
    #expect(text.contains("a.animatableData = newValue.first\nd.animatableData = newValue.second.first\n"))
    #expect(text.contains("e.animatableData = newValue.second.second\n"))
    let added = try PlugIn.expansion(of: request("AnimatableMacro", role: "extension", source))
    #expect(added == "extension S: SwiftUI.Animatable {}")
    #expect(
      try PlugIn.expansion(of: request("AnimatableMacro", role: "extension", source, needsConformance: false)) == "")
    #expect(throws: MacroError("'@Animatable' needs the type of 'x' written out")) {
      try PlugIn.expansion(of: request("AnimatableMacro", role: "member", "@Animatable struct S { var x = make() }"))
    }
  }

  @Test("A failed expansion is reported at the attribute")
  func failure() {
    let reply = PlugIn.reply(to: .object(["expandAttachedMacro": .object(["macroRole": .string("peer")])]))
    let diagnostics = reply["expandMacroResult"]?["diagnostics"]?.array
    #expect(diagnostics?.first?["severity"]?.string == "error")
  }

  @Test("JSON is read with its escapes and written back")
  func json() throws {
    let text = #"{"a":[1,-2.5,true,false,null],"b":"\u00e9\ud83d\ude00\n\"\\"}"#
    let value = try #require(JSONReader.value(of: Array(text.utf8)))
    #expect(value["b"]?.string == "é😀\n\"\\")
    #expect(JSONReader.value(of: Array(value.text.utf8)) == value)
    #expect(JSONReader.value(of: Array("{\"a\":".utf8)) == nil)
    #expect(JSONReader.value(of: Array("[1] x".utf8)) == nil)
  }
}
