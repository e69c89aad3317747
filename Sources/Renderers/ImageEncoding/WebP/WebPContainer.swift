import Foundation

/// The container format of WebP (https://developers.google.com/speed/webp/docs/riff_container).
struct WebPContainer {
  private static let fileHeading = 12
  private static let chunkHeading = 8

  /// The bytes of the file.
  private var body: Data

  /// - Parameter loops: How often to play; 0 plays forever.
  init(width: Int, height: Int, loops: Int) {
    // The length and the flags are known in the end.
    body = Data(Array("RIFF".utf8) + Self.bytes(0, 4) + Array("WEBP".utf8))
    body += Self.chunk("VP8X", [0, 0, 0, 0] + Self.bytes(width - 1, 3) + Self.bytes(height - 1, 3))
    // A clear ground.
    body += Self.chunk("ANIM", [0, 0, 0, 0] + Self.bytes(min(loops, 65535), 2))
  }

  /// Appends a frame.
  ///
  /// - Parameters:
  ///   - chunks: The chunks of the frame.
  ///   - rect: The part of the canvas, with an even origin.
  ///   - milliseconds: The duration in milliseconds.
  ///   - isOver: A Boolean value that indicates whether transparent pixels leave the canvas unchanged. Otherwise the
  ///     frame replaces it.
  mutating func append(_ chunks: [UInt8], rect: FrameRect, milliseconds: Int, isOver: Bool) {
    var heading = Self.bytes(rect.x / 2, 3) + Self.bytes(rect.y / 2, 3)
    heading += Self.bytes(rect.width - 1, 3) + Self.bytes(rect.height - 1, 3)
    heading += Self.bytes(min(milliseconds, 0xFF_FFFF), 3)
    heading.append(isOver ? 0 : 0x02)
    body += Self.chunk("ANMF", heading + chunks)
  }

  /// The whole file.
  mutating func data(hasAlpha: Bool) -> Data {
    body.replaceSubrange(4..<8, with: Self.bytes(body.count - 8, 4))
    body[Self.fileHeading + Self.chunkHeading] = 0x02 | (hasAlpha ? 0x10 : 0)
    return body
  }

  private static func file(_ body: [UInt8]) -> Data {
    Data(Array("RIFF".utf8) + bytes(body.count + 4, 4) + Array("WEBP".utf8) + body)
  }

  /// Returns a file with one image, which needs nothing else unless its alpha is in a separate chunk.
  static func still(_ chunks: [UInt8], width: Int, height: Int) -> Data {
    guard chunks.starts(with: Array("ALPH".utf8)) else { return file(chunks) }
    let flags: UInt8 = 0x10
    return file(chunk("VP8X", [flags, 0, 0, 0] + bytes(width - 1, 3) + bytes(height - 1, 3)) + chunks)
  }

  /// Returns the chunks of a file with one image, without the header, which an animation has once for all frames.
  static func frame(in file: [UInt8]) -> [UInt8] {
    let chunks = file.dropFirst(fileHeading)
    guard chunks.starts(with: Array("VP8X".utf8)) else { return Array(chunks) }
    return Array(chunks.dropFirst(chunkHeading + 10))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + bytes(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
  }

  /// Returns a value in little-endian order.
  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
