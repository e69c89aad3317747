import SwiftUI
import Testing

/// A pulsing opacity, 0.2 to 1 in one second each way, and means to disturb it.
private struct Pulse: View {
  @State private var opacity = 0.2
  @State private var parent = 0
  var remote = Remote()
  var stop: Animation?
  var stopValue = 0.2

  var body: some View {
    HStack(spacing: 0) {
      Circle().frame(width: 10, height: 10).opacity(opacity)
      Rectangle().frame(width: parent == 0 ? 20 : 60, height: 10)
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1).repeatForever()) { opacity = 1 }
      remote.press = { withAnimation(stop) { opacity = stopValue } }
      remote.other = { parent += 1 }
    }
  }
}

/// A blinking dot in a navigation-like wrapper that shows it only after the first layout.
private struct FlyIn: View {
  @State private var isOn = false
  @State private var top: CGFloat = 0
  let remote: Remote

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(.clear).frame(width: 10, height: top)
      Circle().frame(width: 20, height: 20).scaleEffect(isOn ? 1.4 : 1)
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1).repeatForever()) { isOn = true }
      remote.press = { top = 40 }
    }
  }
}

private struct Neighbor: View {
  @State private var loops = false
  @State private var focused = false
  let remote: Remote
  var body: some View {
    VStack {
      Rectangle().frame(width: 10, height: 10).scaleEffect(loops ? 2 : 1)
      Circle().frame(width: 10, height: 10).opacity(focused ? 1 : 0.5)
    }
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever()) { loops = true }
      remote.press = { focused = true }
    }
  }
}

private struct Conditional: View {
  @State private var flag = false
  @State private var pulses = true
  let remote: Remote
  var body: some View {
    Rectangle().opacity(flag ? 1 : 0)
      .animation(pulses ? .linear(duration: 1).repeatForever(autoreverses: false) : nil, value: flag)
      .onAppear {
        flag = true
        remote.press = { pulses = false }
      }
  }
}

private struct Identified: View {
  @State private var name = 0
  @State private var shows = true
  let remote: Remote
  var body: some View {
    if shows {
      Pulse().id(name).onAppear {
        remote.press = { name += 1 }
        remote.other = { shows = false }
      }
    }
  }
}

@MainActor @Suite struct LoopReportTests {
  // easeInOut at 0.25: 0.129162, so 0.2 + 0.8 · 0.129162.
  private let quarter = 0.303330

  @Test("A loop started in onAppear does not make the view fly in or bob")
  func flyIn() {
    let remote = Remote()
    let stage = Stage(FlyIn(remote: remote))
    let start = stage.frame("Circle")
    _ = stage.at(0.5)
    #expect(stage.frame("Circle") == start)
    #expect(isNear(stage.value("scale"), 1.2))
    // A relayout after the start snaps.
    remote.press()
    _ = stage.at(0.6)
    let moved = stage.frame("Circle")
    #expect(moved?.y == 40)
    _ = stage.at(1.7)
    #expect(stage.frame("Circle") == moved)
  }

  @Test("A sibling that grows moves the dot immediately, and does not affect its loop")
  func bobbingSibling() {
    let remote = Remote()
    let stage = Stage(Pulse(remote: remote))
    _ = stage.at(0.1)
    remote.other()
    _ = stage.at(0.25)
    #expect(isNear(stage.value("opacity"), quarter))
    #expect(stage.frame("Rectangle")?.width == 60)
    #expect(isNear(stage.host.graph.root.contentOrigin.x, 15))
  }

  @Test("A loop continues through its parent's update and a new root of the same type")
  func parentRefresh() {
    let stage = Stage(Pulse())
    _ = stage.at(0.1)
    stage.host.graph.setRoot(Pulse())
    #expect(isNear(stage.at(2.25).value("opacity"), quarter))
  }

  @Test("A plain set does not stop a loop: it continues around the new value")
  func plainSet() {
    let remote = Remote()
    let stage = Stage(Pulse(remote: remote))
    _ = stage.at(0.5)
    remote.press()
    // Shown: 0.2 + 0.8 (f − 1), with f = 0.5 and, after two turns, 0.129162.
    #expect(isNear(stage.at(0.5).value("opacity"), -0.2))
    #expect(isNear(stage.at(4.25).value("opacity"), 0.2 + 0.8 * (0.129162 - 1)))
    #expect(stage.host.graph.isMoving)
  }

  @Test("An animation without duration stops a loop immediately, at the model value")
  func zeroDuration() {
    let remote = Remote()
    let stage = Stage(Pulse(remote: remote, stop: .linear(duration: 0)))
    _ = stage.at(0.5)
    remote.press()
    _ = stage.at(0.51)
    #expect(stage.value("opacity") == 0.2)
    #expect(stage.host.graph.isMoving == false)
  }

  @Test("A finite animation blends a loop out, and ends at the model value")
  func finiteStop() {
    let remote = Remote()
    let stage = Stage(Pulse(remote: remote, stop: .easeInOut(duration: 0.35)))
    _ = stage.at(0.5)
    remote.press()
    // semantics: 0.2→1 loop at 0.5 s set to 0.2 with easeInOut(0.35), shown 0.175 s later: 0.5119.
    #expect(isNear(stage.at(0.5).at(0.675).value("opacity"), 0.5119, within: 1e-3))
    #expect(stage.at(1).value("opacity") == 0.2)
    #expect(stage.host.graph.isMoving == false)
  }

  @Test("A spring stops a loop smoothly")
  func springStop() {
    let remote = Remote()
    let stage = Stage(Pulse(remote: remote, stop: .spring))
    _ = stage.at(0.5)
    remote.press()
    #expect(isNear(stage.at(0.5).value("opacity"), 0.6, within: 1e-3))
    #expect(stage.at(4).value("opacity") == 0.2)
    #expect(stage.host.graph.isMoving == false)
  }

  @Test("A loop does not spread to a later change beside it")
  func spreading() {
    let remote = Remote()
    let stage = Stage(Neighbor(remote: remote))
    _ = stage.at(0.5)
    remote.press()
    _ = stage.at(0.75)
    #expect(stage.value("opacity") == 1)
    #expect(isNear(stage.value("scale"), 1.75))
  }

  @Test("A loop restarted after a pause runs from the presentation value to its target")
  func restart() {
    let remote = Remote()
    let stage = Stage(Pulse(remote: remote, stop: .linear(duration: 0), stopValue: 0.6))
    _ = stage.at(0.5)
    remote.press()
    _ = stage.at(1)
    #expect(stage.value("opacity") == 0.6)
    #expect(stage.host.graph.isMoving == false)
  }

  @Test("Another animation argument without another value neither stops nor restarts a loop")
  func inertArgument() {
    let remote = Remote()
    let stage = Stage(Conditional(remote: remote))
    _ = stage.at(0.3)
    remote.press()
    #expect(isNear(stage.at(2.25).value("opacity"), 0.25))
  }

  @Test("A new identity ends a loop and starts a new one; after removal no frames are requested")
  func identity() {
    let remote = Remote()
    let stage = Stage(Identified(remote: remote))
    _ = stage.at(0.5)
    remote.press()
    #expect(isNear(stage.at(0.5).value("opacity"), 0.2))
    #expect(isNear(stage.at(0.75).value("opacity"), quarter))
    remote.other()
    _ = stage.at(1)
    #expect(stage.host.graph.isMoving == false)
  }

  @Test("A loop of a million iterations is exact")
  func millionPasses() {
    let stage = Stage(Pulse())
    #expect(isNear(stage.at(1_000_000.25).value("opacity"), quarter, within: 1e-6))
    #expect(stage.host.graph.bodyCount < 10)
  }

  @Test("An effect's loop runs neither bodies nor layout")
  func idleCost() {
    let stage = Stage(Pulse())
    _ = stage.at(0.1)
    let bodies = stage.host.graph.bodyCount
    let layouts = stage.host.graph.layoutCount
    for frame in 1...120 { _ = stage.at(0.1 + Double(frame) / 60) }
    #expect(stage.host.graph.bodyCount == bodies)
    #expect(stage.host.graph.layoutCount == layouts)
  }
}
