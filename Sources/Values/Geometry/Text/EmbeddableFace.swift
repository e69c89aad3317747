import Foundation

/// A face of which documents can hold a part.
package struct EmbeddableFace {
  /// The face, whatever its size.
  package var name: String
  /// Points an em as the glyphs are drawn.
  package var size: CGFloat
  /// The ordinary glyph of a character.
  package var glyph: (Unicode.Scalar) -> UInt32?
  /// A font file with nothing but the glyphs of these characters, and no shaping; empty if the face does not allow it.
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
