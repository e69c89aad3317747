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

  /// A million animations on one view: what a change costs and what is kept, early and late.
  @MainActor static func storm(_ report: Report) {
    let kinds: [(String, Animation)] = [
      ("springs", .spring()), ("curves", .easeInOut(duration: 0.3)),
      ("loops", .linear(duration: 0.7).repeatForever()),
    ]
    for (name, animation) in kinds {
      let change = storm(animation)
      func run(_ count: Int) -> Double { cpuSeconds { change(count) } / Double(count) }
      let total = name == "springs" ? 1_000_000 : 100_000
      let step = total / 20
      _ = run(step)
      let bytes = glowworm_heap_bytes()
      // A slow second of the machine is to spoil one part of many, not the ratio.
      var (early, late) = (Series(), Series())
      for _ in 0..<3 { early.add(run(step)) }
      for _ in 0..<13 { _ = run(step) }
      for _ in 0..<3 { late.add(run(step)) }
      let grown = glowworm_heap_bytes() - bytes
      report.add(Figure("storm", "\(total) \(name), a change", late.median * 1e6, "µs", spread: late.spread))
      report.add(Figure("storm", "\(name), late over early", late.median / early.median, "×", bar: 1.25))
      report.add(Figure("storm", "\(name), heap grown", Double(grown) / 1024, "KiB", bar: 64))
    }
  }
}
