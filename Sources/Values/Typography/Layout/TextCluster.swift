import Foundation
import Geometry

/// A placed cluster: glyphs of a line that cannot be separated. A text can be drawn cluster by cluster.
package struct TextCluster {
  /// The index of the run in the text.
  package var run: Int
  package var glyphs: GlyphRun
  /// The part of the run's bars at these glyphs.
  package var bars: [TextBar]
  /// The left edge in points, relative to that of the text.
  package var x: CGFloat
  /// The width in points, including kerning.
  package var width: CGFloat
  package var isRightToLeft: Bool
}

extension LineArranger {
  /// Returns the clusters of each line, from left to right.
  func clusters() -> [[TextCluster]] {
    let bars = TextBars(runs: runs, metrics: fit.metrics, scale: options.displayScale)
    return zip(fit.lines, fit.boxes).map { line, box in
      placed(line).clusters.compactMap { placed in
        guard placed.run < runs.count else { return nil }
        let glyphs =
          glyphRuns([placed], baseline: box.baseline).first
          ?? GlyphRun(source: placed.cluster.face, glyphs: [], style: runs[placed.run].style)
        return TextCluster(
          run: placed.run, glyphs: glyphs, bars: bars.bars([placed], box), x: placed.x,
          width: placed.cluster.advance, isRightToLeft: placed.cluster.level % 2 == 1)
      }
    }
  }
}
