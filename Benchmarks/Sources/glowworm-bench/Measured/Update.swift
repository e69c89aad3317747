import Foundation
import OffscreenHost
import SwiftUI

/// Where a row leaves the means to change its state.
@MainActor private final class Handle {
  var change: (() -> Void)?
}

private struct Row: View {
  let index: Int
  let handle: Handle?
  @State private var count = 0

  var body: some View {
    HStack(spacing: 6) {
      Circle().fill(Color.red).frame(width: 8, height: 8)
      Text("Row \(index): \(count)").font(.system(size: 13))
      Spacer()
    }
    .frame(width: 300, height: 20)
    .onAppear { handle?.change = { count = (count + 1) % 10 } }
  }
}

/// A row whose size follows its text: the list may have to be laid out again.
private struct LooseRow: View {
  let index: Int
  let handle: Handle?
  @State private var count = 0

  var body: some View {
    HStack(spacing: 6) {
      Circle().fill(Color.red).frame(width: 8, height: 8)
      Text("Row \(index): \(count)").font(.system(size: 13))
    }
    .onAppear { handle?.change = { count = (count + 1) % 10 } }
  }
}

private struct Rows<Content: View>: View {
  let count: Int
  let row: (Int) -> Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } }
    }
  }
}

extension Benchmarks {
  /// One `@State` change in one of 10,000 rows, against the same row alone: body, layout and pixels.
  @MainActor static func update(_ report: Report) {
    func measure(_ name: String, among: OffscreenHost, _ changeAmong: Handle, alone: OffscreenHost, _ change: Handle) {
      var time = 1.0
      func run(_ host: OffscreenHost, _ handle: Handle) -> Double {
        let start = threadTime()
        for _ in 0..<50 {
          handle.change?()
          time += 0.001
          host.showFrame(at: time)
          host.updatePixels()
        }
        return (threadTime() - start) / 50
      }
      for _ in 0..<3 {
        _ = run(among, changeAmong)
        _ = run(alone, change)
      }
      let result = alternate(rounds: 15, { run(among, changeAmong) }, { run(alone, change) })
      report.add(Figure("update", "\(name), in 10,000", result.ours.median * 1e6, "µs", spread: result.ours.spread))
      report.add(
        Figure("update", "\(name), alone", result.yardstick.median * 1e6, "µs", spread: result.yardstick.spread))
      report.add(Figure("update", "\(name), ratio", result.ratio.median, "×", spread: result.ratio.spread, bar: 3))
    }
    let size = CGSize(width: 393, height: 852)
    let (a, b, c, d) = (Handle(), Handle(), Handle(), Handle())
    measure(
      "row of fixed size",
      among: stage(Rows(count: 10_000) { Row(index: $0, handle: $0 == 7 ? a : nil) }, size: size), a,
      alone: stage(Rows(count: 1) { Row(index: $0, handle: b) }, size: size), b)
    measure(
      "row that fits its text",
      among: stage(Rows(count: 10_000) { LooseRow(index: $0, handle: $0 == 7 ? c : nil) }, size: size), c,
      alone: stage(Rows(count: 1) { LooseRow(index: $0, handle: d) }, size: size), d)
  }

  /// Changes of a row whose width follows its text, among `count` rows.
  @MainActor static func looseRow(among count: Int) -> (Int) -> Void {
    let handle = Handle()
    let rows = Rows(count: count) { LooseRow(index: $0, handle: $0 == min(7, count - 1) ? handle : nil) }
    let host = stage(rows, size: CGSize(width: 393, height: 852))
    var time = 0.0
    return { count in
      MainActor.assumeIsolated {
        for _ in 0..<count {
          handle.change?()
          time += 0.001
          host.showFrame(at: time)
          host.updatePixels()
        }
      }
    }
  }
}
