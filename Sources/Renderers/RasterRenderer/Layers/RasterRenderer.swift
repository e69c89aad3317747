import CCairo
import Drawing
import Foundation
import Geometry

/// A renderer of a display list into pixels. Equal layer values always give equal bytes.
///
/// It holds caches of glyph outlines, converted bitmaps and gradient stops between frames, and must not be shared
/// between threads.
package final class RasterRenderer {
  let glyphs = GlyphCache()
  let bitmaps = BitmapCache()
  let gradients = GradientCache()

  package init() {}

  /// Draws `root`, whose coordinate space is that of the surface in points, with the origin at the top left.
  ///
  /// - Parameters:
  ///   - root: The layer to draw.
  ///   - surface: The surface to draw into.
  ///   - damage: The damage region in points. Only this part is cleared to the surface's background and redrawn, and
  ///     layers outside of it are skipped. With `nil`, everything is redrawn. Default `nil`.
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

  /// Returns a rectangle, in the coordinate space of `layer`'s parent, outside of which drawing the layer changes
  /// nothing. It may be larger than necessary where that is cheaper to compute, and is null if nothing is drawn.
  package func bounds(of layer: Layer) -> CGRect {
    extent(of: layer, under: DeviceTransform())
  }
}

/// The context of drawing: a buffer and its relevant pixels.
struct DrawContext {
  var buffer: PixelBuffer
  /// The area on the device's pixel grid.
  var area: PixelRect

  var context: OpaquePointer { buffer.context }

  /// Sets the context's user space to the coordinate space of a layer placed by the affine `transform`.
  func setMatrix(_ transform: DeviceTransform) {
    var matrix = transform.cairoMatrix
    matrix.x0 -= Double(buffer.originX)
    matrix.y0 -= Double(buffer.originY)
    cairo_set_matrix(buffer.context, &matrix)
  }

  /// Sets the context's user space to the device's pixels.
  func setDeviceMatrix() {
    cairo_identity_matrix(buffer.context)
    cairo_translate(buffer.context, Double(-buffer.originX), Double(-buffer.originY))
  }
}
