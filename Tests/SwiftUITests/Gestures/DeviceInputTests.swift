import Foundation
import OffscreenHost
import SwiftUI
import Testing

/// Notes what views are told, in order.
private final class Log: @unchecked Sendable {
  var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
}

private struct Wheel: View {
  let log: Log
  @State private var chosen = 0
  var body: some View {
    Picker("W", selection: $chosen) { ForEach(0..<20) { Text("w\($0)").tag($0) } }
      .pickerStyle(.wheel)
      .onChange(of: chosen) { _, new in log("\(new)") }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct Field: View {
  let log: Log
  var movesOn = false
  @State private var text = ""
  @State private var other = ""
  @FocusState private var focus: Int?
  var body: some View {
    VStack {
      TextField("first", text: $text).focused($focus, equals: 1).onSubmit { if movesOn { focus = 2 } }
      TextField("second", text: $other).focused($focus, equals: 2)
    }
    .onChange(of: focus) { _, new in log("focus \(new.map(String.init) ?? "none")") }
    .onChange(of: text) { _, new in log(new) }
  }
}

private struct Pages: View {
  let log: Log
  @State private var page = 0
  var body: some View {
    TabView(selection: $page) {
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).tag(0)
      Text("b").frame(maxWidth: .infinity, maxHeight: .infinity).tag(1)
    }
    .tabViewStyle(.page)
    .onChange(of: page) { _, new in log("\(new)") }
  }
}

private struct Bubble: View {
  let log: Log
  var adaptation = PresentationAdaptation.popover
  @State private var isShown = false
  var body: some View {
    Button("go") { isShown = true }
      .popover(isPresented: $isShown) {
        Text("pop").onAppear { log("in") }.onDisappear { log("out") }.presentationCompactAdaptation(adaptation)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct Path: View {
  let log: Log
  @State private var path = [1]
  var body: some View {
    NavigationStack(path: $path) {
      Text("root").navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { Text("d\($0)") }
    }
    .onChange(of: path) { _, new in log("\(new)") }
  }
}

private struct Scrolled: View {
  let log: Log
  @State private var position = ScrollPosition(edge: .top)
  var body: some View {
    VStack {
      ScrollView { Color.red.frame(height: 3000) }
        .scrollPosition($position)
        .onScrollPhaseChange { old, new in log("\(old)->\(new)") }
        .frame(height: 300)
      Button("go") { withAnimation { position.scrollTo(y: 1000) } }
    }
  }
}

private struct Followed: View {
  let log: Log
  var body: some View {
    ScrollView { Color.red.frame(height: 3000) }
      .onScrollGeometryChange(for: Int.self) {
        Int($0.contentOffset.y)
      } action: { _, new in
        log("y \(new)")
      }
      .onScrollPhaseChange { _, new in log("\(new)") }
  }
}

private struct Volume: View {
  let log: Log
  @State private var value = 0.5
  var body: some View {
    Slider(value: $value, onEditingChanged: { log("\($0) \((value * 100).rounded() / 100)") })
      .frame(width: 228)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

@MainActor @Suite("Input as on a device")
struct DeviceInputTests {
  private let log = Log()

  @Test("A list's row is pressed as a whole for its button, and for all of several in the default style")
  func rowButtons() {
    let log = log
    let one = ControlStage(List { Button("E") { log("one") } })
    one.host.tap(at: CGPoint(x: 250, y: 57))
    #expect(log.entries == ["one"])
    // Beside the row nothing is pressed.
    one.host.tap(at: CGPoint(x: 250, y: 20))
    one.host.tap(at: CGPoint(x: 250, y: 110))
    #expect(log.entries == ["one"])
    log.entries = []
    let two = ControlStage(
      List {
        HStack {
          Button("A") { log("A") }
          Spacer()
          Button("B") { log("B") }
        }
      })
    two.tap("A")
    #expect(log.entries == ["A", "B"])
  }

  @Test("In a row buttons of another style are pressed alone, and a disabled row is not")
  func otherStyles() {
    let log = log
    let stage = ControlStage(
      List {
        HStack {
          Button("A") { log("A") }.buttonStyle(.borderless)
          Spacer()
          Button("B") { log("B") }.buttonStyle(.borderless)
        }
        Button("C") { log("C") }.disabled(true)
        HStack {
          Button("D") { log("D") }
          Spacer()
          Button("E") { log("E") }.buttonStyle(.plain)
        }
      })
    stage.tap("A")
    stage.host.tap(at: CGPoint(x: 160, y: 57))
    stage.tap("C")
    stage.tap("E")
    #expect(log.entries == ["A", "E"])
    stage.host.tap(at: CGPoint(x: 160, y: stage.place(of: "D")!.y))
    #expect(log.entries == ["A", "E", "D"])
  }

  @Test("A link's row is pressed up to its edges")
  func linkRow() {
    let stage = ControlStage(NavigationStack { List { NavigationLink("Next") { Text("page") } } })
    let place = stage.place(of: "Next")!
    stage.host.tap(at: CGPoint(x: 200, y: place.y + 20))
    #expect(stage.at(1).texts.contains("page"))
  }

  @Test("A finger turns the wheel; the choice changes when it lets go")
  func wheel() {
    let stage = ControlStage(Wheel(log: log))
    stage.host.press(at: CGPoint(x: 160, y: 240))
    stage.host.advance(to: 0.2)
    stage.host.move(to: CGPoint(x: 160, y: 144))
    #expect(log.entries == [])
    // Three rows of 32 up: the fourth option is in the middle.
    #expect(abs(stage.place(of: "w3")!.y - stage.host.size.height / 2) < 1)
    stage.host.advance(to: 1)
    stage.host.release(at: CGPoint(x: 160, y: 144))
    #expect(log.entries == ["3"])
    #expect(abs(stage.at(3).place(of: "w3")!.y - stage.host.size.height / 2) < 1)
    stage.host.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 470), duration: 0.5)
    #expect(log.entries == ["3", "0"], "it stops at its ends")
  }

  @Test("The return key gives up the focus on iOS, unless the submission moves it")
  func returnKey() {
    let stage = ControlStage(Field(log: log))
    stage.tap("first")
    stage.host.type("a\n")
    stage.host.type("b")
    #expect(log.entries == ["focus 1", "a", "focus none"])
    log.entries = []
    let moving = ControlStage(Field(log: log, movesOn: true))
    moving.tap("first")
    moving.host.type("\n")
    #expect(log.entries == ["focus 1", "focus 2"])
    log.entries = []
    let mac = ControlStage(Field(log: log)) { $0.platform = .macOS }
    mac.tap("first")
    mac.host.type("a\n")
    mac.host.type("b")
    #expect(log.entries == ["focus 1", "a", "ab"])
  }

  @Test("A long press opens a menu that has a primary action, a tap performs the action")
  func menu() {
    let log = log
    let menu = Menu("Prim") {
      Button("Alt") {}
    } primaryAction: {
      log("primary")
    }
    let stage = ControlStage(menu.frame(maxWidth: .infinity, maxHeight: .infinity))
    stage.tap("Prim")
    #expect(log.entries == ["primary"] && !stage.texts.contains("Alt"))
    _ = stage.at(1)
    let place = stage.place(of: "Prim")!
    stage.host.press(at: place)
    stage.host.advance(to: 2)
    stage.host.release(at: place)
    #expect(log.entries == ["primary"])
    #expect(stage.at(3).texts.contains("Alt"))
  }

  @Test("The back button is pressed between its chevron and its title, too")
  func backButton() {
    let stage = ControlStage(Path(log: log))
    let title = stage.place(of: "Root")!
    for x in stride(from: 12, to: title.x, by: 1) where log.entries.isEmpty {
      #expect(HitProbe.hits(stage, CGPoint(x: x, y: 22)))
    }
    stage.host.tap(at: CGPoint(x: 18, y: 22))
    #expect(log.entries == ["[]"])
  }

  @Test("A popover appears once with any adaptation")
  func popover() {
    for adaptation in [PresentationAdaptation.popover, .sheet, .fullScreenCover, .none] {
      log.entries = []
      let stage = ControlStage(Bubble(log: log, adaptation: adaptation))
      stage.tap("go")
      #expect(stage.at(2).texts.contains("pop"))
      #expect(log.entries == ["in"])
    }
  }

  @Test("In a vertically compact size class, a popover uses the vertical adaptation")
  func verticalAdaptation() {
    struct Both: View {
      @State private var isShown = true
      var body: some View {
        Color.white.popover(isPresented: $isShown) {
          Text("pop").presentationCompactAdaptation(horizontal: .popover, vertical: .fullScreenCover)
        }
      }
    }
    func middle(_ size: UserInterfaceSizeClass) -> CGPoint? {
      ControlStage(Both()) { $0.customize = { $0.verticalSizeClass = size } }.at(1).place(of: "pop")
    }
    // A cover's content is in the middle of the picture; a bubble has its place beside its anchor.
    #expect(middle(.compact)?.y == 240)
    #expect(middle(.regular)?.y != 240)
  }

  @Test("An animated scroll is a phase of its own")
  func animatedScroll() {
    let stage = ControlStage(Scrolled(log: log))
    stage.tap("go")
    #expect(log.entries == ["idle->animating"])
    _ = stage.at(3)
    #expect(log.entries == ["idle->animating", "animating->idle"])
  }

  @Test("An open row is closed by a press elsewhere, which has no other effect, and by a tap on it")
  func swipe() {
    let log = log
    let stage = ControlStage(
      List {
        ForEach(0..<3) { index in
          Button("row \(index)") { log("\(index)") }.swipeActions { Button("Flag") {} }
        }
      })
    for closer in ["row 2", "row 0"] {
      let row = stage.place(of: "row 0")!
      stage.host.swipe(from: CGPoint(x: 200, y: row.y), to: CGPoint(x: 120, y: row.y))
      _ = stage.at(stage.host.time + 1)
      #expect(stage.texts.contains("Flag"))
      stage.host.tap(at: CGPoint(x: max(stage.place(of: closer)!.x, 20), y: stage.place(of: closer)!.y))
      _ = stage.at(stage.host.time + 1)
      #expect(!stage.texts.contains("Flag"))
      #expect(log.entries == [])
    }
  }

  @Test("Pages are turned by a drag where nothing is drawn")
  func pages() {
    let stage = ControlStage(Pages(log: log))
    stage.host.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 40, y: 60), duration: 0.3)
    #expect(log.entries == ["1"])
  }

  @Test("A press on content that moves stops it, and presses nothing")
  func fling() {
    let log = log
    let rows = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40) { index in
          Button {
            log("\(index)")
          } label: {
            Color.yellow.frame(height: 60)
          }
        }
      }
    }
    let stage = ControlStage(rows.onScrollPhaseChange { _, new in log("\(new)") })
    stage.host.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.1)
    stage.host.advance(to: 0.4)
    stage.host.tap(at: CGPoint(x: 160, y: 240))
    #expect(log.entries == ["tracking", "interacting", "decelerating", "tracking", "idle"])
    let y = stage.host.inspect().all("Color").first!.frame!.y
    _ = stage.at(2)
    #expect(stage.host.inspect().all("Color").first!.frame!.y == y)
    log.entries = []
    stage.host.tap(at: CGPoint(x: 160, y: 240))
    #expect(log.entries.contains { Int($0) != nil }, "at rest it is pressed")
  }

  @Test("Observers of the scrolled offset are notified in each frame, and of the last offset before the motion ends")
  func geometry() {
    func entries(steps: Int) -> [String] {
      let log = Log()
      let stage = ControlStage(Followed(log: log))
      stage.host.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), duration: 0.1)
      for step in 1...steps { stage.host.advance(to: 0.1 + 4.9 * Double(step) / Double(steps)) }
      return log.entries
    }
    let jumped = entries(steps: 1)
    #expect(jumped.count > 40)
    #expect(jumped.last == "idle")
    #expect(jumped == entries(steps: 294))
  }

  @Test(
    "On iOS, only the knob can be dragged and keeps its distance to the finger; on macOS, the knob moves to the pointer"
  )
  func slider() {
    let phone = ControlStage(Volume(log: log))
    phone.host.tap(at: CGPoint(x: 80, y: 240))
    #expect(log.entries == [])
    phone.host.drag(from: CGPoint(x: 165, y: 240), to: CGPoint(x: 215, y: 240), duration: 0.5)
    #expect(log.entries == ["true 0.5", "false 0.75"])
    log.entries = []
    let mac = ControlStage(Volume(log: log)) { $0.platform = .macOS }
    mac.host.tap(at: CGPoint(x: 160 - 53, y: 240))
    #expect(log.entries.last?.hasPrefix("false 0.2") == true)
  }

  @Test("An image is hit anywhere in its frame; parts outside clipped() are hit, parts outside a clip shape are not")
  func hits() {
    let log = log
    let image = Image(systemName: "circle").resizable().frame(width: 80, height: 80).onTapGesture { log("image") }
    ControlStage(image).host.tap(at: CGPoint(x: 160, y: 240))
    let button = Button {
      log("button")
    } label: {
      Image(systemName: "phone.down.fill").resizable().frame(width: 80, height: 40)
    }
    ControlStage(button).host.tap(at: CGPoint(x: 160, y: 258))
    let wide = Color.red.frame(width: 120, height: 40).frame(width: 40)
    ControlStage(wide.clipped().onTapGesture { log("clipped") }).host.tap(at: CGPoint(x: 115, y: 240))
    ControlStage(wide.clipShape(Rectangle()).onTapGesture { log("shape") }).host.tap(at: CGPoint(x: 115, y: 240))
    #expect(log.entries == ["image", "button", "clipped"])
  }
}

private enum HitProbe {
  @MainActor static func hits(_ stage: ControlStage, _ point: CGPoint) -> Bool {
    let found = stage.host.press(at: point)
    // Let go far away, so that nothing is pressed.
    stage.host.release(at: CGPoint(x: 300, y: 460))
    return found
  }
}
