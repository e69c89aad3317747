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
  /// A million animations on one view, each interrupted by the next after a millisecond.
  @MainActor static func storm(_ report: Report) {
    let kinds: [(String, Animation)] = [
      ("springs", .spring()), ("curves", .easeInOut(duration: 0.3)),
      ("loops", .linear(duration: 0.7).repeatForever()),
    ]
    for (name, animation) in kinds {
      let control = Switch()
      let host = stage(Nervous(control: control, animation: animation))
      var step = 0
      func run(_ count: Int) -> Double {
        let start = threadTime()
        for _ in 0..<count {
          step += 1
          control.flip?()
          host.showFrame(at: Double(step) * 0.001)
        }
        return (threadTime() - start) / Double(count)
      }
      let total = name == "springs" ? 1_000_000 : 100_000
      _ = run(total / 10)
      let bytes = glowworm_heap_bytes()
      let early = run(total / 10)
      _ = run(total / 10 * 7)
      let late = run(total / 10)
      let grown = glowworm_heap_bytes() - bytes
      report.add(Figure("storm", "\(total) \(name), a change", late * 1e6, "µs"))
      report.add(Figure("storm", "\(name), late over early", late / early, "×", bar: 1.25))
      report.add(Figure("storm", "\(name), heap grown", Double(grown) / 1024, "KiB", bar: 64))
    }
  }
}
