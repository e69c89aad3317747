import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

private struct Form1: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var number = 3
  @State private var log = ""
  @FocusState private var isNamed: Bool

  var body: some View {
    VStack(spacing: 10) {
      TextField("Name", text: $name).focused($isNamed)
      SecureField("Secret", text: $secret)
      TextField("Number", value: $number, format: .number)
      Text("\(name)|\(secret)|\(number)|\(isNamed ? "focus" : "-")|\(log)")
    }
    .onSubmit { log += "!" }
    .frame(width: 280)
  }
}

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text(">")
      configuration
    }
  }
}

private struct Styled: View {
  @State private var text = ""
  var body: some View { TextField("Prompt", text: $text).textFieldStyle(Boxed()) }
}

private struct Notes: View {
  @State private var text = "one"
  var body: some View { TextEditor(text: $text).frame(width: 200, height: 100) }
}

@MainActor @Suite("Text fields")
struct TextFieldTests {
  private func state(_ stage: ControlStage) -> String? { stage.texts.last }

  @Test("A tapped field receives the typed text; the backspace key deletes")
  func typing() {
    let stage = ControlStage(Form1())
    #expect(stage.texts.prefix(2) == ["Name", "Secret"])
    stage.tap("Name")
    #expect(state(stage) == "||3|focus|")
    #expect(stage.host.type("Ada"))
    #expect(state(stage) == "Ada||3|focus|")
    #expect(stage.texts.first == "Ada")
    stage.host.type("\u{8}")
    #expect(state(stage) == "Ad||3|focus|")
  }

  @Test("Without focus nothing is typed")
  func noFocus() {
    let stage = ControlStage(Form1())
    #expect(!stage.host.type("x"))
    #expect(state(stage) == "||3|-|")
  }

  @Test("A secure field shows dots")
  func secure() {
    let stage = ControlStage(Form1())
    stage.tap("Secret")
    stage.host.type("abc")
    #expect(stage.texts[1] == "•••")
    #expect(state(stage) == "|abc|3|-|")
  }

  @Test("The return key submits")
  func submission() {
    let stage = ControlStage(Form1())
    stage.tap("Name")
    stage.host.type("x\n")
    #expect(state(stage) == "x||3|-|!")
  }

  @Test("A formatted value is written when the editing ends")
  func formatted() {
    let stage = ControlStage(Form1())
    stage.tap("3")
    stage.host.type("7")
    #expect(stage.texts[2] == "37")
    #expect(state(stage) == "||3|-|")
    stage.host.type("\n")
    #expect(state(stage) == "||37|-|!")
  }

  @Test("A field with a rounded border has UITextField's 34 points")
  func bordered() {
    let view = TextField("A", text: .constant("")).frame(width: 100)
    #expect(ControlStage.size(of: view.textFieldStyle(.roundedBorder)) == CGSize(width: 100, height: 34))
    #expect(ControlStage.size(of: view).height == 22)
  }

  @Test("A custom style arranges the field, which keeps its prompt and receives text")
  func customStyle() {
    let stage = ControlStage(Styled())
    #expect(stage.texts == [">", "Prompt"])
    stage.tap("Prompt")
    stage.host.type("hi")
    #expect(stage.texts == [">", "hi"])
  }

  @Test("An editor accepts several lines, and a disabled field gets no focus")
  func editor() {
    let stage = ControlStage(Notes(), size: CGSize(width: 200, height: 100))
    #expect(stage.host.tap(at: CGPoint(x: 150, y: 80)))
    stage.host.type("\ntwo")
    #expect(stage.host.inspect().find("TextEditor") != nil)
    #expect(stage.texts.first == "one\ntwo|")
    let disabled = ControlStage(Form1().disabled(true))
    disabled.tap("Name")
    #expect(!disabled.host.type("x"))
  }

  @Test("An editor that is too small for its text shows the beginning, nothing outside, and scrolls to the rest")
  func smallEditor() {
    let lines = (1...12).map { "line \($0)" }.joined(separator: "\n")
    let view = TextEditor(text: .constant(lines)).frame(width: 200, height: 60).frame(width: 200, height: 160)
    let stage = ControlStage(view, size: CGSize(width: 200, height: 160))
    func inked() -> [Int] {
      let frame = stage.host.renderFrame()
      return (0..<160).filter { y in (0..<200).contains { frame.rgba($0, y).0 < 128 } }
    }
    // The margin above is 8 points; a line is about 22 points high.
    let first = inked()
    #expect(first.allSatisfy { (50..<110).contains($0) })
    #expect(first.first.map { (58..<68).contains($0) } == true)
    #expect(stage.host.scroll(at: CGPoint(x: 100, y: 80), by: CGSize(width: 0, height: 11)))
    let second = inked()
    #expect(second != first && second.allSatisfy { (50..<110).contains($0) })
    // To the end, where the margin below is seen.
    #expect(stage.host.scroll(at: CGPoint(x: 100, y: 80), by: CGSize(width: 0, height: 1000)))
    #expect(inked().last.map { (90..<102).contains($0) } == true)
  }

  @Test("A field's keyboard settings are in the output of inspect")
  func traits() {
    let view = TextField("Mail", text: .constant("a")).keyboardType(.emailAddress).textContentType(.emailAddress)
    let tree = ControlStage(view).host.inspect()
    func find(_ node: InspectionNode, _ name: String) -> String? {
      if let value = node.texts[name] { return value }
      return node.children.lazy.compactMap { find($0, name) }.first
    }
    #expect(find(tree, "keyboard") == "emailAddress")
    #expect(find(tree, "textContent") == "email")
    #expect(find(tree, "value") == "a")
  }
}
