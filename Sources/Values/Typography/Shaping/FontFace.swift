import CPangoCairo
import Foundation
import Geometry

/// A face as Pango chose it, at one size; outlines are taken once a face at a large size and scaled, so that they
/// carry no rounding of small sizes.
package final class FontFace: GlyphSource {
  private static let unit: CGFloat = 1024
  private let shapes: FaceOutlines
  private let size: CGFloat
  package let cacheKey: String
  private var scaled: [UInt32: Path] = [:]

  fileprivate init(_ shapes: FaceOutlines, size: CGFloat, key: String) {
    self.shapes = shapes
    self.size = size
    cacheKey = key
  }

  package func outline(of glyph: UInt32) -> Path {
    if let path = scaled[glyph] { return path }
    let factor = size / Self.unit
    let path = shapes.outline(of: glyph).applying(CGAffineTransform(scaleX: factor, y: factor))
    scaled[glyph] = path
    return path
  }

  nonisolated(unsafe) private static var faces: [String: FontFace] = [:]
  nonisolated(unsafe) private static var outlines: [String: FaceOutlines] = [:]

  /// The face of a font that Pango shaped with.
  static func face(for font: UnsafeMutablePointer<PangoFont>) -> FontFace {
    let description = pango_font_describe_with_absolute_size(font)!
    defer { pango_font_description_free(description) }
    let text = pango_font_description_to_string(description)!
    let key = String(cString: text)
    g_free(text)
    if let found = faces[key] { return found }
    let size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
    pango_font_description_set_absolute_size(description, Double(unit) * Double(PANGO_SCALE))
    let largeText = pango_font_description_to_string(description)!
    let largeKey = String(cString: largeText)
    g_free(largeText)
    let shapes: FaceOutlines
    if let found = outlines[largeKey] {
      shapes = found
    } else {
      // The same face again, by its own description, at the large size.
      let large = pango_font_map_load_font(PangoShaper.fontMap, PangoShaper.context, description)
      shapes = FaceOutlines(font: large)
      outlines[largeKey] = shapes
    }
    let made = FontFace(shapes, size: size, key: key)
    faces[key] = made
    return made
  }
}

/// The outlines of one face at 1024 points.
private final class FaceOutlines {
  private let font: UnsafeMutablePointer<PangoFont>?
  private var paths: [UInt32: Path] = [:]

  init(font: UnsafeMutablePointer<PangoFont>?) { self.font = font }

  func outline(of glyph: UInt32) -> Path {
    if let path = paths[glyph] { return path }
    let path = load(glyph)
    paths[glyph] = path
    return path
  }

  private func load(_ glyph: UInt32) -> Path {
    guard let font, let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return Path() }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let cr = cairo_create(surface)
    defer {
      cairo_destroy(cr)
      cairo_surface_destroy(surface)
    }
    cairo_set_scaled_font(cr, scaled)
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(cr, &item, 1)
    guard let copied = cairo_copy_path(cr) else { return Path() }
    defer { cairo_path_destroy(copied) }
    var path = Path()
    var index = 0
    let count = Int(copied.pointee.num_data)
    let data = copied.pointee.data!
    func point(_ offset: Int) -> CGPoint { CGPoint(x: data[offset].point.x, y: data[offset].point.y) }
    while index < count {
      switch data[index].header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(index + 1))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(index + 1))
      case CAIRO_PATH_CURVE_TO:
        path.addCurve(to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
      default: path.closeSubpath()
      }
      index += Int(data[index].header.length)
    }
    return path
  }
}
