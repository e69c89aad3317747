import OffscreenHost
import SwiftUI
import Testing

private struct Sequence: View {
  @State private var v = 0
  let log: EventLog
  var body: some View {
    let _ = log.numbers.append(Double(v))
    Rectangle().opacity(Double(v) / 4)
      .onChange(of: v) { old, new in log.entries.append("\(old)→\(new)") }
      .onAppear {
        v = 1
        v = 2
        withAnimation(.linear(duration: 1)) {
          v = 3
          v = 4
        }
      }
  }
}

private struct TwoWrites: View {
  @State private var scale = 1.0
  let log: EventLog
  let remote: Remote
  var body: some View {
    Rectangle().scaleEffect(scale)
      .onChange(of: scale) { log.entries.append("changed") }
      .onAppear {
        remote.press = {
          withAnimation(.linear(duration: 1)) {
            scale = 0
            scale = 1
          }
        }
      }
  }
}

private struct Completing: View {
  @State private var opacity = 0.0
  let log: EventLog
  let remote: Remote
  let criteria: AnimationCompletionCriteria
  var body: some View {
    Rectangle().opacity(opacity).onAppear {
      withAnimation(.linear(duration: 1), completionCriteria: criteria) {
        opacity = 1
      } completion: {
        log.entries.append("first")
      }
      remote.press = { withAnimation(.linear(duration: 2)) { opacity = 0.5 } }
    }
  }
}

private struct Restarting: View {
  @State private var opacity = 0.0
  let remote: Remote
  var body: some View {
    Rectangle().opacity(opacity).onAppear {
      remote.press = {
        withAnimation(.easeInOut(duration: 1).repeatForever()) { opacity = opacity == 0 ? 1 : 0 }
      }
    }
  }
}

private struct Careful: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var on = false
  var body: some View {
    Rectangle().scaleEffect(on && !reduceMotion ? 2 : 1)
      .animation(reduceMotion ? .linear(duration: 0) : .linear(duration: 1).repeatForever(), value: on && !reduceMotion)
      .onAppear { on = true }
  }
}

private struct Appearing: View {
  @State private var id = 0
  let log: EventLog
  let remote: Remote
  var body: some View {
    Rectangle()
      .onAppear { log.entries.append("appear") }
      .onDisappear { log.entries.append("disappear") }
      .id(id)
      .onAppear { remote.press = { id += 1 } }
  }
}

@MainActor @Suite struct UpdateReportTests {
  @Test("Plain and animated writes in onAppear are two updates: 0, 2, 4")
  func stateSequence() {
    let log = EventLog()
    let stage = Stage(Sequence(log: log))
    #expect(log.numbers == [0, 2, 4])
    #expect(log.entries == ["0→2", "2→4"])
    #expect(isNear(stage.value("opacity"), 0.5))
    #expect(isNear(stage.at(0.5).value("opacity"), 0.75))
  }

  @Test("Two writes in one update are one change; back and forth is none")
  func twoWrites() {
    let log = EventLog()
    let remote = Remote()
    let stage = Stage(TwoWrites(log: log, remote: remote))
    remote.press()
    _ = stage.at(0.5)
    #expect(stage.value("scale") == 1)
    #expect(log.entries.isEmpty)
    #expect(stage.host.graph.animationsStarted == 0)
  }

  @Test("A logical completion does not wait for a later animation, one for the removal does")
  func completions() {
    let log = EventLog()
    let remote = Remote()
    let stage = Stage(Completing(log: log, remote: remote, criteria: .logicallyComplete))
    _ = stage.at(0.5)
    remote.press()
    _ = stage.at(1.1)
    #expect(log.entries == ["first"])
    let late = EventLog()
    let second = Stage(Completing(log: late, remote: remote, criteria: .removed))
    _ = second.at(0.5)
    remote.press()
    _ = second.at(2.4)
    #expect(late.entries.isEmpty)
    _ = second.at(2.6)
    #expect(late.entries == ["first"])
  }

  @Test("100,000 restarts of a loop leave a few animations")
  func restarts() {
    let remote = Remote()
    let stage = Stage(Restarting(remote: remote))
    for step in 0..<100_000 {
      remote.press()
      stage.host.graph.frame(at: Double(step) / 1000)
    }
    var running = 0
    for node in stage.host.graph.animatingNodes {
      node.forEachAnimation { running = max(running, $0.running.count) }
    }
    #expect(running > 0)
    #expect(running <= 4)
  }

  @Test("Reduce Motion switched live stops the motion, and switched back starts it again")
  func reduceMotion() {
    let stage = Stage(Careful())
    #expect(isNear(stage.at(0.5).value("scale"), 1.5))
    var environment = stage.host.graph.root.environment
    environment.systemReducesMotion = true
    stage.host.graph.setEnvironment(environment)
    #expect(stage.at(0.6).value("scale") == 1)
    #expect(stage.host.graph.isMoving == false)
    environment.systemReducesMotion = false
    stage.host.graph.setEnvironment(environment)
    #expect(isNear(stage.at(1.1).value("scale"), 1.5))
  }

  @Test("A new identity appears before the old one disappears")
  func identityOrder() {
    let log = EventLog()
    let remote = Remote()
    let stage = Stage(Appearing(log: log, remote: remote))
    remote.press()
    _ = stage.at(0.1)
    #expect(log.entries == ["appear", "appear", "disappear"])
  }
}
