import Foundation
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

private struct Split: View {
  var body: some View {
    NavigationSplitView {
      Text("side").navigationSplitViewColumnWidth(min: 100, ideal: 120, max: 150)
    } detail: {
      Text("detail")
    }
  }
}

private struct Ordered: View {
  let order: MenuOrder
  var body: some View {
    Menu("open") {
      Button("first") {}
      Button("last") {}
    }
    .menuOrder(order)
    .frame(maxHeight: .infinity, alignment: .bottom)
  }
}

private struct Fields: View {
  let priority: DefaultFocusEvaluationPriority
  @State private var text = ""
  @FocusState private var focus: Int?
  var body: some View {
    VStack {
      TextField("outside", text: $text)
      VStack {
        TextField("one", text: $text).focused($focus, equals: 1)
        TextField("two", text: $text).focused($focus, equals: 2)
      }
      .defaultFocus($focus, 2, priority: priority)
      Text("focus \(focus ?? 0)")
    }
  }
}

private struct Actions: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.requestReview) private var requestReview
  @Environment(\.undoManager) private var undoManager
  @Environment(\.appearsActive) private var appearsActive
  var body: some View { Text("\(appearsActive ? "active" : "inactive") \(undoManager == nil ? "none" : "undo")") }
}

private final class Document { var text = "" }

@MainActor @Suite("Further names")
struct FurtherNamesTests {
  @Test("A column's line is dragged from its least to its greatest width")
  func columns() {
    let stage = ControlStage(Split(), size: CGSize(width: 600, height: 300)) {
      $0.customize = { $0.horizontalSizeClass = .regular }
    }
    func middle() -> Double { stage.place(of: "side")!.x }
    #expect(middle() == 60)
    stage.host.drag(from: CGPoint(x: 119, y: 150), to: CGPoint(x: 400, y: 150), duration: 0.3)
    #expect(middle() == 75)
    stage.host.drag(from: CGPoint(x: 149, y: 150), to: CGPoint(x: 10, y: 150), duration: 0.3)
    #expect(middle() == 50)
  }

  @Test("A menu that opens upwards begins next to where it was opened, unless its order is fixed")
  func menuOrder() {
    func isReversed(_ order: MenuOrder) -> Bool {
      let stage = ControlStage(Ordered(order: order))
      stage.tap("open")
      _ = stage.at(1)
      return stage.place(of: "first")!.y > stage.place(of: "last")!.y
    }
    #expect(isReversed(.priority) && isReversed(.automatic))
    #expect(!isReversed(.fixed))
  }

  @Test("A user-initiated default focus applies whenever the keyboard focus enters its region")
  func defaultFocus() {
    func focus(_ priority: DefaultFocusEvaluationPriority) -> String? {
      let stage = ControlStage(Fields(priority: priority))
      stage.tap("outside")
      stage.host.key(.tab)
      return stage.at(1).texts.last
    }
    #expect(focus(.automatic) == "focus 1")
    #expect(focus(.userInitiated) == "focus 2")
  }

  @Test("A search tab is the last of a bar at the bottom")
  func searchTab() {
    let tabs = TabView {
      Tab("Find", systemImage: "magnifyingglass", role: .search) { Text("a") }
      Tab("Home", systemImage: "house") { Text("b") }
    }
    let stage = ControlStage(tabs)
    #expect(stage.place(of: "Find")!.x > stage.place(of: "Home")!.x)
  }

  @Test("A gesture's name is shown to those who inspect")
  func gestureName() {
    let stage = ControlStage(Color.red.gesture(TapGesture(), name: "mark"))
    func names(_ node: InspectionNode) -> [String] {
      [node.texts["gesture"]].compactMap { $0 } + node.children.flatMap(names)
    }
    #expect(names(stage.host.inspect()) == ["mark"])
  }

  @Test("Steppers, roles, erased values and window actions compile and work as files use them")
  func names() {
    let stepper = Stepper(value: .constant(3), in: 0...5, step: 1) { Text("steps") }
    let loose = Stepper(value: .constant(3)) { Text("loose") }
    #expect(
      ControlStage(
        VStack {
          stepper; loose
        }
      ).texts == ["steps", "loose"])
    #expect(
      ControlStage(
        VStack {
          Button(role: .close) {}; Button(role: .confirm) {}
        }
      ).texts == ["Close", "Done"])
    #expect(AnyView(_fromValue: Text("x")) != nil)
    #expect(AnyView(_fromValue: 3) == nil)
    #expect(ControlStage(Actions()).texts == ["active none"])
    #expect(ControlStage(Actions()) { $0.customize = { $0.controlActiveState = .inactive } }.texts == ["inactive none"])
  }

  @Test("An undo manager undoes and redoes registered operations")
  func undo() {
    let manager = UndoManager()
    let document = Document()
    func set(_ text: String) {
      let old = document.text
      document.text = text
      manager.registerUndo(withTarget: document) { _ in set(old) }
    }
    set("a")
    set("b")
    manager.undo()
    #expect(document.text == "a" && manager.canRedo && manager.canUndo)
    manager.redo()
    #expect(document.text == "b")
    manager.undo()
    manager.undo()
    #expect(document.text == "" && !manager.canUndo)
  }

  @Test("A share link shows the shared item and copies it")
  func share() {
    let stage = ControlStage(ShareLink("Send", item: "hello", subject: Text("Subject")))
    stage.tap("Send")
    #expect(stage.at(1).texts.contains("hello") && stage.texts.contains("Subject"))
    stage.tap("Copy")
    #expect(UIPasteboard.general.string == "hello")
    #expect(!stage.at(2).texts.contains("hello"))
  }

  @Test("A drag on the line of a split view makes a pane longer, and its neighbor shorter")
  func splitViews() {
    let panes = HSplitView {
      Color.red.overlay { Text("left") }
      Color.blue.overlay { Text("right") }
    }
    let stage = ControlStage(panes, size: CGSize(width: 301, height: 100))
    #expect(abs(stage.place(of: "left")!.x - 75) < 1)
    stage.host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 210, y: 50), duration: 0.3)
    #expect(abs(stage.place(of: "left")!.x - 105) < 1)
    #expect(abs(stage.place(of: "right")!.x - 256) < 1)
  }
}
