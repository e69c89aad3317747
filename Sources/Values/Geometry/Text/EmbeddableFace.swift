import Foundation

/// A font face of which documents can embed a subset.
package struct EmbeddableFace {
  /// The name of the face, independent of its size.
  package var name: String
  /// The size in points per em at which the glyphs are drawn.
  package var size: CGFloat
  /// Returns the default glyph of a character.
  package var glyph: (Unicode.Scalar) -> UInt32?
  /// Returns a font file with only the glyphs of the given characters, without shaping tables. The result is empty if
  /// the face does not permit embedding.
  package var subset: ([Unicode.Scalar: UInt32]) -> [UInt8]

  package init(
    name: String, size: CGFloat, glyph: @escaping (Unicode.Scalar) -> UInt32?,
    subset: @escaping ([Unicode.Scalar: UInt32]) -> [UInt8]
  ) {
    self.name = name
    self.size = size
    self.glyph = glyph
    self.subset = subset
  }
}
