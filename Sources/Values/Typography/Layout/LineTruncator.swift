import Foundation

/// A type that shortens a line with an ellipsis, one character at a time, without the spaces next to it.
struct LineTruncator {
  let mode: TextLayoutOptions.TruncationMode
  /// Returns the ellipsis in the font of a run.
  let ellipsis: (_ run: Int) -> ShapedParagraph

  /// Returns a line with as much of the paragraph from the start of the line as fits.
  func truncated(_ line: BrokenLine, of paragraph: ShapedParagraph, width: CGFloat) -> BrokenLine {
    let rest = line.source.lowerBound..<paragraph.clusters.count
    let runs =
      rest.isEmpty ? line.fallbackRun : paragraph.clusters[min(line.source.upperBound, rest.upperBound) - 1].run
    let dots = ellipsis(runs)
    let available = width - LineBreaker.width(dots, 0..<dots.clusters.count) + 1e-6
    var head = rest.lowerBound..<rest.lowerBound
    var tail = rest.upperBound..<rest.upperBound
    var used: CGFloat = 0
    var wantsHead = mode != .head
    var headOpen = mode != .head
    var tailOpen = mode != .tail
    while (headOpen || tailOpen) && head.upperBound < tail.lowerBound {
      let takesHead = headOpen && (wantsHead || !tailOpen)
      let index = takesHead ? head.upperBound : tail.lowerBound - 1
      let advance = paragraph.clusters[index].advance
      if used + advance > available {
        if takesHead { headOpen = false } else { tailOpen = false }
        continue
      }
      used += advance
      if takesHead { head = head.lowerBound..<index + 1 } else { tail = index..<tail.upperBound }
      if mode == .middle { wantsHead = !takesHead }
    }
    head = LineBreaker.withoutTrailingSpaces(paragraph, head)
    while let first = tail.first, paragraph.clusters[first].isSpace { tail = first + 1..<tail.upperBound }
    var pieces: [LinePiece] = []
    if !head.isEmpty { pieces.append(LinePiece(paragraph: paragraph, clusters: head)) }
    pieces.append(LinePiece(paragraph: dots, clusters: 0..<dots.clusters.count, runOverride: runs))
    if !tail.isEmpty { pieces.append(LinePiece(paragraph: paragraph, clusters: tail)) }
    var result = line
    result.pieces = pieces
    result.drawn = pieces.reduce(0) { $0 + LineBreaker.width($1.paragraph, $1.clusters) }
    result.total = result.drawn
    result.endsParagraph = true
    return result
  }
}
