import SwiftUI
import Testing

private let oneWay = Animation.linear(duration: 1).repeatForever(autoreverses: false)

private struct Sweep: View {
  @State private var x: CGFloat = 0
  var log: EventLog?
  var body: some View {
    Rectangle().fill(.red).frame(width: 10, height: 10)
      .opacity(x)
      .onAppear {
        log?.entries.append("appear")
        withAnimation(oneWay) { x = 1 }
      }
  }
}

/// One page at a time: the other's views are gone.
private struct Pages: View {
  @State private var page = 0
  let remote: Remote
  var body: some View {
    ZStack {
      if page == 0 { Sweep() } else { Color.blue }
    }
    .onAppear { remote.press = { page = 1 - page } }
  }
}

/// All pages are kept; only the chosen one is seen.
private struct KeptPages: View {
  @State private var page = 0
  let remote: Remote
  var body: some View {
    ZStack {
      Sweep().scaleEffect(page == 0 ? 1 : 0)
      Color.blue.scaleEffect(page == 1 ? 1 : 0)
    }
    .onAppear { remote.press = { page = 1 - page } }
  }
}

private struct Refreshed: View {
  @State private var count = 0
  let remote: Remote
  var body: some View {
    let _ = count
    VStack {
      Sweep()
      if count > 0 { Text("\(count)") }
    }
    .onAppear { remote.press = { count += 1 } }
  }
}

private struct Rows: View {
  @State private var shown = [0, 1, 2]
  let remote: Remote
  let log: EventLog
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(shown, id: \.self) { _ in Sweep(log: log) } }
    }
    .onAppear {
      remote.press = { shown = [] }
      remote.other = { shown = [0, 1, 2] }
    }
  }
}

/// A list of loops from which a page is pushed.
private struct Pushing: View {
  @State private var path: [Int] = []
  let remote: Remote
  let log: EventLog
  var body: some View {
    NavigationStack(path: $path) {
      LazyVStack(spacing: 0) { ForEach(0..<3) { _ in Sweep(log: log) } }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
    .onAppear {
      remote.press = { path = [1] }
      remote.other = { path = [] }
    }
  }
}

private struct MenuPanel: View {
  @State private var isOpen = true
  let remote: Remote
  var body: some View {
    VStack {
      Text("Bar")
      if isOpen { Footer() }
    }
    .onAppear { remote.press = { isOpen.toggle() } }
  }
}

private struct Footer: View {
  @State private var turns = false
  var body: some View {
    Rectangle().frame(width: 10, height: 10)
      .rotationEffect(.degrees(turns ? 360 : 0))
      .animation(oneWay, value: turns)
      .onAppear { turns = true }
  }
}

private struct Rebuilt: View {
  @State private var target = 0.0
  @State private var builds = 0
  let remote: Remote
  var body: some View {
    VStack {
      Rectangle().opacity(target)
      Text("\(builds)")
    }
    .onAppear {
      withAnimation(.linear(duration: 1)) { target = 1 }
      remote.press = {
        builds += 1
        target = 1
      }
    }
  }
}

private struct Dots: View {
  @State private var shows = true
  let remote: Remote
  let events: AsyncStream<String>.Continuation
  var body: some View {
    ZStack {
      if shows {
        Circle().task {
          events.yield("started")
          while !Task.isCancelled { await Task.yield() }
          events.yield("stopped")
        }
      }
    }
    .onAppear { remote.press = { shows = false } }
  }
}

/// Public reports of loops that end, or restart wrongly, when the views around them change.
@MainActor @Suite struct SurvivalReportTests {
  @Test("Report 2: after a round trip to another tab a marquee is blank for seconds and runs at the wrong speed")
  func tabRoundTrip() {
    let remote = Remote()
    let stage = Stage(Pages(remote: remote))
    for visit in 0..<5 {
      let start = Double(visit) * 10
      #expect(isNear(stage.at(start + 0.25).value("opacity"), 0.25))
      #expect(isNear(stage.at(start + 1.5).value("opacity"), 0.5))
      #expect(stage.greatestChain == 1)
      _ = stage.at(start + 5.3)
      remote.press()
      #expect(stage.at(start + 5.4).isMoving == false)
      _ = stage.at(start + 10)
      remote.press()
    }
  }

  @Test("Report 7: a pulsing dot jumps when its parent's body runs again")
  func parentBody() throws {
    let remote = Remote()
    let stage = Stage(Refreshed(remote: remote))
    for step in 1...8 {
      #expect(isNear(stage.at(Double(step) - 0.75).value("opacity"), 0.25))
      remote.press()
      let bodies = stage.host.graph.animationsStarted
      #expect(isNear(stage.at(Double(step) - 0.5).value("opacity"), 0.5))
      #expect(stage.host.graph.animationsStarted == bodies)
    }
    // After the first press, which brings the text in, its place is the same.
    let place = stage.frame("Rectangle")
    remote.press()
    _ = stage.at(9)
    #expect(stage.frame("Rectangle") == place)
  }

  @Test("Report 18: a shimmer stops after one iteration because its view was refreshed")
  func shimmerRefresh() {
    let remote = Remote()
    let stage = Stage(Refreshed(remote: remote))
    for iteration in 0..<100 {
      _ = stage.at(Double(iteration) + 0.9)
      remote.press()
    }
    #expect(isNear(stage.at(150.25).value("opacity"), 0.25))
    #expect(stage.greatestChain == 1)
  }

  @Test("Report 20: a loop freezes after seconds inside a view of tabs that keeps its pages")
  func keptPages() {
    let remote = Remote()
    let stage = Stage(KeptPages(remote: remote))
    _ = stage.at(3)
    remote.press()
    _ = stage.at(33)
    remote.press()
    #expect(isNear(stage.at(33.25).value("opacity"), 0.25))
    #expect(stage.value("scale") == 1)
  }

  @Test("Report 21: loops in rows of a lazy stack are dead after a push and the return")
  func lazyRows() {
    let remote = Remote()
    let log = EventLog()
    let stage = Stage(Rows(remote: remote, log: log))
    _ = stage.at(0.5)
    remote.press()
    #expect(stage.at(2).isMoving == false)
    remote.other()
    // The rows are new ones: their state is new, so the loop starts afresh.
    #expect(isNear(stage.at(2.25).value("opacity"), 0.25))
    #expect(stage.host.graph.animatingNodes.count == 3)
    #expect(log.entries.count == 6)
  }

  @Test("Report 21: loops in rows are dead after a page was pushed over them and popped")
  func pushedOver() {
    let remote = Remote()
    let log = EventLog()
    let stage = Stage(Pushing(remote: remote, log: log))
    _ = stage.at(0.5)
    remote.press()
    _ = stage.at(3)
    remote.other()
    // The list was kept under the page: its loops are where their time has brought them.
    #expect(isNear(stage.at(6.25).value("opacity", under: "Sweep"), 0.25))
    #expect(isNear(stage.at(9.5).value("opacity", under: "Sweep"), 0.5))
    #expect(stage.isMoving)
  }

  @Test("Report 22: a footer's arrow is frozen when the menu panel is opened again")
  func reopenedPanel() {
    let remote = Remote()
    let stage = Stage(MenuPanel(remote: remote))
    _ = stage.at(1.3)
    remote.press()
    #expect(stage.at(2).isMoving == false)
    remote.press()
    #expect(isNear(stage.at(2.25).value("rotation"), 90))
    #expect(isNear(stage.at(12.5).value("rotation"), 180))
  }

  @Test("Report 23: a spinner stops when its hosting view is given its root again")
  func rootAgain() {
    let stage = Stage(Sweep())
    for second in 0..<10 {
      stage.host.graph.setRoot(Sweep())
      #expect(isNear(stage.at(Double(second) + 0.75).value("opacity"), 0.75))
    }
    #expect(stage.greatestChain == 1)
  }

  @Test("Report 36: a spinner freezes after two seconds, when its host changes size and appearance")
  func hostUpdate() throws {
    let stage = Stage(Sweep())
    _ = stage.at(2)
    var environment = stage.host.graph.root.environment
    environment.colorScheme = .dark
    stage.host.graph.setEnvironment(environment)
    stage.host.graph.setSize(ProposedViewSize(width: 60, height: 100))
    #expect(isNear(stage.at(2.25).value("opacity"), 0.25))
    // 10 points in the middle of 60.
    #expect(stage.frame("Rectangle")?.x == stage.at(5.25).frame("Rectangle")?.x)
    #expect(isNear(stage.value("opacity"), 0.25))
  }

  @Test("Report 37: loops are gone when the app returns from the background")
  func background() {
    let stage = Stage(Sweep())
    _ = stage.at(1.2)
    // No frame is drawn for an hour. The phase is that of the time, as if frames had been drawn.
    #expect(isNear(stage.at(3601.75).value("opacity"), 0.75))
    #expect(isNear(stage.at(3602.25).value("opacity"), 0.25))
  }

  @Test("Report 45: a parent's rebuild that sets the same final value again cuts the animation off")
  func equalValueAgain() {
    let remote = Remote()
    let stage = Stage(Rebuilt(remote: remote))
    for step in 1...9 {
      let time = Double(step) / 10
      #expect(isNear(stage.at(time).value("opacity"), time))
      remote.press()
      #expect(isNear(stage.at(time).value("opacity"), time))
    }
    #expect(stage.at(1.2).value("opacity") == 1)
  }

  @Test("Report 35: the task that drives some dots never stops after they have disappeared")
  func endlessTask() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    var events = stream.makeAsyncIterator()
    let remote = Remote()
    let stage = Stage(Dots(remote: remote, events: continuation))
    #expect(await events.next() == "started")
    remote.press()
    _ = stage.at(0.1)
    #expect(await events.next() == "stopped")
  }
}
