import Foundation
import Geometry

/// A single glyph of an icon font.
package enum SymbolGlyph {
  /// Returns the glyph of a code point in the named family, with its origin at zero on the baseline, and the bounds of
  /// its outline, or `nil` if the family is not installed or has no such glyph.
  package static func glyph(family: String, codepoint: UInt32, size: CGFloat) -> (run: GlyphRun, bounds: CGRect)? {
    guard let scalar = Unicode.Scalar(codepoint) else { return nil }
    let face = FontFace.face(for: FontDescriptor(size: size, family: family))
    guard face.family == family, let glyph = face.glyph(for: scalar) else { return nil }
    let run = GlyphRun(source: face, glyphs: [PositionedGlyph(id: glyph, x: 0, y: 0)])
    return (run, face.outline(of: glyph).boundingRect)
  }
}
