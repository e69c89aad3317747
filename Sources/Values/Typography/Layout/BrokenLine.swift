import Foundation

/// Clusters of one paragraph on a line. `runOverride` gives an ellipsis the style of the text that it replaces.
struct LinePiece {
  var paragraph: ShapedParagraph
  var clusters: Range<Int>
  var runOverride: Int?
}

/// A line after breaking and before placement, with unrounded widths in points.
struct BrokenLine {
  var pieces: [LinePiece]
  var isRightToLeft: Bool
  /// The width without trailing spaces.
  var drawn: CGFloat
  /// The width with trailing spaces.
  var total: CGFloat
  /// A Boolean value that indicates whether the line is the last one of the text or of a paragraph.
  var endsParagraph: Bool
  var paragraph: Int
  /// The clusters of the paragraph on the line, before truncation.
  var source: Range<Int>
  /// The run that determines the height of an empty line.
  var fallbackRun: Int
}
