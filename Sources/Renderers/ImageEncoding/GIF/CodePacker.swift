/// A packer of variable-width codes, lowest bits first, into GIF's blocks of at most 255 bytes.
struct CodePacker {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// The number of complete bytes.
  var size: Int { bytes.count }

  @inline(__always)
  mutating func append(_ code: Int, width: Int) {
    pending |= UInt64(truncatingIfNeeded: code) << count
    count &+= UInt64(truncatingIfNeeded: width)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count &-= 8
    }
  }

  /// Returns the minimum code size, the blocks, and the terminator.
  mutating func finish(depth: Int) -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 255 + 3)
    result.append(UInt8(depth))
    var offset = 0
    while offset < bytes.count {
      let length = min(255, bytes.count - offset)
      result.append(UInt8(length))
      result += bytes[offset..<(offset + length)]
      offset += length
    }
    result.append(0)
    return result
  }
}
