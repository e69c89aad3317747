import Foundation

/// A type that stacks lines: a line takes the height and baseline of its tallest run, and baselines are a line pitch
/// apart.
struct LineStack {
  let runs: [TextRun]
  let metrics: [FontMetrics]
  let options: TextLayoutOptions

  private struct Extent {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    /// The difference between the line pitch and the height of the line.
    var gap: CGFloat = 0
    var unrounded: CGFloat = 0
  }

  func boxes(_ lines: [BrokenLine]) -> [LineBox] {
    var boxes: [LineBox] = []
    var previous: Extent?
    var baseline: CGFloat = 0
    for line in lines {
      let extent = extent(of: line)
      if let previous {
        let pitch = previous.descent + extent.ascent + extent.gap
        baseline += max(pitch, extent.unrounded + options.lineSpacing)
      } else {
        baseline = extent.ascent
      }
      boxes.append(LineBox(top: baseline - extent.ascent, baseline: baseline, bottom: baseline + extent.descent))
      previous = extent
    }
    return boxes
  }

  private func extent(of line: BrokenLine) -> Extent {
    var extent = Extent()
    for run in usedRuns(line) where run < metrics.count {
      let metric = metrics[run]
      let raise = runs[run].baselineOffset
      extent.ascent = max(extent.ascent, metric.baseline + max(raise, 0))
      extent.descent = max(extent.descent, metric.descent + max(-raise, 0))
      extent.gap = max(extent.gap, metric.linePitch - metric.lineHeight)
      extent.unrounded = max(extent.unrounded, metric.unroundedLineHeight)
    }
    // A tight line pitch is smaller than the height of the line, so a maximum with zero would hide it.
    if runs.allSatisfy({ $0.font.leading == .tight }), let metric = metrics.first {
      extent.gap = metric.linePitch - metric.lineHeight
      extent.unrounded = min(extent.unrounded, metric.linePitch)
    }
    return extent
  }

  private func usedRuns(_ line: BrokenLine) -> Set<Int> {
    var used: Set<Int> = []
    for piece in line.pieces {
      if let run = piece.runOverride {
        used.insert(run)
      } else {
        for index in piece.clusters { used.insert(piece.paragraph.clusters[index].run) }
      }
    }
    return used.isEmpty ? [line.fallbackRun] : used
  }
}
