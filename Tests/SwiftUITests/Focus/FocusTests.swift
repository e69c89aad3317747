import Foundation
import Geometry
import LayoutEngine
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

/// A field that takes typed text, as plain as can be.
nonisolated struct TypedField: _PrimitiveView {
  let text: SwiftUI.Binding<String>

  static func _makeNode(_ view: TypedField, _ context: _NodeContext) -> _ViewNode<TypedField> {
    LeafNode(view, context) { TypedFieldItem($0, $1) }
  }
}

final class TypedFieldItem: LeafItem<TypedField>, TextInputTarget {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 40, height: 20) }
  var canBecomeFocused: Bool { environment.isEnabled }
  func focusDidChange(_ isFocused: Bool) {}
  func insertText(_ text: String) { view.text.wrappedValue += text }
  func deleteBackward() { view.text.wrappedValue = String(view.text.wrappedValue.dropLast()) }
  func submit() { environment.submitActions.run(.text) }
}

private struct Form: View {
  enum Field: Hashable { case name, mail }
  let log: EventLog
  let remote: Remote
  @State private var name = ""
  @State private var mail = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 0) {
      Text("\(field.map { "\($0)" } ?? "none") \(name) \(mail)")
      TypedField(text: $name).contentShape(Rectangle()).focused($field, equals: .name)
        .onSubmit { field = .mail }
      TypedField(text: $mail).contentShape(Rectangle()).focused($field, equals: .mail)
        .onSubmit { field = nil }
    }
    .onSubmit { log.entries.append("submitted") }
    .onAppear { remote.press = { field = .name } }
  }
}

@MainActor
@Suite("Focus and keys")
struct FocusTests {
  private func text(_ stage: Stage) -> String? { stage.host.inspect().find("Text")?.texts["text"] }

  @Test("Typed text goes to the focused field; return submits and moves on; setting the state moves the focus")
  func typing() {
    let log = EventLog()
    let remote = Remote()
    let stage = Stage(Form(log: log, remote: remote))
    #expect(text(stage) == "none  ")
    #expect(!stage.host.type("lost"))
    remote.press()
    stage.host.advance(to: 0.1)
    #expect(text(stage) == "name  ")
    #expect(stage.host.type("Ada\u{8}m"))
    #expect(text(stage) == "name Adm ")
    stage.host.type("\n")
    #expect(text(stage) == "mail Adm ")
    stage.host.type("a@b")
    #expect(text(stage) == "mail Adm a@b")
    stage.host.key(.tab)
    #expect(text(stage) == "name Adm a@b")
    stage.host.key(.tab, modifiers: .shift)
    stage.host.type("\n")
    #expect(text(stage) == "none Adm a@b")
    #expect(log.entries == ["submitted", "submitted"])
  }

  @Test("Text typed at a given time arrives then; a tap gives the focus")
  func scheduled() {
    let log = EventLog()
    let stage = Stage(Form(log: log, remote: Remote()))
    let field = stage.host.inspect().all("TypedField")[0].frame!
    let origin = stage.host.graph.root.contentOrigin
    let point = CGPoint(x: origin.x + field.x + 5, y: origin.y + field.y + 5)
    stage.host.schedule(InputEvent.tap(at: point, time: 1) + [InputEvent.Timed(.type("hi"), at: 2)])
    stage.host.advance(to: 0.9)
    #expect(text(stage) == "none  ")
    stage.host.advance(to: 1)
    #expect(text(stage) == "name  ")
    stage.host.advance(to: 1.9)
    #expect(text(stage) == "name  ")
    stage.host.advance(to: 2)
    #expect(text(stage) == "name hi ")
  }

  @Test("A focusable view receives keys, and is informed of its focus")
  func keyPresses() {
    struct Board: View {
      let log: EventLog
      @FocusState private var isFocused: Bool

      struct Inner: View {
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(isFocused ? "on" : "off") }
      }

      var body: some View {
        Inner()
          .focusable()
          .focused($isFocused)
          .onKeyPress(.upArrow) {
            log.entries.append("up")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            log.entries.append(press.characters)
            return .ignored
          }
          .onKeyPress(phases: .up) { press in
            log.entries.append("released \(press.key.character)")
            return .handled
          }
          .onAppear { isFocused = true }
      }
    }
    let log = EventLog()
    let stage = Stage(Board(log: log))
    #expect(text(stage) == "on")
    #expect(stage.host.key(.upArrow))
    #expect(log.entries == ["up", "released \u{F700}"])
    #expect(!stage.host.key("7"))
    #expect(log.entries.suffix(2) == ["7", "released 7"])
    #expect(!stage.host.key("x"))
  }

  @Test("A shortcut presses the button, if it is enabled")
  func shortcuts() {
    let log = EventLog()
    let view = VStack {
      Button("Save") { log.entries.append("save") }.keyboardShortcut("s")
      Button("Done") { log.entries.append("done") }.keyboardShortcut(.defaultAction)
      Button("Stop") { log.entries.append("stop") }.keyboardShortcut(.cancelAction).disabled(true)
    }
    let stage = Stage(view)
    #expect(stage.host.key("s", modifiers: .command))
    #expect(!stage.host.key("s"))
    #expect(stage.host.key(.return))
    #expect(!stage.host.key(.escape))
    #expect(log.entries == ["save", "done"])
  }

  @Test("Focus without a target is reset; defaultFocus sets the initial one")
  func defaults() {
    struct Empty: View {
      @FocusState private var isFocused: Bool
      var body: some View { Text("\(isFocused)").focused($isFocused).onAppear { isFocused = true } }
    }
    #expect(text(Stage(Empty())) == "false")
    struct First: View {
      @FocusState private var place: Int?
      var body: some View {
        VStack {
          Text("\(place ?? 0)")
          Color.red.focusable().focused($place, equals: 1)
          Color.blue.focusable().focused($place, equals: 2)
        }
        .defaultFocus($place, 2)
      }
    }
    #expect(text(Stage(First())) == "2")
  }
}
