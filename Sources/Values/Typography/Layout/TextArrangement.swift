import Foundation
import Geometry

/// A text broken into lines at one size.
package struct TextArrangement {
  package var size: CGSize
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  /// Positions from the top left corner of the text's frame.
  package var runs: [GlyphRun]
  package var bars: [(rect: CGRect, style: Int)]
  package var lineCount: Int
  package var isTruncated: Bool
}
