import Foundation
import OffscreenHost
import SwiftUI
import Testing

private final class Controls {
  var chooses: (Bool) -> Void = { _ in }
  var writes: (Int) -> Void = { _ in }
}

/// Reads one of its states only while the other says so.
private struct Chooser: View {
  let controls: Controls
  @State private var shows = true
  @State private var value = 0

  var body: some View {
    Text(shows ? "\(value)" : "hidden")
      .onAppear {
        controls.chooses = { shows = $0 }
        controls.writes = { value = $0 }
      }
  }
}

private struct Named: View {
  let note: (Namespace.ID) -> Void
  @State private var updates = 0
  @Namespace private var space

  var body: some View {
    note(space)
    return Text("\(updates)").onAppear { updates += 1 }
  }
}

@MainActor @Suite("Dependencies of a body")
struct DependencyTests {
  @Test("A state that the last evaluation did not read causes no evaluation; read again, it does")
  func lastEvaluation() {
    let controls = Controls()
    let stage = Stage(Chooser(controls: controls))
    func bodies(of change: () -> Void) -> Int {
      let before = stage.host.counters.bodies
      change()
      stage.host.advance(to: stage.host.time + 0.1)
      return stage.host.counters.bodies - before
    }
    for round in 1...3 {
      #expect(bodies { controls.writes(round * 10 + 1) } == 1)
      #expect(bodies { controls.chooses(false) } == 1)
      #expect(bodies { controls.writes(round * 10 + 2) } == 0)
      #expect(bodies { controls.chooses(true) } == 1)
    }
  }

  @Test("A view's namespace is unique, also if the same value is shown twice, and constant")
  func namespaces() {
    var seen: [Namespace.ID] = []
    let named = Named { seen.append($0) }
    let stage = Stage(
      VStack {
        named
        named
      })
    _ = stage.at(1)
    #expect(seen.count == 4 && Set(seen).count == 2)
  }
}
