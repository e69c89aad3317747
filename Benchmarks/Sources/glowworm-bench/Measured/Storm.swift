import AllocationCounter
import Foundation
import OffscreenHost
import SwiftUI

@MainActor private final class Switch {
  var flip: (() -> Void)?
}

private struct Nervous: View {
  let control: Switch
  let animation: Animation
  @State private var isOn = false

  var body: some View {
    Circle().frame(width: 20, height: 20).opacity(isOn ? 0.2 : 1).scaleEffect(isOn ? 1.5 : 1)
      .onAppear { control.flip = { withAnimation(animation) { isOn.toggle() } } }
  }
}

extension Benchmarks {
  /// Changes of one view, a millisecond apart, each under an animation that interrupts the last.
  @MainActor static func storm(_ animation: Animation) -> (Int) -> Void {
    let control = Switch()
    let host = stage(Nervous(control: control, animation: animation))
    var step = 0
    return { count in
      MainActor.assumeIsolated {
        for _ in 0..<count {
          step += 1
          control.flip?()
          host.showFrame(at: Double(step) * 0.001)
        }
      }
    }
  }

  /// A million animations on one view: what a change costs, and what is kept, early and late.
  @MainActor static func storm(_ report: Report) {
    let kinds: [(String, Animation, Int)] = [
      ("springs", .spring(), 1_000_000), ("curves", .easeInOut(duration: 0.3), 100_000),
      ("loops", .linear(duration: 0.7).repeatForever(), 100_000),
    ]
    for (name, animation, total) in kinds {
      let change = storm(animation)
      var (done, first, last) = (0, Series(), Series())
      var resident: [(after: Int, bytes: Int)] = []
      var (heapBefore, heapAfter) = (0, 0)
      // Parts of a hundredth: a slow second of the machine is to spoil one of ten, not the ratio.
      for part in 0..<100 {
        let seconds = cpuSeconds { change(total / 100) } / Double(total / 100)
        done += total / 100
        if part < 10 { first.add(seconds) }
        if part >= 90 { last.add(seconds) }
        if part == 0 { heapBefore = Int(glowworm_heap_bytes()) }
        heapAfter = Int(glowworm_heap_bytes())
        if [10_000, 100_000, 1_000_000].contains(done) { resident.append((done, residentBytes())) }
        guard part % 10 == 9 else { continue }
        let line = "storm, \(name): \(done) of \(total) changes, \(String(format: "%.1f", seconds * 1e6)) µs each\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
      report.add(
        Figure("storm", "\(name), a change, last tenth", last.median * 1e6, "µs", spread: last.spread))
      report.add(Figure("storm", "\(name), last tenth over first", last.median / first.median, "×", bar: 1.25))
      report.add(
        Figure(
          "storm", "\(name), heap grown since the first hundredth", Double(heapAfter - heapBefore) / 1024, "KiB",
          bar: 64))
      for (after, bytes) in resident {
        report.add(Figure("storm", "\(name), resident after \(after)", Double(bytes) / 1_048_576, "MiB"))
      }
    }
  }
}
