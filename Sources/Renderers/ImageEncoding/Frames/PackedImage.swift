import Foundation

/// The pixels of an image with one byte for each where it has at most 256 colors. Equal images have equal bytes.
struct PackedImage {
  /// An index for each pixel, then the colors in the order of their first pixels; or the pixels themselves.
  let bytes: [UInt8]
  /// The number of colors, or `nil` if the pixels are stored themselves.
  let colorCount: Int?

  init(_ image: RGBAImage) {
    let indexed = Self.indexed(image)
    bytes = indexed?.bytes ?? image.pixels
    colorCount = indexed?.colorCount
  }

  /// Returns the image's pixels from stored bytes.
  static func pixels(_ bytes: [UInt8], colorCount: Int?) -> [UInt8] {
    guard let colorCount else { return bytes }
    let count = bytes.count - colorCount * 4
    return [UInt8](unsafeUninitializedCapacity: count * 4) { out, initialized in
      initialized = count * 4
      guard count > 0,
        let target = UnsafeMutableRawPointer(out.baseAddress)?.bindMemory(to: UInt32.self, capacity: count)
      else { return }
      bytes.withUnsafeBytes { bytes in
        let indices = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
        var i = 0
        while i < count {
          let end = PixelRuns.end(of: indices[i], indices, from: i + 1, to: count)
          let color = bytes.loadUnaligned(fromByteOffset: count + Int(indices[i]) * 4, as: UInt32.self)
          (target + i).update(repeating: color, count: end - i)
          i = end
        }
      }
    }
  }

  private static func indexed(_ image: RGBAImage) -> (bytes: [UInt8], colorCount: Int)? {
    var tally = ColorTally()
    var isComplete = true
    var bytes = image.withWords { words in
      [UInt8](unsafeUninitializedCapacity: words.count + ColorTally.limit * 4) { out, count in
        let base = words.baseAddress!
        var i = 0
        while i < words.count {
          guard let index = tally.index(of: base[i]) else {
            isComplete = false
            break
          }
          let end = PixelRuns.end(base, from: i, to: words.count)
          (out.baseAddress! + i).update(repeating: index, count: end - i)
          i = end
        }
        count = i
      }
    }
    guard isComplete else { return nil }
    tally.colors.withUnsafeBytes { bytes.append(contentsOf: $0) }
    return (bytes, tally.colors.count)
  }
}
