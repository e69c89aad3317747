import AllocationCounter
import Foundation
import OffscreenHost
import SwiftUI

/// A row of two texts.
private struct Row: View {
  let number: Int

  var body: some View {
    HStack {
      Text("Station \(number)")
      Spacer()
      Text("\(number * 7 % 60) min").foregroundStyle(.secondary)
    }
    .frame(height: 44)
    .padding(.horizontal, 16)
  }
}

private struct Stack: View {
  let count: Int

  var body: some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
  }
}

private struct LazyStack: View {
  let count: Int

  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
  }
}

private struct Rows: View {
  let count: Int

  var body: some View { List(0..<count, id: \.self) { Row(number: $0) } }
}

extension Benchmarks {
  /// Long lists on a phone's screen at 2×: the first frame, against Chromium with as many rows, and what a million rows
  /// cost that are built when they are near the screen.
  @MainActor static func lists(_ report: Report) {
    // What the first view of a process costs is not a list's.
    _ = measure(AnyView(LazyStack(count: 10)))
    var rows: [[String]] = []
    let theirs = chromiumList(report)
    let cases: [(String, Bool, (Int) -> AnyView)] = [
      ("`VStack` in a `ScrollView`", false, { AnyView(Stack(count: $0)) }),
      ("`List`", true, { AnyView(Rows(count: $0)) }),
      ("`LazyVStack`", true, { AnyView(LazyStack(count: $0)) }),
    ]
    for (name, isLazy, make) in cases {
      for count in isLazy ? [10_000, 1_000_000] : [10_000] {
        let cost = measure(make(count))
        let what = "\(name), \(count == 10_000 ? "10,000" : "1,000,000") rows"
        let ratio = count == 10_000 ? theirs.map { cost.first / $0 } : nil
        report.add(Figure("lists", "\(what), first frame", cost.first, "ms", bar: count == 10_000 ? nil : 100))
        if let ratio { report.add(Figure("lists", "\(what), ratio", ratio, "×", bar: 0.5)) }
        report.add(
          Figure(
            "lists", "\(what), scrolled frame", cost.scrolled.median, "ms", spread: cost.scrolled.spread,
            bar: isLazy ? 4 : nil))
        report.add(Figure("lists", "\(what), heap", cost.bytes / 1_048_576, "MiB"))
        rows.append(
          [what, Report.number(cost.first), ratio.map(Report.number) ?? "–", Report.number(cost.scrolled.median)]
            + [Report.number(cost.bytes / 1_048_576)])
      }
    }
    if let theirs { rows.append(["Chromium, 10,000 rows", Report.number(theirs), "1", "–", "–"]) }
    report.table(
      "lists", header: ["list", "first frame, ms", "ratio to Chromium's", "scrolled frame, ms", "heap, MiB"], rows: rows
    )
  }

  /// Milliseconds of CPU of the first frame and of frames that scroll by 40 points each, and the heap's growth.
  @MainActor private static func measure(_ view: AnyView) -> (first: Double, scrolled: Series, bytes: Double) {
    let heap = glowworm_heap_bytes()
    let begin = processTime()
    let host = stage(view, size: CGSize(width: 393, height: 852))
    host.updatePixels()
    let first = (processTime() - begin) * 1000
    let bytes = Double(glowworm_heap_bytes() - heap)
    var scrolled = Series()
    for frame in 1...120 {
      let begin = processTime()
      _ = host.scroll(at: CGPoint(x: 190, y: 400), by: CGSize(width: 0, height: 40))
      host.showFrame(at: Double(frame) / 60)
      host.updatePixels()
      scrolled.add((processTime() - begin) * 1000)
    }
    return (first, scrolled, bytes)
  }

  /// Milliseconds of CPU of Chromium's process tree from before it builds 10,000 rows until they are on the screen; the
  /// median of three.
  @MainActor private static func chromiumList(_ report: Report) -> Double? {
    guard let browser = Browser(width: 786, height: 1704) else {
      report.add(Figure("lists", "against Chromium, \(Browser.missing)", .nan, ""))
      return nil
    }
    defer { browser.stop() }
    var series = Series()
    for _ in 0..<3 {
      let pid = browser.openTwin("LongList")
      defer { ProcessTree.stop(pid) }
      guard browser.wait(for: "begin") else { continue }
      let begin = ProcessTree.cpuSeconds(of: pid)
      guard browser.wait(for: "end") else { continue }
      // The screen's pixels are copied after the page's last call.
      usleep(200_000)
      series.add((ProcessTree.cpuSeconds(of: pid) - begin) * 1000)
    }
    guard !series.values.isEmpty else { return nil }
    report.add(Figure("lists", "Chromium, 10,000 rows, first frame", series.median, "ms", spread: series.spread))
    return series.median
  }
}
