import CCairo
import Drawing
import Foundation
import Geometry

/// A renderer of a display list into pixels. Equal layer values always give equal bytes.
///
/// Holds caches of glyph outlines, converted bitmaps, gradient stops, masks and flattened layers between frames; not to
/// be shared between threads.
package final class RasterRenderer {
  let glyphs = GlyphCache()
  let bitmaps = BitmapCache()
  let gradients = GradientCache()
  let images = ImageCache()
  private(set) lazy var masks = MaskCache(self)

  package init() {}

  /// Draws `root`, whose space is the surface's in points with the origin at the top left.
  package func render(_ root: Layer, into surface: RasterSurface) {
    let buffer = surface.buffer
    if masks.shapes.count > MaskCache.mostShapes {
      masks.reset()
      masks.shapes.removeAll()
    }
    surface.clear()
    draw(
      root, under: DeviceTransform(scale: surface.scale), opacity: 1,
      in: DrawContext(buffer: buffer, area: buffer.rect))
    buffer.flush()
  }

  /// Returns a rectangle, in the coordinate space of `layer`'s parent, outside of which drawing the layer changes
  /// nothing. It may be larger than necessary where that is cheaper to compute, and is null if nothing is drawn.
  package func bounds(of layer: Layer) -> CGRect {
    extent(of: layer, under: DeviceTransform())
  }
}

/// The destination of drawing: a buffer, the relevant part of it, and the clip.
struct DrawContext {
  var buffer: PixelBuffer
  /// The relevant area on the device's pixel grid, within the buffer.
  var area: PixelRect
  var clip: ClipMask?

  init(buffer: PixelBuffer, area: PixelRect, clip: ClipMask? = nil) {
    self.buffer = buffer
    self.area = area
    self.clip = clip
  }

  var cairo: OpaquePointer { buffer.context }

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

  /// Makes a buffer on the same pixel grid the source, with nothing resampled.
  func setSource(_ source: PixelBuffer) {
    setDeviceMatrix()
    source.markDirty()
    cairo_set_source_surface(cairo, source.surface, Double(source.originX), Double(source.originY))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
  }
}
