import CCairo
import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  func drawImage(
    _ image: ImageContent, placed transform: DeviceTransform, opacity: Double, area: PixelRect, in pass: DrawContext
  ) {
    let rect = image.rect
    guard rect.width > 0, rect.height > 0, let buffer = bitmaps.buffer(for: image.bitmap) else { return }
    let cr = pass.context
    let pattern = cairo_pattern_create_for_surface(buffer.surface)!
    defer { cairo_pattern_destroy(pattern) }
    let scaleX = Double(buffer.width) / rect.width
    let scaleY = Double(buffer.height) / rect.height
    var matrix = cairo_matrix_t(
      xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -rect.minX * scaleX, y0: -rect.minY * scaleY)
    cairo_pattern_set_matrix(pattern, &matrix)
    switch image.interpolation {
    case .none: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    case .low: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    case .medium: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    case .high: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST)
    }
    // The border is repeated outward, so that only the antialiasing of the rectangle gives soft edges.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_save(cr)
    append(Self.path(of: rect), placed: transform, in: pass)
    cairo_set_antialias(cr, image.isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    cairo_clip(cr)
    if let paint = image.template {
      if setSource(paint, placed: transform, opacity: opacity, area: area, in: pass) {
        pass.setMatrix(transform)
        cairo_mask(cr, pattern)
      }
    } else {
      pass.setMatrix(transform)
      cairo_set_source(cr, pattern)
      cairo_paint_with_alpha(cr, UnpremultipliedColor.clamp(opacity))
    }
    cairo_restore(cr)
  }

  /// Sets a repeated part of a bitmap as the source. The matrix of the context is that of the layer's coordinate space.
  func setSource(_ image: ImagePaintContent, opacity: Double, in pass: DrawContext) -> Bool {
    guard opacity > 0, image.scale > 0 else { return false }
    let bitmap = image.bitmap
    let source = image.sourceRect
    let part = PixelRect(
      minX: Int((source.minX * CGFloat(bitmap.width)).rounded()),
      minY: Int((source.minY * CGFloat(bitmap.height)).rounded()),
      maxX: Int((source.maxX * CGFloat(bitmap.width)).rounded()),
      maxY: Int((source.maxY * CGFloat(bitmap.height)).rounded()))
    guard let buffer = bitmaps.buffer(for: bitmap, part: part) else { return false }
    var tile = buffer
    if opacity < 1 {
      tile = buffer.copy(buffer.rect)
      tile.flush()
      tile.multiplyAlpha(by: opacity)
      tile.markDirty()
    }
    let pattern = cairo_pattern_create_for_surface(tile.surface)
    var matrix = cairo_matrix_t(xx: 1 / image.scale, yx: 0, xy: 0, yy: 1 / image.scale, x0: 0, y0: 0)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_source(pass.context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}
