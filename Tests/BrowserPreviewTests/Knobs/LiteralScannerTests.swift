import SourceParsing
import Testing

@testable import PreviewPipeline

@Suite("Literals as parameters")
struct LiteralScannerTests {
  private func summary(_ text: String) -> [String] {
    LiteralScanner.knobs(in: SourceText(text)).map { "\($0.kind.rawValue) \($0.label)=\($0.value)" }
  }

  @Test("A literal is named by its argument label, property or function")
  func labels() {
    #expect(summary("let size: CGFloat = 12") == ["number size=12"])
    #expect(summary("var text = \"Live\"") == ["string text=Live"])
    #expect(summary("@State private var isOn = false") == ["boolean isOn=false"])
    #expect(summary(".opacity(0.3)") == ["number opacity=0.3"])
    #expect(summary(".frame(width: 8, height: -8.5)") == ["number width=8", "number height=-8.5"])
    #expect(summary(".scaleEffect(isOn ? 1.4 : 1)") == ["number scaleEffect=1.4", "number scaleEffect=1"])
    #expect(summary("withAnimation(.easeInOut(duration: 1.5)) { x = 2 }") == ["number duration=1.5", "number x=2"])
    #expect(summary("a = b - 3") == ["number a=3"], "a subtraction is not a negative literal")
  }

  @Test("Colors are members without a base, or of Color")
  func colors() {
    #expect(summary(".fill(.red)") == ["color fill=red"])
    #expect(summary("var tint: Color = .green") == ["color tint=green"])
    #expect(summary("Dot(color: Color.blue)") == ["color color=blue"])
    #expect(summary("theme.red") == [])
    #expect(summary(".font(.system(size: 13, weight: .black))") == ["number size=13"])
  }

  @Test("Versions, tuple members, interpolations and texts of several lines are not parameters")
  func exclusions() {
    #expect(summary("@available(iOS 15, *) struct A {}") == [])
    #expect(summary("if #available(macOS 12.3, *) { }") == [])
    #expect(summary("pair.0") == [])
    #expect(summary("Text(\"a \\(count) b\")") == [])
    #expect(summary("let a = \"\"\"\nx\n\"\"\"") == [])
    #expect(summary("// 12\n/* \"x\" */") == [])
  }

  @Test("A new value keeps the literal's type; a value of another type is refused")
  func values() {
    func knob(_ text: String) -> LiteralKnob { LiteralScanner.knobs(in: SourceText(text))[0] }
    #expect(knob("f(12)").literal(for: "13") == "13")
    #expect(knob("f(12)").literal(for: "13.5") == nil)
    #expect(knob("f(1.5)").literal(for: "2") == "2.0")
    #expect(knob("f(1.5)").literal(for: "nan") == nil)
    #expect(knob("f(1.5)").literal(for: "1; exit(0)") == nil)
    #expect(knob("f(true)").literal(for: "false") == "false")
    #expect(knob("f(true)").literal(for: "1") == nil)
    #expect(knob("f(.red)").literal(for: "blue") == "blue")
    #expect(knob("f(.red)").literal(for: "blue.opacity(0)") == nil)
    #expect(knob("f(\"a\")").literal(for: "b\"\\(x)\n\u{1}") == "\"b\\\"\\\\(x)\\n\\u{1}\"")
  }
}
