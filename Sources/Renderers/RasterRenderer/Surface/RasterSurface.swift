import CCairo
import Foundation
import Geometry
import PixelKernels

/// A canvas of 8-bit premultiplied pixels in gamma-encoded sRGB, the space that SwiftUI's windows composite in.
package final class RasterSurface {
  /// Pixels.
  package let width: Int
  /// Pixels.
  package let height: Int
  /// Pixels per point.
  package let scale: CGFloat
  /// What an empty pixel holds; nil is clear.
  package let background: Color.Resolved?

  let buffer: PixelBuffer

  /// A canvas filled with `background`. Sizes below one pixel are raised to one.
  ///
  /// - Parameter memory: where the pixels are to be, with the bytes from row to row; it has to outlive the surface.
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

  /// A canvas for `size` points, rounded up to whole pixels.
  package convenience init(size: CGSize, scale: CGFloat, background: Color.Resolved?) {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    self.init(width: width, height: height, scale: scale, background: background)
  }

  /// Rows from the top, `bytesPerRow` apart; each pixel is four bytes B, G, R, A, premultiplied.
  package var pixels: UnsafeMutableBufferPointer<UInt8> {
    buffer.flush()
    return UnsafeMutableBufferPointer(start: buffer.data, count: buffer.stride * height)
  }

  package var bytesPerRow: Int { buffer.stride }

  /// The pixels as tightly packed R, G, B, A.
  /// - Parameter premultiplied: false gives straight color, what PNG and GIF store.
  package func rgba(premultiplied: Bool = false) -> [UInt8] {
    buffer.rgba(premultiplied: premultiplied)
  }

  /// What an empty pixel holds, premultiplied.
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
