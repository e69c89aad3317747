import Foundation
import OffscreenHost
import SwiftUI

private struct Still: View {
  var body: some View {
    HStack {
      Circle().fill(.red).frame(width: 8, height: 8); Text("Live")
    }
  }
}

private struct Hidden: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Indicator() }
      Text("Quiet")
    }
    .onAppear { isShown = false }
  }
}

/// What the accessibility guides ask for: no loop where motion is to be reduced.
private struct Considerate: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    if reduceMotion { Text("Live") } else { Indicator() }
  }
}

extension Benchmarks {
  /// Nothing moves: a host that asks when the next frame is due is told "never", and has nothing to wait for.
  @MainActor static func idle(_ report: Report) {
    func measure(_ name: String, _ host: OffscreenHost) {
      // A minute of a host that draws when something is due.
      host.advance(to: 1)
      host.updatePixels()
      var frames = 0
      var wakes = 0
      var time = 1.0
      while time < 61, let next = host.nextFrame(interval: 1.0 / 60) {
        if host.isMoving { frames += 1 } else { wakes += 1 }
        time = max(next, time + 1e-9)
        host.showFrame(at: time)
        host.updatePixels()
      }
      report.add(Figure("idle", "\(name), frames in 60 s", Double(frames), "", bar: 0))
      report.add(Figure("idle", "\(name), timer wake-ups in 60 s", Double(wakes), "", bar: 0))
    }
    measure("no animation", stage(Still()))
    measure("loop hidden", stage(Hidden()))
    measure("Reduce Motion", stage(Considerate()) { $0.reduceMotion = true })
    let moving = stage(Considerate())
    moving.advance(to: 1)
    // That the measure can fail at all.
    report.add(Figure("idle", "for comparison, a loop asks for frames", moving.isMoving ? 1 : 0, ""))
  }
}
