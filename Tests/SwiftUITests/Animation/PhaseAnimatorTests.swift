import SwiftUI
import Testing

private struct Pulsing: View {
  let log: EventLog
  var body: some View {
    PhaseAnimator([0.0, 1.0]) { phase in
      Rectangle().opacity(phase)
    } animation: { phase in
      log.numbers.append(phase)
      return .linear(duration: 1)
    }
  }
}

private struct Triggered: View {
  @State private var count = 0
  let remote: Remote
  let log: EventLog
  var body: some View {
    Rectangle()
      .phaseAnimator([1.0, 0.5, 0.2], trigger: count) { content, phase in
        content.opacity(phase).onChange(of: phase) { log.numbers.append(phase) }
      } animation: { _ in
        .linear(duration: 0.5)
      }
      .onAppear { remote.press = { count += 1 } }
  }
}

private struct Idle: View {
  let log: EventLog
  var body: some View {
    PhaseAnimator([1, 2, 3]) { phase in
      let _ = log.numbers.append(Double(phase))
      Rectangle()
    } animation: { _ in
      nil
    }
  }
}

private struct Frames: View {
  @State private var trigger = 0
  var repeats: Bool? = nil
  let remote: Remote

  var body: some View {
    if let repeats {
      Color.red.keyframeAnimator(initialValue: 0.0, repeating: repeats) {
        $0.opacity($1)
      } keyframes: { _ in
        LinearKeyframe(1.0, duration: 1)
        LinearKeyframe(0.0, duration: 1)
      }
    } else {
      Color.red.keyframeAnimator(initialValue: 0.0, trigger: trigger) {
        $0.opacity($1)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(1.0, duration: 1)
          LinearKeyframe(0.5, duration: 1)
        }
      }.onAppear { remote.press = { trigger += 1 } }
    }
  }
}

@MainActor @Suite struct PhaseAnimatorTests {
  @Test("Phases repeat without end; the animation closure receives the target phase")
  func cycles() {
    let log = EventLog()
    let stage = Stage(Pulsing(log: log))
    #expect(isNear(stage.at(0.5).value("opacity"), 0.5))
    // A phase ends with the first frame after its animation: up to 1/60 s late each.
    #expect(isNear(stage.at(1.5).value("opacity"), 0.5, within: 0.02))
    #expect(log.numbers.prefix(2) == [1, 0])
  }

  @Test("A trigger runs through all phases once and returns to the first")
  func trigger() {
    let remote = Remote()
    let log = EventLog()
    let stage = Stage(Triggered(remote: remote, log: log))
    #expect(stage.at(3).value("opacity") == 1)
    remote.press()
    _ = stage.at(3.25)
    #expect(isNear(stage.value("opacity"), 0.75))
    #expect(stage.at(9).value("opacity") == 1)
    #expect(log.numbers == [0.5, 0.2, 1])
    #expect(stage.host.graph.isMoving == false)
  }

  @Test("Phases without animation change at most once per frame, and do not hang")
  func noAnimation() {
    let log = EventLog()
    _ = Stage(Idle(log: log)).at(0.1)
    #expect(log.numbers.count < 40)
    #expect(log.numbers.count > 3)
  }

  @Test("Keyframes loop exactly")
  func keyframesLoop() {
    let stage = Stage(Frames(repeats: true, remote: Remote()))
    #expect(isNear(stage.at(0.25).value("opacity"), 0.25))
    #expect(isNear(stage.at(1.25).value("opacity"), 0.75))
    #expect(isNear(stage.at(600.5).value("opacity"), 0.5))
    let still = Stage(Frames(repeats: false, remote: Remote()))
    #expect(still.at(1).value("opacity") == 0)
  }

  @Test("Keyframes with a trigger play once and hold their last value")
  func keyframesTrigger() {
    let remote = Remote()
    let stage = Stage(Frames(remote: remote))
    #expect(stage.at(1).value("opacity") == 0)
    remote.press()
    #expect(isNear(stage.at(1.5).value("opacity"), 0.5))
    #expect(isNear(stage.at(4).value("opacity"), 0.5))
    #expect(stage.host.graph.isMoving == false)
  }
}
