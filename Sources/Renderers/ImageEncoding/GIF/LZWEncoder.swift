/// GIF's variable-width LZW (GIF89a specification, appendix F).
enum LZWEncoder {
  private static let hashSize = 1 << 14

  /// - Parameter depth: bits a palette index takes, 2…8.
  /// - Returns: the minimum code size, then blocks of at most 255 bytes, then the terminator.
  static func encode(_ indices: [UInt8], depth: Int) -> [UInt8] {
    var packer = CodePacker()
    let clear = 1 << depth
    var width = depth + 1
    var next = clear + 2
    // Open addressing: prefix code and byte give the string's code.
    var keys = [Int32](repeating: -1, count: hashSize)
    var codes = [Int32](repeating: 0, count: hashSize)
    packer.append(clear, width: width)
    indices.withUnsafeBufferPointer { indices in
      guard let base = indices.baseAddress, indices.count > 0 else { return }
      keys.withUnsafeMutableBufferPointer { keys in
        codes.withUnsafeMutableBufferPointer { codes in
          let keys = keys.baseAddress!
          let codes = codes.baseAddress!
          var prefix = Int(base[0])
          var i = 1
          while i < indices.count {
            let byte = Int(base[i])
            let key = Int32(truncatingIfNeeded: prefix << 8 | byte)
            var slot = (prefix &* 2531 &+ byte &* 8081) & (hashSize - 1)
            while keys[slot] >= 0, keys[slot] != key { slot = (slot + 1) & (hashSize - 1) }
            if keys[slot] == key {
              prefix = Int(codes[slot])
            } else {
              packer.append(prefix, width: width)
              if next < 4096 {
                keys[slot] = key
                codes[slot] = Int32(truncatingIfNeeded: next)
                if next == 1 << width { width += 1 }
                next += 1
              } else {
                packer.append(clear, width: width)
                keys.update(repeating: -1, count: hashSize)
                width = depth + 1
                next = clear + 2
              }
              prefix = byte
            }
            i += 1
          }
          packer.append(prefix, width: width)
          // The decoder adds one more string after the last code, which may lengthen the codes.
          if next == 1 << width, width < 12 { width += 1 }
        }
      }
    }
    packer.append(clear + 1, width: width)
    return [UInt8(depth)] + blocks(packer.finish())
  }

  private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 255 + 2)
    var offset = 0
    while offset < bytes.count {
      let count = min(255, bytes.count - offset)
      result.append(UInt8(count))
      result.append(contentsOf: bytes[offset..<(offset + count)])
      offset += count
    }
    result.append(0)
    return result
  }
}

/// Packs codes of varying width, lowest bits first.
private struct CodePacker {
  private var bytes: [UInt8] = []
  private var pending = 0
  private var count = 0

  mutating func append(_ code: Int, width: Int) {
    pending |= code << count
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  mutating func finish() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    return bytes
  }
}
