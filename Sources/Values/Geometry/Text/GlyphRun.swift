import Foundation

/// One face at one size, as text was shaped with it; gives the outlines that every renderer draws.
package protocol GlyphSource: AnyObject {
  /// A stable name for caches and exporters: family, style and size.
  var cacheKey: String { get }
  /// The glyph's outline in points at the face's size, origin on the baseline, y down; empty for a space.
  func outline(of glyph: UInt32) -> Path
  /// The face as documents can hold it; nil: they cannot, since it is drawn otherwise than its file says.
  var embeddable: EmbeddableFace? { get }
}

extension GlyphSource {
  package var embeddable: EmbeddableFace? { nil }
}

/// A glyph and its origin on the baseline, in points, relative to the run's owner, y down. Positions are not rounded.
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

/// Glyphs of one face, in one paint.
package struct GlyphRun {
  package var source: any GlyphSource
  package var glyphs: [PositionedGlyph]
  /// Color glyphs and decorations are separate runs; this is the index of the run's style in the text's style table.
  package var style: Int
  /// Points of kerning and tracking after every glyph, which the positions include.
  package var spacing: CGFloat

  package init(source: any GlyphSource, glyphs: [PositionedGlyph], style: Int = 0, spacing: CGFloat = 0) {
    self.source = source
    self.glyphs = glyphs
    self.style = style
    self.spacing = spacing
  }
}
