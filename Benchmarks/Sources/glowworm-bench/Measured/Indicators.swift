import Foundation
import OffscreenHost
import SwiftUI

extension Benchmarks {
  /// N pulsing indicators, 600 frames at 60 fps, against a bare loop that restores and blends the same pixels.
  @MainActor static func indicators(_ report: Report) {
    var perFrame: [Int: Double] = [:]
    for count in [1, 10, 100, 1000, 10_000] {
      let frames = 600
      let rounds = count >= 10_000 ? 3 : 7
      let host = stage(IndicatorBoard(count: count))
      var frame = 0
      // The first frame builds caches and draws everything.
      _ = play(host, frames: 100, from: &frame)
      let loop = BareLoop(count: count)
      loop.play(frames: 10)
      let step = max(10, frames / rounds)
      let result = alternate(
        rounds: rounds, { play(host, frames: step, from: &frame) / Double(step) },
        { loop.play(frames: step) / Double(step) })
      perFrame[count] = result.ours.median
      let vectors = BareLoop(count: count, usesVectors: true)
      vectors.play(frames: 10)
      let strict = alternate(
        rounds: rounds, { play(host, frames: step, from: &frame) / Double(step) },
        { vectors.play(frames: step) / Double(step) })
      report.add(
        Figure("indicators", "\(count), a frame", result.ours.median * 1e6, "µs", spread: result.ours.spread))
      report.add(
        Figure(
          "indicators", "\(count), bare loop, a frame", result.yardstick.median * 1e6, "µs",
          spread: result.yardstick.spread))
      report.add(
        Figure(
          "indicators", "\(count), ratio", result.ratio.median, "×", spread: result.ratio.spread,
          bar: count == 1000 ? 1.5 : nil))
      report.add(
        Figure(
          "indicators", "\(count), ratio to a bare loop over our vector loops", strict.ratio.median, "×",
          spread: strict.ratio.spread))
    }
    if let small = perFrame[1000], let large = perFrame[10_000] {
      report.add(Figure("indicators", "10,000 over 1,000", large / small, "×", bar: 11))
    }
  }
}
