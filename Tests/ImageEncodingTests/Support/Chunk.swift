import Foundation
import ImageEncoding
import Testing

/// One chunk of a PNG file.
struct Chunk {
  var type: String
  var body: [UInt8]

  static func all(in data: Data) throws -> [Chunk] {
    let bytes = [UInt8](data)
    var chunks: [Chunk] = []
    var offset = 8
    while offset < bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      chunks.append(Chunk(type: type, body: Array(bytes[(offset + 8)..<(offset + 8 + length)])))
      offset += length + 12
    }
    return chunks
  }

  func word(_ offset: Int) -> Int { body[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
  func half(_ offset: Int) -> Int { body[offset..<(offset + 2)].reduce(0) { $0 << 8 | Int($1) } }

  /// The frames that a viewer shows. Each is made a still file, decoded and drawn on the canvas.
  static func frames(in data: Data) throws -> [RGBAImage] {
    let chunks = try all(in: data)
    let header = try #require(chunks.first)
    var canvas = RGBAImage(
      width: header.word(0), height: header.word(4),
      pixels: [UInt8](repeating: 0, count: header.word(0) * header.word(4) * 4))
    let shared = chunks.filter { ["PLTE", "tRNS"].contains($0.type) }
    var control: Chunk?
    var frames: [RGBAImage] = []
    for chunk in chunks {
      if chunk.type == "fcTL" { control = chunk }
      guard chunk.type == "IDAT" || chunk.type == "fdAT", let control else { continue }
      let still =
        [Chunk(type: "IHDR", body: Array(control.body[4..<12]) + header.body[8...])] + shared
        + [Chunk(type: "IDAT", body: chunk.type == "IDAT" ? chunk.body : Array(chunk.body[4...]))]
      let part = try PNGDecoder.decode(Data(still.reduce(Array(data.prefix(8))) { $0 + $1.file }))
      for n in 0..<(part.width * part.height) {
        let x = control.word(12) + n % part.width
        let y = control.word(16) + n / part.width
        let p = (y * canvas.width + x) * 4
        let pixel = part.pixels[(n * 4)..<(n * 4 + 4)]
        // Over: the encoder only uses it with opaque or clear pixels, or on clear ground.
        let isKept = control.body[25] == 1 && pixel.last == 0
        if control.body[25] == 1, !isKept { #expect(pixel.last == 255 || canvas.pixels[p + 3] == 0) }
        if !isKept { canvas.pixels.replaceSubrange(p..<(p + 4), with: pixel) }
      }
      frames.append(canvas)
    }
    return frames
  }

  /// The chunk as it lies in a file; decoders here do not check sums.
  private var file: [UInt8] {
    let count = UInt32(body.count)
    return [UInt8(count >> 24), UInt8(count >> 16 & 255), UInt8(count >> 8 & 255), UInt8(count & 255)]
      + Array(type.utf8) + body + [0, 0, 0, 0]
  }
}
