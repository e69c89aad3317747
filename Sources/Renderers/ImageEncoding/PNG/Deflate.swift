import CDeflate
import Foundation

/// Compression and decompression of zlib streams with libdeflate.
enum Deflate {
  /// Compresses bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to compress.
  ///   - level: The level, from 1 (fast) to 12 (small).
  static func compress(_ bytes: [UInt8], level: Int) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(Int32(level))
    precondition(compressor != nil, "libdeflate refuses only for want of memory")
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    // An array with the capacity of the bound would keep it, and the bound is as large as the input.
    return withUnsafeTemporaryAllocation(byteCount: bound, alignment: 16) { buffer in
      let count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
      return [UInt8](buffer[..<count])
    }
  }

  /// Decompresses exactly `count` bytes. Returns `nil` if the stream is invalid or has another length.
  static func decompress(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: max(count, 1)) { out, initialized in
      let status = libdeflate_zlib_decompress(decompressor, bytes, bytes.count, out.baseAddress, count, nil)
      isWhole = status == LIBDEFLATE_SUCCESS
      initialized = isWhole ? count : 0
    }
    return isWhole ? result : nil
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 { libdeflate_crc32(0, bytes, bytes.count) }
}
