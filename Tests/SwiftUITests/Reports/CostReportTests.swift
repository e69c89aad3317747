import Drawing
import SwiftUI
import Testing
import ViewGraph

private let loop = Animation.easeInOut(duration: 1).repeatForever()

private struct Halo: View {
  @State private var breathes = false
  var body: some View {
    Circle().fill(.red).frame(width: 20, height: 20).scaleEffect(breathes ? 1.5 : 1)
      .onAppear { withAnimation(loop) { breathes = true } }
  }
}

private struct Panel: View {
  @State private var isOpen = true
  @State private var isHidden = false
  @State private var opacity = 1.0
  let remote: Remote
  var body: some View {
    VStack {
      Text("Menu")
      if isOpen {
        VStack {
          if isHidden { Halo().hidden() } else { Halo() }
        }.opacity(opacity)
      }
    }
    .onAppear {
      remote.press = { isOpen = false }
      remote.other = { opacity = 1 - opacity }
    }
  }
}

private struct HiddenPanel: View {
  var body: some View { Halo().hidden() }
}

/// A blink to complete transparency: it is not hidden, it moves.
private struct Blink: View {
  @State private var opacity = 1.0
  var body: some View {
    Rectangle().opacity(opacity).onAppear { withAnimation(.linear(duration: 1).repeatForever()) { opacity = 0 } }
  }
}

private struct FourLoops: View {
  @State private var loops = true
  let remote: Remote
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if loops { HStack(spacing: 0) { ForEach(0..<4) { _ in Halo().frame(width: 24, height: 30) } } }
    }
    .onAppear { remote.press = { loops = false } }
  }
}

private struct Ping: View {
  @State private var pings = false
  var body: some View {
    Circle().fill(.red).frame(width: 20, height: 20)
      .scaleEffect(pings ? 2 : 1)
      .opacity(pings ? 0 : 1)
      .onAppear { withAnimation(.easeOut(duration: 1.5).repeatForever(autoreverses: false)) { pings = true } }
  }
}

private struct Glow: View {
  @State private var on = false
  var body: some View {
    Rectangle().fill(.blue).frame(width: 30, height: 30).blur(radius: 4).scaleEffect(on ? 1.2 : 1)
      .onAppear { withAnimation(loop) { on = true } }
  }
}

private struct SettingsWindow: View {
  let log: EventLog
  var body: some View {
    let _ = log.entries.append("body")
    VStack {
      ForEach(0..<20) { Text("Setting \($0)").font(.system(size: 4)) }
      Halo()
    }
  }
}

private struct Publishing: View {
  @State private var value = 0
  let remote: Remote
  var body: some View {
    Rectangle().opacity(value.isMultiple(of: 2) ? 0 : 1)
      .animation(.linear(duration: 1).repeatForever().delay(0.5), value: value)
      .onAppear { remote.press = { value += 1 } }
  }
}

private struct Settling: View {
  @State private var moved = false
  let remote: Remote
  var body: some View {
    HStack {
      Halo()
      Rectangle().opacity(moved ? 1 : 0)
    }
    .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { moved = true } } }
  }
}

/// Public reports of what loops cost.
@MainActor @Suite struct CostReportTests {
  @Test("Report 27: a closed or hidden panel with a breathing halo costs 13 % of a processor")
  func closedPanel() {
    let remote = Remote()
    let stage = Stage(Panel(remote: remote))
    #expect(stage.at(0.25).isMoving)
    remote.other()
    #expect(stage.at(0.5).isMoving == false)
    #expect(stage.host.graph.nextWake == nil)
    // Shown again it is where it would have been: easeInOut(0.25) = 0.129162.
    remote.other()
    #expect(stage.at(2.25).isMoving)
    #expect(isNear(stage.value("scale"), 1 + 0.5 * 0.129162))
    remote.press()
    #expect(stage.at(2.5).isMoving == false)
    #expect(stage.host.graph.nextWake == nil)
    #expect(Stage(HiddenPanel()).at(1).isMoving == false)
    let blink = Stage(Blink())
    for step in 0...8 { #expect(blink.at(Double(step) / 4).isMoving) }
  }

  @Test("Report 28: four loops cost 30 % of a processor while nothing else happens")
  func idleLoops() {
    let remote = Remote()
    let stage = Stage(FourLoops(remote: remote))
    let first = stage.at(0.1).host.renderFrame()
    let second = stage.at(0.6).host.renderFrame()
    // The dots of 20 points, half as large again, lie in the first 30 rows and columns 0 to 96.
    var changed = 0
    for y in 0..<100 {
      for x in 0..<100 where first.rgba(x, y) != second.rgba(x, y) {
        changed += 1
        #expect(y <= 30 && x <= 99)
      }
    }
    #expect(changed > 0)
    remote.press()
    #expect(stage.at(1).isMoving == false)
    let bodies = stage.host.graph.bodyCount
    _ = stage.at(5)
    #expect(stage.host.graph.bodyCount == bodies)
    #expect(stage.host.graph.movingCount == 0)
    #expect(stage.host.graph.nextWake == nil)
  }

  @Test("Report 29: a ping dot keeps growing what it holds in days of running")
  func days() {
    let stage = Stage(Ping())
    _ = stage.at(1)
    let nodes = stage.host.graph.nodeCount
    for hour in 1...72 { _ = stage.at(Double(hour) * 3600 + 0.75) }
    #expect(stage.host.graph.nodeCount == nodes)
    #expect(stage.greatestChain == 1)
    #expect(stage.host.graph.animatingNodes.count == 2)
    // easeOut(0.5) = 0.684643; 259,200 s are a whole number of iterations.
    #expect(isNear(stage.value("scale"), 1.684643, within: 1e-5))
  }

  @Test("Report 30: a blur is drawn again in every frame although its radius does not change")
  func blurReuse() throws {
    func blurred(_ layer: Layer) -> Layer? {
      if !layer.filters.isEmpty { return layer }
      for child in layer.children { if let found = blurred(child) { return found } }
      return nil
    }
    let stage = Stage(Glow())
    let layer = try #require(blurred(stage.host.displayList))
    let filters = layer.filters
    let bodies = stage.host.graph.bodyCount
    for frame in 1...60 {
      _ = stage.at(Double(frame) / 60)
      // The same layer with the same filter: what was made of it can be used again.
      #expect(blurred(stage.host.displayList) === layer)
      #expect(layer.filters == filters)
    }
    #expect(stage.host.graph.bodyCount == bodies)
  }

  @Test("Report 31: an open settings window lays itself out all the time")
  func layoutInLoop() {
    let log = EventLog()
    let stage = Stage(SettingsWindow(log: log))
    _ = stage.at(0.1)
    let layouts = stage.host.graph.layoutCount
    let bodies = log.entries.count
    for frame in 1...240 { _ = stage.at(0.1 + Double(frame) / 120) }
    #expect(stage.host.graph.layoutCount == layouts)
    #expect(log.entries.count == bodies)
  }

  @Test("Report 32: a loop keeps a window in the background awake")
  func backgroundWindow() {
    let stage = Stage(Halo())
    _ = stage.at(0.5)
    let bodies = stage.host.graph.bodyCount
    let nodes = stage.host.graph.nodeCount
    // A host that shows nothing asks for no frames, and nothing happens without one; then the phase is the time's.
    #expect(isNear(stage.at(86_400.5).value("scale"), 1.25))
    #expect(stage.host.graph.bodyCount == bodies)
    #expect(stage.host.graph.nodeCount == nodes)
    #expect(stage.host.graph.nextWake == nil)
  }

  @Test("Report 38: a test that waits until the app is idle waits forever while something loops")
  func idleTests() {
    let remote = Remote()
    let stage = Stage(Settling(remote: remote))
    _ = stage.at(0.5)
    #expect(stage.host.isIdle() == false)
    #expect(stage.host.isIdle(ignoringEndlessAnimations: true))
    remote.press()
    _ = stage.at(1)
    #expect(stage.host.isIdle(ignoringEndlessAnimations: true) == false)
    _ = stage.at(1.6)
    #expect(stage.host.isIdle(ignoringEndlessAnimations: true))
    #expect(stage.host.isIdle() == false)
  }

  @Test("Report 43: every new value adds another loop, up to 95 % of a processor, and delays are ignored")
  func stackedLoops() {
    let remote = Remote()
    let stage = Stage(Publishing(remote: remote))
    remote.press()
    // The delay is before the first iteration.
    #expect(stage.at(0.4).value("opacity") == 0)
    #expect(isNear(stage.at(0.75).value("opacity"), 0.25))
    #expect(isNear(stage.at(1.75).value("opacity"), 0.75))
    for step in 0..<5000 {
      remote.press()
      _ = stage.at(1.75 + Double(step) / 100)
      #expect(stage.greatestChain <= 4)
    }
    #expect(stage.host.graph.animatingNodes.count == 1)
  }
}
