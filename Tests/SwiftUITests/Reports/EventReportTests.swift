import OffscreenHost
import SwiftUI
import Testing

private let loop = Animation.linear(duration: 1).repeatForever()

private struct LoopIndicator: View {
  @State private var x = 1.0
  let remote: Remote
  let log: EventLog
  var body: some View {
    Rectangle().opacity(x)
      .onChange(of: x) { _, new in log.numbers.append(new) }
      .onAppear {
        remote.press = {
          withAnimation(loop) {
            x = 0
            x = 1
          }
        }
        remote.other = {
          withAnimation(.linear(duration: 0)) { x = 0 }
          withAnimation(loop) { x = 1 }
        }
      }
  }
}

private struct LazyEffects: View {
  @State private var rows = [1, 2, 3]
  let remote: Remote
  let log: EventLog
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Rectangle().frame(height: 10)
            .onAppear { log.numbers.append(Double(row)) }
            .onDisappear { log.numbers.append(-Double(row)) }
        }
      }
    }
    .onAppear {
      remote.press = { rows = [1, 3] }
      remote.other = { rows = [1, 2, 3] }
    }
  }
}

private struct ChangeEffect: View {
  @State private var hits = 0
  let remote: Remote
  let log: EventLog
  var body: some View {
    Rectangle()
      .phaseAnimator([0.0, 1.0], trigger: hits) { content, phase in
        content.opacity(1 - phase / 2).onChange(of: phase) { log.numbers.append(phase) }
      } animation: { _ in
        .linear(duration: 0.25)
      }
      .onAppear { remote.press = { withAnimation(loop) { hits += 1 } } }
  }
}

private struct PulsingDot: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var on = false
  var body: some View {
    let moves = on && !reduceMotion
    Circle().fill(.red).frame(width: 20, height: 20)
      .overlay { if reduceMotion { Circle().stroke(.blue, lineWidth: 4) } }
      .scaleEffect(moves ? 1.5 : 1)
      .animation(reduceMotion ? .linear(duration: 0) : loop, value: moves)
      .onAppear { on = true }
  }
}

private struct TypingDots: View {
  @State private var on = false
  /// The delay inside the repetition is waited for in each iteration, one outside only once.
  let inside: Bool
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3) { index in
        let delay = Double(index) * 0.2
        Rectangle().fill(.red).frame(width: 10, height: 10)
          .opacity(on ? 1 : 0)
          .animation(
            inside
              ? .linear(duration: 0.6).delay(delay).repeatForever(autoreverses: false)
              : .linear(duration: 0.6).repeatForever(autoreverses: false).delay(delay), value: on)
      }
    }
    .onAppear { on = true }
  }
}

private struct TimelineDots: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  let log: EventLog
  var body: some View {
    TimelineView(.animation(paused: reduceMotion)) { context in
      let _ = log.numbers.append(context.date.timeIntervalSinceReferenceDate)
      Rectangle().opacity(context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1))
    }
  }
}

/// Public reports about events, identity, Reduce Motion and phases.
@MainActor @Suite struct EventReportTests {
  private func opacities(_ stage: Stage) -> [Double] {
    var found: [Double] = []
    func walk(_ node: InspectionNode) {
      if let value = node.values["opacity"] { found.append(value) }
      node.children.forEach(walk)
    }
    walk(stage.host.inspect())
    return found
  }

  @Test("Report 24: a loop that is set back and started in one update does not move")
  func resetAndStart() {
    let remote = Remote()
    let log = EventLog()
    let stage = Stage(LoopIndicator(remote: remote, log: log))
    remote.press()
    #expect(stage.at(0.5).value("opacity") == 1)
    #expect(log.numbers == [])
    #expect(stage.isMoving == false)
    // In two updates it does, whenever it is asked for.
    for start in [1.0, 2.35, 7.7] {
      _ = stage.at(start)
      remote.other()
      for (time, value) in [(0.0, 0.0), (0.25, 0.25), (1, 1), (1.25, 0.75)] {
        #expect(isNear(stage.at(start + time).value("opacity"), value))
      }
      #expect(stage.greatestChain == 1)
    }
    #expect(log.numbers == [0, 1, 0, 1, 0, 1])
  }

  @Test("Report 33: an effect on appearing runs several times when a row of a lazy stack reappears")
  func appearOnce() {
    let remote = Remote()
    let log = EventLog()
    let stage = Stage(LazyEffects(remote: remote, log: log))
    #expect(log.numbers.sorted() == [1, 2, 3])
    log.numbers = []
    for round in 0..<5 {
      remote.press()
      _ = stage.at(Double(round) + 0.25)
      remote.other()
      _ = stage.at(Double(round) + 0.75)
    }
    #expect(log.numbers == [-2, 2, -2, 2, -2, 2, -2, 2, -2, 2])
  }

  @Test("Report 34: an effect on a change does not run, or never ends, under a repeating animation")
  func changeEffect() {
    let remote = Remote()
    let log = EventLog()
    let stage = Stage(ChangeEffect(remote: remote, log: log))
    for hit in 1...3 {
      let start = Double(hit)
      _ = stage.at(start)
      remote.press()
      #expect(isNear(stage.at(start + 0.125).value("opacity"), 0.75))
      #expect(stage.at(start + 0.9).value("opacity") == 1)
      #expect(stage.isMoving == false)
    }
    #expect(log.numbers == [1, 0, 1, 0, 1, 0])
  }

  @Test("Report 39: pulsing dots ignore Reduce Motion")
  func reducedDots() throws {
    let still = Stage(PulsingDot()) { $0.reduceMotion = true }
    #expect(still.isMoving == false)
    let first = still.rows(0..<100)
    #expect(still.box(.blue) != nil)
    #expect(still.at(0.5).rows(0..<100) == first)
    let moving = Stage(PulsingDot())
    #expect(moving.box(.blue) == nil)
    #expect(isNear(moving.at(0.5).value("scale"), 1.25))
    var environment = moving.host.graph.root.environment
    environment.systemReducesMotion = true
    moving.host.graph.setEnvironment(environment)
    #expect(moving.at(0.6).rows(0..<100) == first)
    #expect(moving.isMoving == false)
  }

  @Test("Report 40: delayed dots drift apart, and a timeline goes on ticking under Reduce Motion")
  func driftingDots() {
    let time = 600.25
    let once = Stage(TypingDots(inside: false)).at(time)
    let each = Stage(TypingDots(inside: true)).at(time)
    for index in 0..<3 {
      let delay = Double(index) * 0.2
      let outside = (time - delay).truncatingRemainder(dividingBy: 0.6) / 0.6
      #expect(isNear(opacities(once)[index], outside, within: 1e-9))
      let inside = max(0, time.truncatingRemainder(dividingBy: 0.6 + delay) - delay) / 0.6
      #expect(isNear(opacities(each)[index], inside, within: 1e-9))
    }
    let log = EventLog()
    let stage = Stage(TimelineDots(log: log)) { $0.reduceMotion = true }
    let before = log.numbers.count
    for frame in 1...60 { _ = stage.at(Double(frame) / 60) }
    #expect(log.numbers.count == before)
    #expect(stage.isMoving == false)
    #expect(stage.host.graph.nextWake == nil)
    let running = EventLog()
    _ = Stage(TimelineDots(log: running)).at(0.5).at(1)
    #expect(running.numbers.contains(0.5) && running.numbers.contains(1))
  }
}
