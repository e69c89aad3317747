import Foundation
import Geometry
internal import CPangoCairo

extension FontFace {
  package var embeddable: EmbeddableFace? {
    guard !isColored, isDrawnAsInFile else { return nil }
    return EmbeddableFace(
      name: name, size: drawnSize, glyph: { self.glyph(for: $0) },
      subset: { characters in
        PangoEngine.shared.locked {
          FontSubset.file(of: hb_font_get_face(pango_font_get_hb_font(self.font)), characters)
        }
      })
  }

  /// A Boolean value that indicates whether the outlines are those of the file. Fontconfig slants and emboldens faces
  /// without italics or bold.
  private var isDrawnAsInFile: Bool {
    PangoEngine.shared.locked {
      guard let face = hb_font_get_face(pango_font_get_hb_font(font)), hb_ot_var_has_data(face) == 0,
        let plain = hb_font_create(face)
      else { return false }
      defer { hb_font_destroy(plain) }
      let sample: UInt32? = (["H", "n", "0"] as [Unicode.Scalar]).lazy.compactMap { self.glyph(for: $0) }.first
      // An icon font has no letters, and no synthesized italics.
      guard let sample else { return true }
      var extents = hb_glyph_extents_t()
      guard hb_font_get_glyph_extents(plain, sample, &extents) != 0 else { return false }
      let scale = drawnSize / CGFloat(hb_face_get_upem(face))
      let bounds = outline(of: sample).boundingRect
      let differences = [
        bounds.minX - CGFloat(extents.x_bearing) * scale, bounds.minY + CGFloat(extents.y_bearing) * scale,
        bounds.width - CGFloat(extents.width) * scale, bounds.height + CGFloat(extents.height) * scale,
      ]
      return differences.allSatisfy { abs($0) < drawnSize * 0.005 }
    }
  }
}
