import CCairo
import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  /// Fills a buffer with a bitmap spread over its rectangle; the border repeats outwards, so that the coverage of the
  /// rectangle makes the only soft edge.
  /// - Returns: False when there is nothing to see.
  func fill(_ buffer: PixelBuffer, with image: ImageContent, placed transform: DeviceTransform) -> Bool {
    let rect = image.rect
    guard rect.width > 0, rect.height > 0, let pixels = bitmaps.buffer(for: image.bitmap) else { return false }
    let context = DrawContext(buffer: buffer, area: buffer.rect)
    let cr = context.cairo
    let pattern = cairo_pattern_create_for_surface(pixels.surface)!
    defer { cairo_pattern_destroy(pattern) }
    let scaleX = Double(pixels.width) / rect.width
    let scaleY = Double(pixels.height) / rect.height
    var matrix = cairo_matrix_t(
      xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -rect.minX * scaleX, y0: -rect.minY * scaleY)
    cairo_pattern_set_matrix(pattern, &matrix)
    switch image.interpolation {
    case .none: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    case .low: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    case .medium: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    case .high: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if let paint = image.template {
      guard fill(buffer, with: paint, placed: transform) else { return false }
      // Only the bitmap's alpha is used.
      cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
    }
    context.setMatrix(transform)
    cairo_set_source(cr, pattern)
    cairo_paint(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    return true
  }

  /// A repeated part of a bitmap; the context's matrix is the layer's space.
  func setSource(_ image: ImagePaintContent, in context: DrawContext) -> Bool {
    guard image.scale > 0 else { return false }
    let bitmap = image.bitmap
    let source = image.sourceRect
    let part = PixelRect(
      minX: Int((source.minX * CGFloat(bitmap.width)).rounded()),
      minY: Int((source.minY * CGFloat(bitmap.height)).rounded()),
      maxX: Int((source.maxX * CGFloat(bitmap.width)).rounded()),
      maxY: Int((source.maxY * CGFloat(bitmap.height)).rounded()))
    guard let tile = bitmaps.buffer(for: bitmap, part: part) else { return false }
    let pattern = cairo_pattern_create_for_surface(tile.surface)
    var matrix = cairo_matrix_t(xx: 1 / image.scale, yx: 0, xy: 0, yy: 1 / image.scale, x0: 0, y0: 0)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_source(context.cairo, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}
