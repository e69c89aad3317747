import Foundation

/// A type that breaks paragraphs into lines as measured: greedily after spaces, with trailing spaces over the edge.
struct LineBreaker {
  let paragraphs: [ShapedParagraph]

  func lines(width: CGFloat) -> [BrokenLine] {
    var result: [BrokenLine] = []
    for (index, paragraph) in paragraphs.enumerated() {
      var ranges = Self.greedy(paragraph, width: width)
      if ranges.count == 2 { ranges = Self.balanced(paragraph, ranges, width: width) }
      for (position, range) in ranges.enumerated() {
        result.append(line(paragraph, index, range, isLast: position == ranges.count - 1))
      }
    }
    return result
  }

  private func line(_ paragraph: ShapedParagraph, _ index: Int, _ range: Range<Int>, isLast: Bool) -> BrokenLine {
    let visible = Self.withoutTrailingSpaces(paragraph, range)
    return BrokenLine(
      pieces: [LinePiece(paragraph: paragraph, clusters: range)], isRightToLeft: paragraph.isRightToLeft,
      drawn: Self.width(paragraph, visible), total: Self.width(paragraph, range), endsParagraph: isLast,
      paragraph: index, source: range, fallbackRun: paragraph.firstRun)
  }

  static func width(_ paragraph: ShapedParagraph, _ range: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for index in range { sum += paragraph.clusters[index].advance }
    return sum
  }

  static func withoutTrailingSpaces(_ paragraph: ShapedParagraph, _ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound && paragraph.clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the ranges of clusters of the lines, or one empty range for an empty paragraph.
  private static func greedy(_ paragraph: ShapedParagraph, width: CGFloat) -> [Range<Int>] {
    let clusters = paragraph.clusters
    var result: [Range<Int>] = []
    var start = 0
    var lastBreak: Int?
    var pen: CGFloat = 0
    var index = 0
    while index < clusters.count {
      let cluster = clusters[index]
      if index > start && cluster.canBreakBefore { lastBreak = index }
      let fits = cluster.isSpace || pen + cluster.advance <= width + 1e-6
      if fits || index == start {
        pen += cluster.advance
        index += 1
        continue
      }
      // A word that is wider than the line is broken at any character.
      let end = lastBreak ?? index
      result.append(start..<end)
      start = end
      index = end
      lastBreak = nil
      pen = 0
    }
    result.append(start..<clusters.count)
    return result
  }

  /// Moves a word down to avoid a second line of a single word, if that makes the widths more even and the words fit.
  private static func balanced(_ paragraph: ShapedParagraph, _ lines: [Range<Int>], width: CGFloat) -> [Range<Int>] {
    let second = lines[1]
    let clusters = paragraph.clusters
    guard second.lowerBound < clusters.count, clusters[second.lowerBound].canBreakBefore else { return lines }
    let lastWord = withoutTrailingSpaces(paragraph, second)
    guard !lastWord.contains(where: { clusters[$0].isSpace }) else { return lines }
    // The break before the last word of the first line.
    var split = second.lowerBound - 1
    while split > 0 && !clusters[split].canBreakBefore { split -= 1 }
    guard split > 0 else { return lines }
    func drawn(_ range: Range<Int>) -> CGFloat { Self.width(paragraph, withoutTrailingSpaces(paragraph, range)) }
    let first = 0..<split
    let moved = split..<second.upperBound
    let before = abs(drawn(lines[0]) - drawn(second))
    let after = abs(drawn(first) - drawn(moved))
    return drawn(moved) <= width + 1e-6 && after < before ? [first, moved] : lines
  }
}
