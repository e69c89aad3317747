import Foundation
import Geometry
internal import CPangoCairo

/// A glyph that is a color bitmap.
package struct GlyphPicture: Sendable {
  package var width: Int
  package var height: Int
  /// Premultiplied RGBA, with rows from the top.
  package var pixels: [UInt8]
  /// The position relative to the glyph's origin on the baseline, in points, with y pointing down.
  package var rect: CGRect
}

extension FontFace {
  /// A Boolean value that indicates whether the glyphs are color bitmaps, as in emoji fonts.
  package var isColored: Bool { family.localizedCaseInsensitiveContains("emoji") }

  /// The size in pixels per em, which is that of the only strikes in Noto Color Emoji.
  private static var strikeSize: Double { 128 }

  /// The bitmaps by face and glyph, which all sizes share, with a budget in bytes. Guarded by the engine's lock.
  nonisolated(unsafe) private static let strikes = BoundedCache<String, Strike?>(budget: 32 << 20)

  private struct Strike {
    var width: Int
    var height: Int
    var pixels: [UInt8]
  }

  /// Returns the bitmap of a glyph of a color font, or `nil` if it is empty.
  package func picture(of glyph: UInt32) -> GlyphPicture? {
    PangoEngine.shared.locked {
      guard let strike = strike(of: glyph) else { return nil }
      return GlyphPicture(
        width: strike.width, height: strike.height, pixels: strike.pixels, rect: pictureRect(of: glyph))
    }
  }

  private func strike(of glyph: UInt32) -> Strike? {
    let key = "\(name) \(glyph)"
    if let known = Self.strikes.value(for: key) { return known }
    let made = drawStrike(of: glyph)
    Self.strikes.insert(made, for: key, cost: made?.pixels.count ?? 64)
    return made
  }

  private func pictureRect(of glyph: UInt32) -> CGRect {
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var shown = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(gw_scaled_font(font), &item, 1, &shown)
    return CGRect(
      x: CGFloat(shown.x_bearing) * drawnScale, y: CGFloat(shown.y_bearing) * drawnScale,
      width: CGFloat(shown.width) * drawnScale, height: CGFloat(shown.height) * drawnScale)
  }

  private func drawStrike(of glyph: UInt32) -> Strike? {
    let original = gw_scaled_font(font)
    var matrix = cairo_matrix_t(xx: Self.strikeSize, yx: 0, xy: 0, yy: Self.strikeSize, x0: 0, y0: 0)
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(original, options)
    let scaled = cairo_scaled_font_create(cairo_scaled_font_get_font_face(original), &matrix, &identity, options)
    defer { cairo_scaled_font_destroy(scaled) }
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaled, &item, 1, &extents)
    let width = Int(extents.width.rounded(.up))
    let height = Int(extents.height.rounded(.up))
    guard width > 0, height > 0, width < 1024, height < 1024 else { return nil }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_set_scaled_font(context, scaled)
    item.x = -extents.x_bearing
    item.y = -extents.y_bearing
    cairo_show_glyphs(context, &item, 1)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        // Cairo's pixels are BGRA in memory.
        let from = y * stride + x * 4
        let to = (y * width + x) * 4
        pixels[to] = data[from + 2]
        pixels[to + 1] = data[from + 1]
        pixels[to + 2] = data[from]
        pixels[to + 3] = data[from + 3]
      }
    }
    return Strike(width: width, height: height, pixels: pixels)
  }
}
