import Foundation
import Geometry

/// A filled bar of a text: an underline, a strikethrough, a dash of one, or a background.
package struct TextBar: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case background
    case underline
    case strikethrough
  }

  package var rect: CGRect
  /// The index of the paint in the style table of the text.
  package var style: Int
  package var kind: Kind
}

/// One line of an arranged text, in points relative to the top left corner of the text, with y pointing down.
package struct TextLine {
  /// The left edge of the drawn part of the line.
  package var x: CGFloat
  package var width: CGFloat
  package var top: CGFloat
  package var baseline: CGFloat
  package var height: CGFloat
  package var glyphRuns: [GlyphRun]
  /// The bars. Backgrounds and underlines are drawn before the glyphs, strikethroughs after them.
  package var bars: [TextBar]
}

/// A text broken into lines and placed in its frame.
package struct TextArrangement {
  package var size: CGSize
  package var lines: [TextLine]
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  /// A Boolean value that indicates whether a part of the text is omitted.
  package var isTruncated: Bool
  /// The factor by which the text has been shrunk to fit. 1 is the original size.
  package var scaleFactor: CGFloat

  // The arrays of a single line are returned without copying.
  package var glyphRuns: [GlyphRun] { lines.count == 1 ? lines[0].glyphRuns : lines.flatMap(\.glyphRuns) }
  package var bars: [TextBar] { lines.count == 1 ? lines[0].bars : lines.flatMap(\.bars) }
}
