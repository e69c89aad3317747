import Foundation
import Geometry
internal import CPangoCairo

/// One installed face at one size, for shaping text.
package final class FontFace: GlyphSource, @unchecked Sendable {
  package let cacheKey: String
  /// The family that was found, which may differ from the requested one.
  package let family: String
  /// The unrounded metrics of the face at its size, in points.
  package let ascent: CGFloat
  package let descent: CGFloat
  /// The size of the drawn outlines relative to that of the face. A glyph is centered in its advance.
  let drawnScale: CGFloat
  /// The scale in points per unit of an outline in the store.
  private let scale: CGFloat
  private let outlines: OutlineStore
  let font: UnsafeMutablePointer<PangoFont>
  /// The family and style, independent of the size.
  let name: String
  /// The size in points per em of the drawn outlines.
  let drawnSize: CGFloat
  private var paths: [UInt32: Path] = [:]

  /// Creates a face and retains `font`. Call only with the engine locked.
  private init(_ font: UnsafeMutablePointer<PangoFont>, for descriptor: FontDescriptor) {
    g_object_ref(font)
    self.font = font
    let description: OpaquePointer = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    let size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
    let stretch = descriptor.width
    family = String(cString: gw_family_name(font))
    drawnScale = FontFamilies.drawnScale(descriptor, face: family)
    pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
    let text: UnsafeMutablePointer<CChar> = pango_font_description_to_string(description)
    defer { g_free(text) }
    let name = stretch == 1 ? String(cString: text) : "\(String(cString: text)) stretched \(stretch)"
    self.name = name
    drawnSize = size * drawnScale
    cacheKey = "\(name) \(drawnSize)"
    var extents = cairo_font_extents_t()
    cairo_scaled_font_extents(gw_scaled_font(font), &extents)
    ascent = CGFloat(extents.ascent)
    descent = CGFloat(extents.descent)
    scale = size * drawnScale / OutlineStore.size
    outlines = OutlineStore.store(named: name, font: gw_scaled_font(font), size: size, stretch: stretch)
  }

  deinit {
    PangoEngine.shared.locked { g_object_unref(font) }
  }

  package func outline(of glyph: UInt32) -> Path {
    // The outline of a color glyph would be that of its pixels.
    if isColored { return Path() }
    return PangoEngine.shared.locked {
      if let path = paths[glyph] { return path }
      let path = outlines.outline(of: glyph).applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
      paths[glyph] = path
      return path
    }
  }

  /// Returns the glyph of a character, or `nil` if the face has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    PangoEngine.shared.locked {
      let cairoFont = gw_scaled_font(font)
      var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
      var count: Int32 = 0
      let status = cairo_scaled_font_text_to_glyphs(cairoFont, 0, 0, String(scalar), -1, &glyphs, &count, nil, nil, nil)
      defer { cairo_glyph_free(glyphs) }
      guard status == CAIRO_STATUS_SUCCESS, count == 1, let glyphs, glyphs[0].index != 0 else { return nil }
      return UInt32(glyphs[0].index)
    }
  }

  package var capHeight: CGFloat { height(of: "H") }
  package var xHeight: CGFloat { height(of: "x") }

  private func height(of scalar: Unicode.Scalar) -> CGFloat {
    guard let glyph = glyph(for: scalar) else { return ascent * 0.7 }
    return -outline(of: glyph).boundingRect.minY
  }

  private struct Key: Hashable {
    var font: UnsafeMutableRawPointer
    var stretch: CGFloat
    var design: FontDescriptor.Design?
  }

  /// The most recently used faces: an animated font size has one for each of its sizes. Runs retain theirs. Guarded by
  /// the engine's lock.
  nonisolated(unsafe) private static let faces = BoundedCache<Key, FontFace>(budget: mostFaces)
  package static let mostFaces = 512
  /// The number of faces in the cache.
  package static var faceCount: Int { PangoEngine.shared.locked { faces.count } }

  /// Returns the face that Pango found for a font: the same instance for the same font. Call only with the engine
  /// locked.
  static func face(_ font: UnsafeMutablePointer<PangoFont>, for descriptor: FontDescriptor) -> FontFace {
    let design = descriptor.family == nil ? descriptor.design : nil
    let key = Key(font: UnsafeMutableRawPointer(font), stretch: descriptor.width, design: design)
    if let face = faces.value(for: key) { return face }
    let face = FontFace(font, for: descriptor)
    faces.insert(face, for: key, cost: 1)
    return face
  }

  /// Returns the face of a font's ordinary letters.
  package static func face(for font: FontDescriptor) -> FontFace {
    let engine = PangoEngine.shared
    return engine.locked {
      let description = engine.description(of: font)
      defer { pango_font_description_free(description) }
      guard let loaded = pango_context_load_font(engine.context, description) else {
        fatalError("fontconfig knows no font at all: install one, for example Debian's fonts-inter")
      }
      defer { g_object_unref(loaded) }
      return face(loaded, for: font)
    }
  }
}
