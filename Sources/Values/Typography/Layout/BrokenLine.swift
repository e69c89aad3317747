import Foundation

/// Clusters of one paragraph that stand on a line; `runOverride` gives an ellipsis the look of the text that it
/// replaces.
struct LinePiece {
  var paragraph: ShapedParagraph
  var clusters: Range<Int>
  var runOverride: Int?
}

/// A line after breaking, before it is placed; widths in points, unrounded.
struct BrokenLine {
  var pieces: [LinePiece]
  var isRightToLeft: Bool
  /// Width without trailing spaces.
  var drawn: CGFloat
  /// Width with them.
  var total: CGFloat
  /// Whether the line ends because the text, or a paragraph, ends.
  var endsParagraph: Bool
  var paragraph: Int
  /// The clusters of the paragraph that the line was made from, before truncation.
  var source: Range<Int>
  /// The run that gives an empty line its height.
  var fallbackRun: Int
}
