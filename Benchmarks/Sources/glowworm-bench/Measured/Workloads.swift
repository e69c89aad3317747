import Foundation
import OffscreenHost
import SwiftUI

/// One piece of a benchmark, for callgrind: after a start, `run` repeats it.
struct Workload {
  /// The benchmark that it belongs to.
  var benchmark: String
  var name: String
  /// What is repeated.
  var unit: String
  var repetitions: Int
  var start: @MainActor () -> (_ count: Int) -> Void
}

extension Benchmarks {
  @MainActor static var workloads: [Workload] {
    let boards: [Workload] = [1, 100, 1000].map { count in
      Workload(benchmark: "indicators", name: "indicators-\(count)", unit: "frame", repetitions: 60) {
        frames(of: stage(IndicatorBoard(count: count)))
      }
    }
    let loops: [Workload] = [false, true].map { usesVectors in
      Workload(
        benchmark: "indicators", name: usesVectors ? "vector-loop-1000" : "bare-loop-1000", unit: "frame",
        repetitions: 60
      ) {
        let loop = BareLoop(count: 1000, usesVectors: usesVectors)
        return { loop.play(frames: $0) }
      }
    }
    return boards + loops + [
      Workload(benchmark: "needle", name: "needle-alone", unit: "frame", repetitions: 300) {
        frames(of: stage(Indicator()))
      },
      Workload(benchmark: "needle", name: "needle-among-10000", unit: "frame", repetitions: 300) {
        frames(of: haystack())
      },
      Workload(benchmark: "update", name: "update-alone", unit: "change", repetitions: 100) { looseRow(among: 1) },
      Workload(benchmark: "update", name: "update-in-10000", unit: "change", repetitions: 100) {
        looseRow(among: 10_000)
      },
      Workload(benchmark: "storm", name: "storm-springs", unit: "change", repetitions: 500) { storm(.spring()) },
    ]
  }

  @MainActor private static func frames(of host: OffscreenHost) -> (Int) -> Void {
    var frame = 0
    _ = play(host, frames: 10, from: &frame)
    return { count in MainActor.assumeIsolated { _ = play(host, frames: count, from: &frame) } }
  }

  /// Counts the workloads of one benchmark.
  @MainActor static func countInstructions(_ benchmark: String, _ report: Report) {
    for work in workloads where work.benchmark == benchmark {
      guard let count = Instructions.count(work.name, repetitions: work.repetitions) else {
        report.add(Figure(benchmark, "\(work.name): not counted", .nan, ""))
        continue
      }
      report.add(Figure(benchmark, "\(work.name), instructions a \(work.unit)", count, ""))
    }
  }

  /// `glowworm-bench --work NAME COUNT`: what runs under callgrind.
  @MainActor static func runWorkload(_ name: String, count: Int) {
    guard let work = workloads.first(where: { $0.name == name }) else { exit(2) }
    work.start()(count)
  }
}
