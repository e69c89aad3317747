import CCairo
import Drawing
import Foundation
import Geometry

/// Draws a display list into pixels. The same layer values always give the same bytes.
///
/// Holds caches of glyph outlines, converted bitmaps and gradient stops between frames; not to be shared between threads.
package final class RasterRenderer {
  let glyphs = GlyphCache()
  let bitmaps = BitmapCache()
  let gradients = GradientCache()

  package init() {}

  /// Draws `root`, whose space is the surface's in points with the origin at the top left.
  ///
  /// - Parameter damage: in points. When given, only this part is cleared to the surface's background and redrawn, and
  ///   layers outside it are skipped; nil clears and redraws everything.
  package func render(_ root: Layer, into surface: RasterSurface, damage: CGRect? = nil) {
    let buffer = surface.buffer
    var area = buffer.rect
    if let damage {
      let scale = surface.scale
      let pixels = CGRect(
        x: damage.minX * scale, y: damage.minY * scale, width: damage.width * scale, height: damage.height * scale)
      area = area.intersection(PixelRect(enclosing: pixels))
      if area.isEmpty { return }
    }
    surface.clear(area)
    let cr = buffer.context
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_rectangle(cr, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
    cairo_clip(cr)
    draw(root, under: DeviceTransform(scale: surface.scale), opacity: 1, in: DrawContext(buffer: buffer, area: area))
    cairo_restore(cr)
    buffer.flush()
  }

  /// The smallest rectangle, in the space of `layer`'s parent, outside which drawing it changes nothing; edges may lie
  /// too far out where that is cheaper to compute. Null when nothing is drawn.
  package func bounds(of layer: Layer) -> CGRect {
    extent(of: layer, under: DeviceTransform())
  }
}

/// Where layers are being drawn: a buffer and the pixels of it that matter.
struct DrawContext {
  var buffer: PixelBuffer
  /// On the device's pixel grid.
  var area: PixelRect

  var context: OpaquePointer { buffer.context }

  /// Makes the context's user space the space of a layer placed by the affine `transform`.
  func setMatrix(_ transform: DeviceTransform) {
    var matrix = transform.cairoMatrix
    matrix.x0 -= Double(buffer.originX)
    matrix.y0 -= Double(buffer.originY)
    cairo_set_matrix(buffer.context, &matrix)
  }

  /// Makes the context's user space the device's pixels.
  func setDeviceMatrix() {
    cairo_identity_matrix(buffer.context)
    cairo_translate(buffer.context, Double(-buffer.originX), Double(-buffer.originY))
  }
}
