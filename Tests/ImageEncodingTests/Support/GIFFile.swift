import Foundation
import ImageEncoding
import Testing

/// A GIF as a viewer understands it, written for these tests from the GIF89a specification.
struct GIFFile {
  var loops: Int?
  /// Hundredths of a second.
  var delays: [Int] = []
  var rects: [FrameRect] = []
  /// What is shown, clear pixels as four zeros.
  var frames: [RGBAImage] = []

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    func half(_ i: Int) -> Int { Int(bytes[i]) | Int(bytes[i + 1]) << 8 }
    let width = half(6)
    let height = half(8)
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var control: [UInt8] = [0, 0, 0, 0]
    var i = 13 + 3 * (2 << Int(bytes[10] & 7))
    while bytes[i] != 0x3B {
      if bytes[i] == 0x2C {
        let rect = FrameRect(x: half(i + 1), y: half(i + 3), width: half(i + 5), height: half(i + 7))
        rects.append(rect)
        let (body, end) = Self.blocks(bytes, i + 11)
        let indices = Self.decode(body, depth: Int(bytes[i + 10]))
        try #require(indices.count == rect.width * rect.height)
        for (n, index) in indices.enumerated() {
          if control[0] & 1 == 1, index == control[3] { continue }
          let p = ((rect.y + n / rect.width) * width + rect.x + n % rect.width) * 4
          let color = 13 + Int(index) * 3
          canvas.replaceSubrange(p..<(p + 4), with: bytes[color..<(color + 3)] + [255])
        }
        frames.append(RGBAImage(width: width, height: height, pixels: canvas))
        if control[0] >> 2 & 7 == 2 {
          for y in rect.y..<(rect.y + rect.height) {
            let p = (y * width + rect.x) * 4
            canvas.replaceSubrange(p..<(p + rect.width * 4), with: [UInt8](repeating: 0, count: rect.width * 4))
          }
        }
        i = end
      } else {
        if bytes[i + 1] == 0xF9 {
          control = Array(bytes[(i + 3)..<(i + 7)])
          delays.append(half(i + 4))
        }
        if bytes[i + 1] == 0xFF { loops = half(i + 16) }
        i = Self.blocks(bytes, i + 2).end
      }
    }
    #expect(i == bytes.count - 1)
  }

  private static func blocks(_ bytes: [UInt8], _ start: Int) -> (body: [UInt8], end: Int) {
    var i = start
    var body: [UInt8] = []
    while bytes[i] != 0 {
      body += bytes[(i + 1)..<(i + 1 + Int(bytes[i]))]
      i += Int(bytes[i]) + 1
    }
    return (body, i + 1)
  }

  private static func decode(_ body: [UInt8], depth: Int) -> [UInt8] {
    let clear = 1 << depth
    var table: [[UInt8]] = []
    var width = depth + 1
    var previous: [UInt8]?
    var result: [UInt8] = []
    var bit = 0
    while bit + width <= body.count * 8 {
      var code = 0
      for k in 0..<width { code |= Int(body[(bit + k) >> 3] >> UInt8((bit + k) & 7) & 1) << k }
      bit += width
      if code == clear {
        table = (0..<clear).map { [UInt8($0)] } + [[], []]
        width = depth + 1
        previous = nil
        continue
      }
      if code == clear + 1 { break }
      let entry: [UInt8]
      if code < table.count { entry = table[code] } else { entry = (previous ?? []) + (previous ?? []).prefix(1) }
      if let previous, table.count < 4096 { table.append(previous + entry.prefix(1)) }
      if table.count == 1 << width, width < 12 { width += 1 }
      result += entry
      previous = entry
    }
    return result
  }
}
