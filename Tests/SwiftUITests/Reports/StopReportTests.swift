import SwiftUI
import Testing

private let loop = Animation.linear(duration: 1).repeatForever()

/// An opacity from 0 to 1 and back in two seconds, and two ways to set it back.
private struct Loop: View {
  @State private var opacity = 0.0
  let remote: Remote
  /// The animation of the second button.
  var stop: Animation?
  var target = 0.0
  var body: some View {
    Rectangle().opacity(opacity).onAppear {
      withAnimation(loop) { opacity = 1 }
      remote.press = { opacity = target }
      remote.other = { withAnimation(stop) { opacity = target } }
    }
  }
}

private struct Watched: View {
  @State private var busy = true
  @State private var pulse = false
  let stop: Animation?
  let remote: Remote
  var body: some View {
    Rectangle().opacity(pulse ? 1 : 0)
      .onAppear {
        withAnimation(loop) { pulse = true }
        remote.press = { busy = false }
      }
      .onChange(of: busy) { withAnimation(stop) { pulse = false } }
  }
}

private struct ConditionalDot: View {
  @State private var flag = false
  @State private var pulses: Bool
  let remote: Remote
  init(pulses: Bool, remote: Remote) {
    _pulses = State(initialValue: pulses)
    self.remote = remote
  }
  var body: some View {
    Rectangle().opacity(flag ? 1 : 0)
      .animation(pulses ? loop : .linear(duration: 0.5), value: flag)
      .onAppear {
        flag = true
        remote.press = { pulses.toggle() }
      }
  }
}

private struct Reduced: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var on = false
  /// Whether the animation's value follows the setting too.
  let keysOnBoth: Bool
  var body: some View {
    let moves = on && !(keysOnBoth && reduceMotion)
    Rectangle().opacity(moves ? 1 : 0)
      .animation(reduceMotion ? .linear(duration: 0) : loop, value: moves)
      .onAppear { on = true }
  }
}

private struct Pausable: View {
  @State private var x = 0.0
  let remote: Remote
  var body: some View {
    Rectangle().opacity(x).onAppear {
      withAnimation(loop) { x = 1 }
      // What a pause does that knows the shown value: stop there.
      remote.press = { withAnimation(.linear(duration: 0)) { x = 0.5 } }
      remote.other = { withAnimation(loop) { x = 1 } }
    }
  }
}

/// Public reports of loops that do not stop, or stop at the wrong place.
@MainActor @Suite struct StopReportTests {
  private func setReduceMotion(_ value: Bool, _ stage: Stage) {
    var environment = stage.host.graph.root.environment
    environment.systemReducesMotion = value
    stage.host.graph.setEnvironment(environment)
  }

  @Test("Report 12: setting the state back without animation leaves the loop running")
  func plainReset() {
    let remote = Remote()
    let stage = Stage(Loop(remote: remote, stop: .linear(duration: 0)))
    _ = stage.at(0.25)
    remote.press()
    // Around the new value: 0 + (f − 1).
    #expect(isNear(stage.at(0.5).value("opacity"), -0.5))
    #expect(isNear(stage.at(1.25).value("opacity"), -0.25))
    #expect(stage.isMoving)
    let second = Remote()
    let stopped = Stage(Loop(remote: second, stop: .linear(duration: 0)))
    _ = stopped.at(0.25)
    second.other()
    #expect(stopped.at(0.25).at(0.26).value("opacity") == 0)
    #expect(stopped.isMoving == false)
  }

  @Test("Report 13: a flag cleared in onChange does not stop the pulse")
  func onChangeReset() {
    let remote = Remote()
    let stage = Stage(Watched(stop: nil, remote: remote))
    _ = stage.at(0.5)
    remote.press()
    #expect(isNear(stage.at(0.75).value("opacity"), -0.25))
    #expect(stage.isMoving)
    let second = Remote()
    let stopped = Stage(Watched(stop: .linear(duration: 0), remote: second))
    _ = stopped.at(0.5)
    second.press()
    #expect(stopped.at(0.51).value("opacity") == 0)
    #expect(stopped.isMoving == false)
  }

  @Test("Report 14: a dot whose animation depends on a condition keeps the animation it started with")
  func conditionalAnimation() {
    let remote = Remote()
    let stage = Stage(ConditionalDot(pulses: true, remote: remote))
    _ = stage.at(0.3)
    remote.press()
    #expect(isNear(stage.at(1.25).value("opacity"), 0.75))
    #expect(isNear(stage.at(9.25).value("opacity"), 0.75))
    let still = Remote()
    let second = Stage(ConditionalDot(pulses: false, remote: still))
    _ = second.at(2)
    still.press()
    #expect(second.at(2.5).value("opacity") == 1)
    #expect(second.isMoving == false)
  }

  @Test("Report 15: Reduce Motion switched while a loop runs neither stops nor resumes it")
  func reduceMotionLive() {
    let inert = Stage(Reduced(keysOnBoth: false))
    _ = inert.at(0.5)
    setReduceMotion(true, inert)
    #expect(isNear(inert.at(2.25).value("opacity"), 0.25))
    let keyed = Stage(Reduced(keysOnBoth: true))
    _ = keyed.at(0.5)
    setReduceMotion(true, keyed)
    #expect(keyed.at(0.6).value("opacity") == 0)
    #expect(keyed.isMoving == false)
    setReduceMotion(false, keyed)
    // It begins anew, from the value that is shown.
    #expect(isNear(keyed.at(0.85).value("opacity"), 0.25))
    #expect(isNear(keyed.at(2.35).value("opacity"), 0.25))
  }

  @Test("Report 16: a loop resumed after a pause goes only from the pause's value to the end")
  func resumedLoop() {
    let remote = Remote()
    let stage = Stage(Pausable(remote: remote))
    _ = stage.at(0.5)
    remote.press()
    #expect(stage.at(0.7).value("opacity") == 0.5)
    #expect(stage.isMoving == false)
    remote.other()
    // It animates from the presented value, 0.5, to the target, as SwiftUI does.
    for (time, value) in [(0.7, 0.5), (0.95, 0.625), (1.2, 0.75), (1.7, 1), (2.2, 0.75), (2.7, 0.5)] {
      #expect(isNear(stage.at(time).value("opacity"), value))
    }
  }

  @Test("Report 17: stopping a loop does not bring the view back to where it began")
  func modelAfterStop() {
    for (target, shown) in [(0.0, 0.0), (0.3, 0.3)] {
      let remote = Remote()
      let stage = Stage(Loop(remote: remote, stop: .linear(duration: 0), target: target))
      _ = stage.at(0.7)
      remote.other()
      #expect(stage.at(0.8).value("opacity") == shown)
    }
    // The value that the state has already is no change, so it stops nothing.
    let remote = Remote()
    let stage = Stage(Loop(remote: remote, stop: .linear(duration: 0), target: 1))
    _ = stage.at(0.7)
    remote.other()
    #expect(isNear(stage.at(0.8).value("opacity"), 0.8))
    #expect(stage.isMoving)
  }

  @Test("Report 41: nothing seems to stop an animation that repeats forever")
  func stopForever() {
    for (stop, stops) in [
      (nil, false), (Animation.linear(duration: 0), true), (.default, true), (.easeOut(duration: 0.2), true),
      (.spring, true), (loop, false),
    ] as [(Animation?, Bool)] {
      let remote = Remote()
      let stage = Stage(Loop(remote: remote, stop: stop))
      _ = stage.at(0.5)
      remote.other()
      _ = stage.at(4.3)
      #expect(stage.isMoving != stops)
      if stops { #expect(stage.value("opacity") == 0) }
    }
  }
}
