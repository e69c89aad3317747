import Foundation

/// A decoded image: 8-bit premultiplied RGBA in sRGB, with rows from the top and `width * 4` bytes per row.
package final class Bitmap: Sendable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
