import AllocationCounter
import Foundation
import OffscreenHost
import SwiftUI

/// Rows of four views each: stack, dot, text, spacer.
private struct LongList: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          HStack(spacing: 6) {
            Circle().fill(Color.red).frame(width: 8, height: 8)
            Text("Row \(index)")
            Spacer()
          }
        }
      }
    }
  }
}

/// `count` views: columns of 100 stacks of 9 dots each.
private struct Forest: View {
  let count: Int

  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<(count / 1000), id: \.self) { _ in
        VStack(spacing: 1) {
          ForEach(0..<100, id: \.self) { _ in
            HStack(spacing: 0) { ForEach(0..<9, id: \.self) { _ in Rectangle().frame(width: 2, height: 2) } }
          }
        }
      }
    }
  }
}

extension Benchmarks {
  /// Built, laid out and drawn; memory; linear in the number of views.
  @MainActor static func firstFrame(_ report: Report) {
    func cost<V: View>(_ make: () -> V) -> (seconds: Double, bytes: Double) {
      let bytes = glowworm_heap_bytes()
      var host: OffscreenHost?
      let seconds = cpuSeconds {
        host = stage(make(), size: CGSize(width: 800, height: 852))
        host?.showFrame(at: 0)
        host?.updatePixels()
      }
      // The picture itself, and the masks' block, do not grow with the views.
      let fixed = 800 * 2 * 852 * 2 * 4 + (8 << 20)
      let used = glowworm_heap_bytes() - bytes - fixed
      withExtendedLifetime(host) {}
      return (seconds, Double(used))
    }
    _ = cost { LongList(count: 100) }
    let small = cost { LongList(count: 2_500) }
    let list = cost { LongList(count: 10_000) }
    report.add(Figure("first-frame", "list of 10,000 rows", list.seconds * 1000, "ms"))
    report.add(Figure("first-frame", "10,000 rows over 2,500, a row", list.seconds / small.seconds / 4, "×", bar: 1.25))
    report.add(Figure("first-frame", "list, bytes a view (4 a row)", list.bytes / 40_000, "B", bar: 1024))
    // The stack, the filled circle, its frame, the text, the spacer.
    report.add(Figure("first-frame", "list, bytes a View value (5 a row)", list.bytes / 50_000, "B"))
    _ = cost { Forest(count: 1000) }
    let grove = cost { Forest(count: 25_000) }
    let forest = cost { Forest(count: 100_000) }
    report.add(Figure("first-frame", "tree of 100,000 views", forest.seconds * 1000, "ms"))
    report.add(
      Figure("first-frame", "100,000 views over 25,000, a view", forest.seconds / grove.seconds / 4, "×", bar: 1.25))
    report.add(Figure("first-frame", "tree, bytes a view (shapes and stacks)", forest.bytes / 100_000, "B", bar: 1024))
    // 90,000 rectangles have a frame each, which is a View value too.
    report.add(Figure("first-frame", "tree, bytes a View value (frames too)", forest.bytes / 190_000, "B"))
  }
}
