import Foundation

/// The storage format of a PNG's pixels: with a palette, or as RGB or RGBA bytes.
enum PNGPixelFormat: Sendable {
  /// Palette entries as loaded from RGBA memory, with entries that are not opaque first. In packed form, a byte holds
  /// several pixels if there are few colors.
  case palette([UInt32], isPacked: Bool)
  /// RGB bytes. The key is a color, 0xBBGGRR, of no pixel, which stands for transparency.
  case rgb(key: UInt32?)
  case rgba

  /// Returns the smallest format for images with exactly the counted colors.
  ///
  /// - Parameters:
  ///   - tally: The counted colors.
  ///   - isOpaque: A Boolean value that indicates whether every pixel's alpha is 255.
  ///   - isPacked: A Boolean value that indicates whether pixels may be packed. False if a part of a frame is drawn
  ///     over another one, because ffmpeg unpacks such parts incorrectly. Default `true`.
  static func smallest(for tally: ColorTally, isOpaque: Bool, isPacked: Bool = true) -> PNGPixelFormat {
    if tally.isOverfull { return isOpaque ? .rgb(key: nil) : .rgba }
    return .palette(sorted(tally.colors), isPacked: isPacked)
  }

  private static func sorted(_ colors: [UInt32]) -> [UInt32] {
    return colors.sorted { a, b in
      let first = UInt32(littleEndian: a)
      let second = UInt32(littleEndian: b)
      return key(first) < key(second)
    }

    // Entries with an alpha below 255 come first, for a short tRNS, and then by brightness, which keeps the indices of
    // neighbors close.
    func key(_ word: UInt32) -> UInt64 {
      let red = UInt64(word & 255)
      let green = UInt64(word >> 8 & 255)
      let blue = UInt64(word >> 16 & 255)
      let alpha = UInt64(word >> 24)
      let brightness = red * 2 + green * 5 + blue
      return alpha << 48 | brightness << 32 | green << 16 | red << 8 | blue
    }
  }

  /// The color type in IHDR.
  var colorType: UInt8 {
    switch self {
    case .palette: return 3
    case .rgb: return 2
    case .rgba: return 6
    }
  }

  var bitDepth: Int {
    guard case .palette(let colors, true) = self else { return 8 }
    if colors.count <= 2 { return 1 }
    if colors.count <= 4 { return 2 }
    return colors.count <= 16 ? 4 : 8
  }

  /// A Boolean value that indicates whether the format can leave a pixel unchanged.
  var canSkip: Bool {
    switch self {
    case .palette(let colors, _): return colors.contains(0)
    case .rgb(let key): return key != nil
    case .rgba: return true
    }
  }

  /// The approximate number of bytes of the palette.
  var paletteLength: Int {
    guard case .palette(let colors, _) = self else { return 0 }
    return colors.count * 3 + 24
  }

  /// The number of bytes between a byte and its left neighbor for PNG's filters.
  private var filterDistance: Int {
    switch self {
    case .palette: return 1
    case .rgb: return 3
    case .rgba: return 4
    }
  }

  /// Appends PLTE and tRNS where they are needed.
  func appendPalette(to data: inout Data) {
    switch self {
    case .rgba, .rgb(nil): return
    case .rgb(let key?):
      let samples = [key & 255, key >> 8 & 255, key >> 16 & 255]
      PNGChunks.append("tRNS", samples.flatMap { [0, UInt8($0)] }, to: &data)
    case .palette(let colors, _):
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
  }

  /// Returns the filtered and compressed bytes of the image.
  func compressed(_ image: RGBAImage, effort: PNGEffort) -> [UInt8] {
    let rows = packed(image)
    return effort.compress(rows, rowLength: rows.count / image.height, distance: filterDistance)
  }

  /// Returns the approximate size with each filter of the effort, for comparing images of one size.
  func estimates(_ image: RGBAImage, effort: PNGEffort) -> [Int] {
    let rows = packed(image)
    return effort.estimates(rows, rowLength: rows.count / image.height, distance: filterDistance)
  }

  /// Returns the effort without filters that are of little use: differences of palette indices mean little, and of
  /// packed ones nothing.
  func suited(_ effort: PNGEffort) -> PNGEffort {
    guard case .palette = self else { return effort }
    var effort = effort
    let wanted: [PNGFilter] = bitDepth < 8 ? [.none, .up] : [.none, .up, .adaptive]
    effort.filters = effort.filters.filter(wanted.contains)
    return effort
  }

  /// Returns rows in this format, without filter bytes.
  private func packed(_ image: RGBAImage) -> [UInt8] {
    switch self {
    case .rgba: return image.pixels
    case .rgb(let key): return packedRGB(image, key: key ?? 0)
    case .palette(let colors, _): return packedIndices(image, colors)
    }
  }

  private func packedRGB(_ image: RGBAImage, key: UInt32) -> [UInt8] {
    let length = image.width * image.height * 3
    return [UInt8](unsafeUninitializedCapacity: length) { out, count in
      count = length
      image.withWords { words in
        let base = words.baseAddress!
        var target = out.baseAddress!
        var i = 0
        while i < words.count {
          let word = base[i] == 0 ? key : UInt32(littleEndian: base[i])
          target[0] = UInt8(truncatingIfNeeded: word)
          target[1] = UInt8(truncatingIfNeeded: word >> 8)
          target[2] = UInt8(truncatingIfNeeded: word >> 16)
          target += 3
          i += 1
        }
      }
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
