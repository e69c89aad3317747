import SwiftUI
import Testing

private struct Ticking: View {
  let log: EventLog
  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.25)) { _ in
      let _ = log.entries.append("tick")
      Text("root")
    }
    .onAppear { log.entries.append("root in") }
    .onDisappear { log.entries.append("root out") }
  }
}

private struct Stack<Root: View>: View {
  @State private var path: [Int]
  let remote: Remote
  let root: Root

  init(_ path: [Int] = [], remote: Remote, @ViewBuilder root: () -> Root) {
    _path = State(initialValue: path)
    self.remote = remote
    self.root = root()
  }

  var body: some View {
    NavigationStack(path: $path) { root.navigationDestination(for: Int.self) { Text("page \($0)") } }
      .onAppear {
        remote.press = { path = [1, 2] }
        remote.other = { path = [] }
      }
  }
}

private struct Tabs<Page: View>: View {
  @State private var selection = 0
  let remote: Remote
  let log: EventLog
  @ViewBuilder let page: Page
  var body: some View {
    TabView(selection: $selection) {
      page
        .onAppear { log.entries.append("in") }
        .onDisappear { log.entries.append("out") }
        .tabItem { Text("First") }.tag(0)
      Text("second").tabItem { Text("Second") }.tag(1)
    }
    .onAppear {
      remote.press = { selection = 1 }
      remote.other = { selection = 0 }
    }
  }
}

@MainActor
@Suite("Covered pages")
struct CoveredPageTests {
  private func play(_ stage: Stage, _ remote: Remote, _ log: EventLog) -> [[String]] {
    [
      { _ = stage.at(0.3) },
      {
        remote.press()
        _ = stage.at(0.4).at(1.4)
      },
      { _ = stage.at(2.2) },
      {
        remote.other()
        _ = stage.at(2.4)
      },
    ].map { (step: () -> Void) in
      log.entries = []
      step()
      return log.entries.filter { $0 != "tick" }
    }
  }

  @Test("The root disappears when a page has arrived over it and appears when it goes; its timeline waits meanwhile")
  func root() {
    let (remote, log) = (Remote(), EventLog())
    let stage = Stage(Stack(remote: remote) { Ticking(log: log) })
    #expect(log.entries.contains("root in"))
    #expect(play(stage, remote, log) == [[], ["root out"], [], ["root in"]])
  }

  @Test("A root inside a container, or one of several views, disappears and appears likewise")
  func shapes() {
    for isStacked in [true, false] {
      let (remote, log) = (Remote(), EventLog())
      let stage = Stage(
        Stack(remote: remote) {
          if isStacked {
            VStack { Ticking(log: log) }
          } else {
            Text("title")
            Ticking(log: log)
          }
        })
      #expect(play(stage, remote, log) == [[], ["root out"], [], ["root in"]])
    }
  }

  @Test("A covered timeline does not tick, and shows the last date when it is uncovered")
  func timeline() {
    let (remote, log) = (Remote(), EventLog())
    let stage = Stage(Stack(remote: remote) { Ticking(log: log) }).at(0.3)
    remote.press()
    _ = stage.at(1)
    log.entries = []
    _ = stage.at(3)
    #expect(log.entries == [])
    remote.other()
    _ = stage.at(3.1)
    #expect(log.entries == ["root in", "tick"])
    log.entries = []
    _ = stage.at(4)
    #expect(log.entries.count == 4)
  }

  @Test("What is covered from the start does not appear")
  func start() {
    let (remote, log) = (Remote(), EventLog())
    let stage = Stage(Stack([1], remote: remote) { Ticking(log: log) }).at(1)
    #expect(log.entries.filter { $0 != "tick" } == [])
    remote.other()
    _ = stage.at(1.1)
    #expect(log.entries.filter { $0 != "tick" } == ["root in"])
  }

  @Test("A tab's page appears and disappears, for any kind of view")
  func tabs() {
    func check(_ page: some View, _ name: String) {
      let (remote, log) = (Remote(), EventLog())
      let stage = Stage(Tabs(remote: remote, log: log) { page }).at(0.3)
      remote.press()
      _ = stage.at(0.6)
      remote.other()
      _ = stage.at(0.9)
      #expect(log.entries == ["in", "out", "in"], "\(name)")
    }
    check(List { Text("row") }, "List")
    check(Form { Text("row") }, "Form")
    check(Button("press") {}, "Button")
    check(Toggle("on", isOn: .constant(true)), "Toggle")
    check(Text("page"), "Text")
    check(ScrollView { Text("page") }, "ScrollView")
  }
}
