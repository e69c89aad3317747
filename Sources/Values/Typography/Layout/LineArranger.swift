import Foundation
import Geometry

/// A type that places the glyphs and bars of broken lines in the frame of the text.
struct LineArranger {
  let runs: [TextRun]
  let options: TextLayoutOptions
  let fit: TextFit

  /// A cluster in visual order.
  struct Placed {
    var paragraph: ShapedParagraph
    var cluster: ShapedCluster
    var run: Int
    var x: CGFloat = 0
  }

  func arrangement() -> TextArrangement {
    let lines = zip(fit.lines, fit.boxes).map { place($0, $1) }
    return TextArrangement(
      size: fit.size, lines: lines, firstBaseline: lines.first?.baseline ?? 0,
      lastBaseline: lines.last?.baseline ?? 0, isTruncated: fit.isTruncated, scaleFactor: fit.scaleFactor)
  }

  private func place(_ line: BrokenLine, _ box: LineBox) -> TextLine {
    let (start, visible, clusters) = placed(line)
    return TextLine(
      x: start, width: visible, top: box.top, baseline: box.baseline, height: box.bottom - box.top,
      glyphRuns: glyphRuns(clusters, baseline: box.baseline),
      bars: TextBars(runs: runs, metrics: fit.metrics, scale: options.displayScale).bars(clusters, box))
  }

  /// Returns the clusters of a line from left to right, and the start and width of its drawn part.
  func placed(_ line: BrokenLine) -> (start: CGFloat, width: CGFloat, clusters: [Placed]) {
    // The spaces at the end of a line hang over its edge; at the end of the text they count.
    let visible = line.endsParagraph ? line.total : line.drawn
    let free = fit.size.width - visible
    let isMirrored = options.layoutDirection == .rightToLeft
    let start: CGFloat
    switch options.alignment {
    case .leading: start = isMirrored ? free : 0
    case .center: start = free / 2
    case .trailing: start = isMirrored ? 0 : free
    }
    var clusters = visualOrder(line)
    // In a right-to-left line, the hanging spaces are on the left.
    var pen = line.isRightToLeft ? start - (line.total - visible) : start
    for index in clusters.indices {
      clusters[index].x = pen
      pen += clusters[index].cluster.advance
    }
    return (start, visible, clusters)
  }

  func glyphRuns(_ clusters: [Placed], baseline: CGFloat) -> [GlyphRun] {
    var result: [GlyphRun] = []
    for placed in clusters {
      let glyphs = placed.paragraph.glyphs[placed.cluster.glyphs]
      guard !glyphs.isEmpty, placed.run < runs.count else { continue }
      let run = runs[placed.run]
      let y = baseline - run.baselineOffset
      let positioned = glyphs.map { PositionedGlyph(id: $0.id, x: placed.x + $0.x, y: y + $0.y) }
      if let last = result.last, last.source === placed.cluster.face, last.style == run.style {
        result[result.count - 1].glyphs += positioned
      } else {
        result.append(GlyphRun(source: placed.cluster.face, glyphs: positioned, style: run.style))
      }
    }
    return result
  }

  /// Implements rule L2 of the Unicode bidirectional algorithm: reverses every sequence of a level and above, from the
  /// highest level down.
  private func visualOrder(_ line: BrokenLine) -> [Placed] {
    let base: UInt8 = line.isRightToLeft ? 1 : 0
    var placed: [Placed] = []
    for piece in line.pieces {
      for index in piece.clusters {
        var cluster = piece.paragraph.clusters[index]
        if piece.runOverride != nil { cluster.level = base }
        placed.append(Placed(paragraph: piece.paragraph, cluster: cluster, run: piece.runOverride ?? cluster.run))
      }
    }
    // Rule L1: spaces at the end of a line have the level of the paragraph.
    for index in placed.indices.reversed() {
      guard placed[index].cluster.isSpace else { break }
      placed[index].cluster.level = base
    }
    let highest = placed.map(\.cluster.level).max() ?? 0
    guard highest > 0 else { return placed }
    for level in (1...highest).reversed() {
      var index = 0
      while index < placed.count {
        guard placed[index].cluster.level >= level else {
          index += 1
          continue
        }
        var end = index
        while end < placed.count && placed[end].cluster.level >= level { end += 1 }
        placed[index..<end].reverse()
        index = end
      }
    }
    return placed
  }
}
