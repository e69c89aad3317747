import Foundation

/// A font face at one size, which provides the outlines that every renderer draws.
package protocol GlyphSource: AnyObject {
  /// A stable name for caches and exporters: family, style and size.
  var cacheKey: String { get }
  /// Returns the outline of a glyph in points at the size of the face, with the origin on the baseline and y pointing
  /// down. It is empty for a space.
  func outline(of glyph: UInt32) -> Path
  /// The face in a form that documents can embed, or `nil` if it is drawn differently from its font file.
  var embeddable: EmbeddableFace? { get }
}

extension GlyphSource {
  package var embeddable: EmbeddableFace? { nil }
}

/// A glyph and its origin on the baseline, in points relative to the owner of the run, with y pointing down.
/// Positions are not rounded.
package struct PositionedGlyph: Equatable, Sendable {
  package var id: UInt32
  package var x: CGFloat
  package var y: CGFloat

  package init(id: UInt32, x: CGFloat, y: CGFloat) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// Glyphs of one face, in one style.
package struct GlyphRun {
  package var source: any GlyphSource
  package var glyphs: [PositionedGlyph]
  /// The index of the run's style in the style table of the text. Color glyphs and decorations are separate runs.
  package var style: Int

  package init(source: any GlyphSource, glyphs: [PositionedGlyph], style: Int = 0) {
    self.source = source
    self.glyphs = glyphs
    self.style = style
  }
}
