import AllocationCounter
import Foundation
import OffscreenHost
import SwiftUI

/// One indicator among `rows` × `columns` still views.
private struct Haystack: View {
  let rows: Int
  let columns: Int

  var body: some View {
    VStack(spacing: 0) {
      Indicator()
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<columns, id: \.self) { column in
            Circle().fill(Color.gray.opacity(0.5)).frame(width: 8, height: 8)
          }
        }
      }
    }
  }
}

extension Benchmarks {
  @MainActor static func haystack() -> OffscreenHost { stage(Haystack(rows: 100, columns: 100)) }

  /// One pulsing indicator in a tree of 10,000 still views, against the indicator alone.
  @MainActor static func needle(_ report: Report) {
    let alone = stage(Indicator())
    let among = haystack()
    var (a, b) = (0, 0)
    _ = play(alone, frames: 200, from: &a)
    _ = play(among, frames: 200, from: &b)
    let before = (among.counters, glowworm_allocations())
    let result = alternate(
      rounds: 15, { play(among, frames: 300, from: &b) / 300 }, { play(alone, frames: 300, from: &a) / 300 })
    let start = glowworm_allocations()
    _ = play(among, frames: 300, from: &b)
    let allocations = glowworm_allocations() - start
    let after = among.counters
    report.add(Figure("needle", "among 10,000, a frame", result.ours.median * 1e6, "µs", spread: result.ours.spread))
    report.add(
      Figure("needle", "alone, a frame", result.yardstick.median * 1e6, "µs", spread: result.yardstick.spread))
    report.add(Figure("needle", "ratio", result.ratio.median, "×", spread: result.ratio.spread, bar: 1.2))
    report.add(Figure("needle", "bodies in 4,800 frames", Double(after.bodies - before.0.bodies), "", bar: 0))
    report.add(Figure("needle", "layouts in 4,800 frames", Double(after.layouts - before.0.layouts), "", bar: 0))
    report.add(Figure("needle", "allocations in 300 frames", Double(allocations), "", bar: 0))
  }
}
