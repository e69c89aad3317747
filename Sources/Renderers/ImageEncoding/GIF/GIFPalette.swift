/// The palette of a whole loop: every color if there are at most 256 including transparency, or else a selection.
struct GIFPalette: Sendable {
  /// The weights of red, green and blue in a difference.
  static let weights = SIMD3<Float>(3, 4, 2)

  /// The colors, 0xBBGGRR, at most 256.
  private(set) var colors: [UInt32]
  private var values: [SIMD3<Float>] = []
  /// A Boolean value that indicates whether the palette contains every opaque color of the loop.
  let isExact: Bool

  /// Creates a palette.
  ///
  /// - Parameters:
  ///   - exact: All opaque colors as 0xBBGGRR, if there are few enough.
  ///   - histogram: The frequencies of colors, if there are too many.
  ///   - needsClear: A Boolean value that indicates whether to reserve an entry for transparent pixels, even if the
  ///     palette is then inexact.
  ///   - limit: The maximum number of entries. Default 256.
  init(exact: [UInt32]?, histogram: ColorHistogram, needsClear: Bool, limit: Int = 256) {
    if let exact, exact.count <= (needsClear ? limit - 1 : limit) {
      colors = exact.sorted()
      isExact = true
    } else {
      colors = histogram.palette(limit - 1)
      isExact = false
    }
    values = colors.map(Self.value)
  }

  private static func value(_ color: UInt32) -> SIMD3<Float> {
    SIMD3(Float(color & 255), Float(color >> 8 & 255), Float(color >> 16 & 255))
  }

  /// The number of bits of the color table, 1–8. If possible, an unused entry is available for transparent pixels.
  var depth: Int {
    var depth = 1
    while 1 << depth < min(colors.count + 1, 256) { depth += 1 }
    return depth
  }

  /// The R, G and B values of every entry of a table of `1 << depth`.
  var table: [UInt8] {
    let bytes = colors.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
    return bytes + [UInt8](repeating: 0, count: (3 << depth) - bytes.count)
  }

  /// Returns the same colors in another order.
  func ordered(_ order: [Int]) -> GIFPalette {
    var result = self
    result.colors = order.map { colors[$0] }
    result.values = order.map { values[$0] }
    return result
  }

  static func nearest(to color: SIMD3<Float>, in values: [SIMD3<Float>]) -> Int {
    values.withUnsafeBufferPointer { values in
      var best = Float.infinity
      var result = 0
      var i = 0
      while i < values.count {
        let d = color - values[i]
        let distance = (d * d * weights).sum()
        if distance < best {
          best = distance
          result = i
        }
        i += 1
      }
      return result
    }
  }

  /// Returns the entry of each pixel, and `clear` for transparent pixels. All pixels are opaque or transparent.
  func indices(of image: RGBAImage, clear: UInt8) -> [UInt8] {
    // A small hash table as a cache. The nearest entry depends only on the color, so evictions do not change the
    // result.
    let slots = 4096
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: slots) { cache in
      cache.initialize(repeating: 0)
      return image.withWords { words in
        [UInt8](unsafeUninitializedCapacity: words.count) { out, count in
          count = words.count
          PixelRuns.forEach(words) { word, start, end in
            let index = self.index(of: UInt32(littleEndian: word), clear: clear, cache)
            (out.baseAddress! + start).initialize(repeating: index, count: end - start)
          }
        }
      }
    }
  }

  private func index(of color: UInt32, clear: UInt8, _ cache: UnsafeMutableBufferPointer<UInt64>) -> UInt8 {
    if color >> 24 == 0 { return clear }
    let slot = Int((color &* 0x9E37_79B1) >> 20)
    if cache[slot] >> 8 == UInt64(color) { return UInt8(cache[slot] & 255) }
    let index = UInt8(Self.nearest(to: Self.value(color), in: values))
    cache[slot] = UInt64(color) << 8 | UInt64(index)
    return index
  }
}
