import CCairo
import Foundation
import Geometry
import PixelKernels

/// A canvas of 8-bit premultiplied pixels in gamma-encoded sRGB, in which SwiftUI's windows are composited.
package final class RasterSurface {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The scale in pixels per point.
  package let scale: CGFloat
  /// The color of an empty pixel, or `nil` for transparent.
  package let background: Color.Resolved?

  let buffer: PixelBuffer

  /// Creates a canvas filled with `background`. Sizes below one pixel become one.
  ///
  /// - Parameter memory: External memory for the pixels, with the number of bytes per row. It must outlive the surface.
  package init(
    width: Int, height: Int, scale: CGFloat, background: Color.Resolved?,
    memory: (pixels: UnsafeMutableRawPointer, bytesPerRow: Int)? = nil
  ) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.scale = scale
    self.background = background
    if let memory {
      buffer = PixelBuffer(width: self.width, height: self.height, memory: memory.pixels, stride: memory.bytesPerRow)
    } else {
      buffer = PixelBuffer(width: self.width, height: self.height)
    }
    if background != nil || memory != nil { clear() }
  }

  /// Creates a canvas for `size` points, rounded up to whole pixels.
  package convenience init(size: CGSize, scale: CGFloat, background: Color.Resolved?) {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    self.init(width: width, height: height, scale: scale, background: background)
  }

  /// The pixels: rows from the top, `bytesPerRow` apart, with four premultiplied bytes B, G, R, A per pixel.
  package var pixels: UnsafeMutableBufferPointer<UInt8> {
    buffer.flush()
    return UnsafeMutableBufferPointer(start: buffer.data, count: buffer.stride * height)
  }

  package var bytesPerRow: Int { buffer.stride }

  /// Returns the pixels as tightly packed R, G, B, A.
  ///
  /// - Parameter premultiplied: A Boolean value that indicates whether colors are premultiplied. PNG and GIF store
  ///   unpremultiplied colors. Default `false`.
  package func rgba(premultiplied: Bool = false) -> [UInt8] {
    buffer.rgba(premultiplied: premultiplied)
  }

  /// The premultiplied value of an empty pixel.
  var cleanPixel: UInt32 {
    guard let background else { return 0 }
    let c = UnpremultipliedColor(background)
    let color = SIMD4<Float>(Float(c.red), Float(c.green), Float(c.blue), Float(c.alpha))
    return RasterScene.pixel(color, Double(color.w))
  }

  /// Refills everything with the background.
  func clear() {
    let target = PixelTarget(buffer)
    glowworm_fill(target.pixels, target.stride, Int32(width), Int32(height), cleanPixel)
    buffer.markDirty()
  }
}
