import CZlib
import Foundation

/// zlib streams, level 9.
enum Deflate {
  /// The smallest of the default and the filtered strategy.
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    let plain = compress(bytes, strategy: Z_DEFAULT_STRATEGY)
    let filtered = compress(bytes, strategy: Z_FILTERED)
    return filtered.count < plain.count ? filtered : plain
  }

  private static func compress(_ bytes: [UInt8], strategy: Int32) -> [UInt8] {
    var stream = z_stream()
    // A window no larger than the data needs makes a shorter header and the same output otherwise; 15 is the maximum.
    let size = Int32(MemoryLayout<z_stream>.size)
    precondition(deflateInit2_(&stream, 9, Z_DEFLATED, 15, 9, strategy, ZLIB_VERSION, size) == Z_OK)
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    return [UInt8](unsafeUninitializedCapacity: bound) { out, count in
      bytes.withUnsafeBufferPointer { input in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = out.baseAddress
        stream.avail_out = UInt32(bound)
        precondition(deflate(&stream, Z_FINISH) == Z_STREAM_END)
        count = bound - Int(stream.avail_out)
      }
    }
  }

  /// The inverse, for exactly `count` bytes; nil when the stream is broken or has another length.
  static func decompress(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    var length = UInt(count)
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: max(count, 1)) { out, initialized in
      isWhole = uncompress(out.baseAddress, &length, bytes, UInt(bytes.count)) == Z_OK && length == UInt(count)
      initialized = isWhole ? count : 0
    }
    return isWhole ? result : nil
  }
}
