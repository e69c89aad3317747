import Foundation
import Geometry

/// A filled bar that belongs to a text: a line under or through it, a dash of one, or a background.
package struct TextBar: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case background
    case underline
    case strikethrough
  }

  package var rect: CGRect
  /// Index of the paint in the text's style table.
  package var style: Int
  package var kind: Kind
}

/// One line of an arranged text; points, relative to the text's top left, y down.
package struct TextLine {
  /// Where the line's drawn part begins.
  package var x: CGFloat
  package var width: CGFloat
  package var top: CGFloat
  package var baseline: CGFloat
  package var height: CGFloat
  package var glyphRuns: [GlyphRun]
  /// Backgrounds are drawn before the glyphs, underlines too, strikethroughs after.
  package var bars: [TextBar]
}

/// A text broken into lines and placed in its frame.
package struct TextArrangement {
  package var size: CGSize
  package var lines: [TextLine]
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  /// Whether a part of the text was left out.
  package var isTruncated: Bool
  /// By how much the text was shrunk to fit; 1 is not at all.
  package var scaleFactor: CGFloat

  // Of a single line its own lists, not copies.
  package var glyphRuns: [GlyphRun] { lines.count == 1 ? lines[0].glyphRuns : lines.flatMap(\.glyphRuns) }
  package var bars: [TextBar] { lines.count == 1 ? lines[0].bars : lines.flatMap(\.bars) }
}
