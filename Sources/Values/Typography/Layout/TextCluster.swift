import Foundation
import Geometry

/// Glyphs of a line that are not broken up, placed: what a text can be drawn from piece by piece.
package struct TextCluster {
  /// Index of the run in the text.
  package var run: Int
  package var glyphs: GlyphRun
  /// The part of the run's bars that is under, through or behind these glyphs.
  package var bars: [TextBar]
  /// Left edge in points, from the text's.
  package var x: CGFloat
  /// Points, kerning included.
  package var width: CGFloat
  package var isRightToLeft: Bool
}

extension LineArranger {
  /// The clusters of each line, from left to right.
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
