import Foundation

/// The container format of PNG and APNG.
enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func append(_ type: String, _ body: [UInt8], to data: inout Data) {
    data.append(contentsOf: bytes(UInt32(body.count)))
    let content = Array(type.utf8) + body
    data.append(contentsOf: content)
    data.append(contentsOf: bytes(Deflate.crc32(content)))
  }

  /// Returns a 32-bit value in big-endian order.
  static func bytes(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  /// Returns a 16-bit value in big-endian order.
  static func bytes(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
}
