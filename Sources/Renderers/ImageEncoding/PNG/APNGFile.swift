import Foundation

/// The file around an animated PNG's frames.
struct APNGFile {
  private let record: FrameRecord
  private var bytes = Data(PNGChunks.signature)
  private var sequence: UInt32 = 0

  /// - Parameter loops: How often to play; 0 plays forever.
  init(_ record: FrameRecord, format: PNGPixelFormat, loops: Int) {
    self.record = record
    PNGEncoder.appendHeader(width: record.width, height: record.height, format: format, to: &bytes)
    let counts = PNGChunks.bytes(UInt32(record.changes.count)) + PNGChunks.bytes(UInt32(loops))
    PNGChunks.append("acTL", counts, to: &bytes)
    format.appendPalette(to: &bytes)
  }

  /// Appends a change's frame; they come in order.
  mutating func append(_ body: FrameBytes, number: Int) {
    PNGChunks.append("fcTL", control(number, isOver: body.isOver), to: &bytes)
    sequence += 1
    if number == 0 {
      PNGChunks.append("IDAT", body.bytes, to: &bytes)
    } else {
      PNGChunks.append("fdAT", PNGChunks.bytes(sequence) + body.bytes, to: &bytes)
      sequence += 1
    }
  }

  /// The whole file.
  mutating func data() -> Data {
    PNGChunks.append("IEND", [], to: &bytes)
    return bytes
  }

  private func control(_ number: Int, isOver: Bool) -> [UInt8] {
    let rect = record.changes[number].rect
    var body = PNGChunks.bytes(sequence)
    for value in [rect.width, rect.height, rect.x, rect.y] { body += PNGChunks.bytes(UInt32(value)) }
    let delay = Self.delay(record.duration(number))
    body += PNGChunks.bytes(delay.numerator) + PNGChunks.bytes(delay.denominator)
    // Dispose: leave the frame.
    return body + [0, isOver ? 1 : 0]
  }

  /// The fraction in two bytes each; a value that does not fit is rounded to milliseconds, or to seconds beyond 65.5 s.
  private static func delay(_ d: FrameDuration) -> (numerator: UInt16, denominator: UInt16) {
    if d.numerator <= 65535, d.denominator <= 65535 { return (UInt16(d.numerator), UInt16(d.denominator)) }
    let milliseconds = d.rounded(rate: 1000)
    if milliseconds <= 65535 { return (UInt16(milliseconds), 1000) }
    return (UInt16(min(d.rounded(rate: 1), 65535)), 1)
  }
}
