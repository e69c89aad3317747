import CCairo
import Drawing
import Foundation
import Geometry

/// The most recently used bitmaps, converted to Cairo surfaces.
final class BitmapCache {
  private struct Key: Hashable {
    var bitmap: ObjectIdentifier
    var part: PixelRect
  }

  /// The entries, with a budget in bytes. A bitmap is retained so that its identity is not reused during the lifetime of
  /// the entry.
  private let entries = BoundedCache<Key, (bitmap: Bitmap, buffer: PixelBuffer)>(budget: 128 << 20)

  /// Returns the pixels of `part` of the bitmap, or of the whole bitmap with `nil`. The result is `nil` if the part is
  /// empty.
  func buffer(for bitmap: Bitmap, part: PixelRect? = nil) -> PixelBuffer? {
    let whole = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    let part = part?.intersection(whole) ?? whole
    if part.isEmpty { return nil }
    let key = Key(bitmap: ObjectIdentifier(bitmap), part: part)
    if let entry = entries.value(for: key) { return entry.buffer }
    let buffer = Self.convert(bitmap, part)
    entries.insert((bitmap, buffer), for: key, cost: (part.width * part.height + bitmap.width * bitmap.height) * 4)
    return buffer
  }

  private static func convert(_ bitmap: Bitmap, _ part: PixelRect) -> PixelBuffer {
    let buffer = PixelBuffer(width: part.width, height: part.height)
    let data = buffer.data
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      let base = pixels.baseAddress!
      var y = 0
      while y < part.height {
        var source = base + ((y + part.minY) * bitmap.width + part.minX) * 4
        var target = data + y * buffer.stride
        let end = target + part.width * 4
        while target < end {
          target[0] = source[2]
          target[1] = source[1]
          target[2] = source[0]
          target[3] = source[3]
          source += 4
          target += 4
        }
        y += 1
      }
    }
    buffer.markDirty()
    return buffer
  }
}
