import Foundation

/// A decoder for non-interlaced PNG files of every color type and bit depth.
///
/// The result for an APNG is its static image. Color profiles are not applied: values are interpreted as sRGB.
/// Sixteen-bit samples keep their upper byte.
package enum PNGDecoder {
  package static func decode(_ data: Data) throws -> RGBAImage {
    let bytes = [UInt8](data)
    guard bytes.starts(with: PNGChunks.signature) else { throw ImageEncodingError.unreadable("it is not a PNG file") }
    var header: Header?
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    var stream: [UInt8] = []
    var offset = PNGChunks.signature.count
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + length <= bytes.count else { break }
      let body = bytes[(offset + 8)..<(offset + 8 + length)]
      switch String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self) {
      case "IHDR": header = try Header(Array(body))
      case "PLTE": palette = Array(body)
      case "tRNS": transparency = Array(body)
      case "IDAT": stream += body
      default: break
      }
      offset += 12 + length
    }
    guard let header else { throw ImageEncodingError.unreadable("its header is missing") }
    let count = (header.rowLength + 1) * header.height
    guard let filtered = Deflate.decompress(stream, count: count),
      let rows = PNGFilter.undo(
        filtered, rowLength: header.rowLength, height: header.height, distance: header.filterDistance)
    else { throw ImageEncodingError.unreadable("its pixels are damaged") }
    return try header.expand(rows, palette: palette, transparency: transparency)
  }

  private struct Header {
    var width: Int
    var height: Int
    var depth: Int
    var colorType: Int
    var channels: Int
    /// The number of bytes of a row.
    var rowLength: Int

    init(_ body: [UInt8]) throws {
      guard body.count == 13 else { throw ImageEncodingError.unreadable("its header is damaged") }
      width = body[0..<4].reduce(0) { $0 << 8 | Int($1) }
      height = body[4..<8].reduce(0) { $0 << 8 | Int($1) }
      depth = Int(body[8])
      colorType = Int(body[9])
      let depths: [Int: [Int]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
      guard depths[colorType]?.contains(depth) == true, width > 0, height > 0, width < 1 << 24, height < 1 << 24 else {
        throw ImageEncodingError.unreadable("its header is damaged")
      }
      channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
      rowLength = (width * channels * depth + 7) / 8
      if body[12] != 0 { throw ImageEncodingError.unreadable("interlaced PNG files are not supported") }
    }

    var filterDistance: Int { max(1, channels * depth / 8) }

    func expand(_ rows: [UInt8], palette: [UInt8], transparency: [UInt8]) throws -> RGBAImage {
      // The format of nearly all files.
      if depth == 8, colorType == 6 { return RGBAImage(width: width, height: height, pixels: rows) }
      if depth == 8, colorType == 2, transparency.isEmpty { return opaque(rows) }
      var pixels = [UInt8](repeating: 255, count: width * height * 4)
      let channels = channels
      let maximum = depth < 8 ? (1 << depth) - 1 : 255
      // The tRNS chunk of gray and RGB files names one transparent color in two-byte samples.
      var key: [Int] = []
      if colorType == 0 || colorType == 2, transparency.count >= channels * 2 {
        key = (0..<channels).map { Int(transparency[$0 * 2]) << 8 | Int(transparency[$0 * 2 + 1]) }
      }
      var samples = [Int](repeating: 0, count: channels)
      for y in 0..<height {
        for x in 0..<width {
          for c in 0..<channels { samples[c] = sample(rows, y * rowLength, x * channels + c) }
          let target = (y * width + x) * 4
          let isClear = !key.isEmpty && samples == key
          let values = depth == 16 ? samples.map { $0 >> 8 } : samples
          switch colorType {
          case 0, 4:
            let gray = UInt8(values[0] * 255 / maximum)
            for c in 0..<3 { pixels[target + c] = gray }
            if colorType == 4 { pixels[target + 3] = UInt8(values[1]) }
          case 3:
            let index = values[0]
            guard index * 3 + 2 < palette.count else { throw ImageEncodingError.unreadable("its palette is too short") }
            for c in 0..<3 { pixels[target + c] = palette[index * 3 + c] }
            if index < transparency.count { pixels[target + 3] = transparency[index] }
          default:
            for c in 0..<channels { pixels[target + c] = UInt8(values[c]) }
          }
          if isClear { pixels[target + 3] = 0 }
        }
      }
      return RGBAImage(width: width, height: height, pixels: pixels)
    }

    /// Returns rows with red, green and blue in one byte each.
    private func opaque(_ rows: [UInt8]) -> RGBAImage {
      let count = width * height
      let pixels = [UInt8](unsafeUninitializedCapacity: count * 4) { target, filled in
        rows.withUnsafeBufferPointer { source in
          var from = 0
          var to = 0
          while to < count * 4 {
            target[to] = source[from]
            target[to + 1] = source[from + 1]
            target[to + 2] = source[from + 2]
            target[to + 3] = 255
            from += 3
            to += 4
          }
        }
        filled = count * 4
      }
      return RGBAImage(width: width, height: height, pixels: pixels)
    }

    private func sample(_ rows: [UInt8], _ start: Int, _ index: Int) -> Int {
      switch depth {
      case 8: return Int(rows[start + index])
      case 16: return Int(rows[start + index * 2]) << 8 | Int(rows[start + index * 2 + 1])
      default:
        let bit = index * depth
        return Int(rows[start + (bit >> 3)] >> UInt8(8 - depth - (bit & 7))) & ((1 << depth) - 1)
      }
    }
  }
}
