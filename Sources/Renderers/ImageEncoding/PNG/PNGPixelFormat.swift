import Foundation

/// How a PNG's pixels are stored: with a palette, or as RGB or RGBA bytes.
enum PNGPixelFormat {
  /// Entries as loaded from RGBA memory; those that are not opaque come first.
  case palette([UInt32])
  case rgb
  case rgba

  /// The format for pictures with just the tallied colours.
  /// - Parameter isOpaque: every pixel's alpha is 255.
  static func smallest(for tally: ColorTally, isOpaque: Bool) -> PNGPixelFormat {
    if tally.isOverfull { return isOpaque ? .rgb : .rgba }
    return .palette(sorted(tally.colors))
  }

  private static func sorted(_ colors: [UInt32]) -> [UInt32] {
    return colors.sorted { a, b in
      let first = UInt32(littleEndian: a)
      let second = UInt32(littleEndian: b)
      return key(first) < key(second)
    }

    // Alpha below 255 first, for a short tRNS; then by brightness, which keeps neighbours' indices close.
    func key(_ word: UInt32) -> UInt64 {
      let red = UInt64(word & 255)
      let green = UInt64(word >> 8 & 255)
      let blue = UInt64(word >> 16 & 255)
      let alpha = UInt64(word >> 24)
      let brightness = red * 2 + green * 5 + blue
      return alpha << 48 | brightness << 32 | green << 16 | red << 8 | blue
    }
  }

  /// IHDR's colour type.
  var colorType: UInt8 {
    switch self {
    case .palette: return 3
    case .rgb: return 2
    case .rgba: return 6
    }
  }

  var bitDepth: Int {
    guard case .palette(let colors) = self else { return 8 }
    if colors.count <= 2 { return 1 }
    if colors.count <= 4 { return 2 }
    return colors.count <= 16 ? 4 : 8
  }

  /// Bytes between a byte and its left neighbour for PNG's filters.
  private var filterDistance: Int {
    switch self {
    case .palette: return 1
    case .rgb: return 3
    case .rgba: return 4
    }
  }

  /// PLTE and tRNS, when there is a palette.
  func appendPalette(to data: inout Data) {
    guard case .palette(let colors) = self else { return }
    var entries: [UInt8] = []
    var alphas: [UInt8] = []
    for color in colors {
      let word = UInt32(littleEndian: color)
      entries += [UInt8(word & 255), UInt8(word >> 8 & 255), UInt8(word >> 16 & 255)]
      if word >> 24 < 255 { alphas.append(UInt8(word >> 24)) }
    }
    PNGChunks.append("PLTE", entries, to: &data)
    if !alphas.isEmpty { PNGChunks.append("tRNS", alphas, to: &data) }
  }

  /// The image's filtered and deflated bytes, the smaller of no filter and the customary choice by row.
  func compressed(_ image: RGBAImage) -> [UInt8] {
    let rows = packed(image)
    let rowLength = rows.count / image.height
    let plain = Deflate.compress(PNGFilter.none(rows, rowLength: rowLength))
    if case .palette = self, bitDepth < 8 { return plain }
    let filtered = PNGFilter.adaptive(rows, rowLength: rowLength, distance: filterDistance)
    let adaptive = Deflate.compress(filtered)
    return adaptive.count < plain.count ? adaptive : plain
  }

  /// Rows in this format, without filter bytes.
  private func packed(_ image: RGBAImage) -> [UInt8] {
    switch self {
    case .rgba: return image.pixels
    case .rgb:
      return [UInt8](unsafeUninitializedCapacity: image.width * image.height * 3) { out, count in
        count = image.width * image.height * 3
        image.pixels.withUnsafeBufferPointer { pixels in
          var source = pixels.baseAddress!
          var target = out.baseAddress!
          let end = target + count
          while target < end {
            target[0] = source[0]
            target[1] = source[1]
            target[2] = source[2]
            target += 3
            source += 4
          }
        }
      }
    case .palette(let colors): return packedIndices(image, colors)
    }
  }

  private func packedIndices(_ image: RGBAImage, _ colors: [UInt32]) -> [UInt8] {
    var index: [UInt32: UInt8] = [:]
    for (i, color) in colors.enumerated() { index[color] = UInt8(i) }
    let depth = bitDepth
    let rowLength = (image.width * depth + 7) / 8
    var rows = [UInt8](repeating: 0, count: rowLength * image.height)
    image.withWords { words in
      let base = words.baseAddress!
      var last = base[0]
      var lastIndex = index[last] ?? 0
      rows.withUnsafeMutableBufferPointer { rows in
        var i = 0
        for y in 0..<image.height {
          let row = rows.baseAddress! + y * rowLength
          var x = 0
          while x < image.width {
            let word = base[i]
            if word != last {
              last = word
              lastIndex = index[word] ?? 0
            }
            let bit = x * depth
            row[bit >> 3] |= lastIndex << UInt8(8 - depth - (bit & 7))
            x += 1
            i += 1
          }
        }
      }
    }
    return rows
  }
}
