/// GIF's variable-width LZW (GIF89a specification, appendix F).
///
/// A pixel that the frame leaves as it was may be written with its own index or with the clear one; the encoder takes
/// whichever continues the longest string that the decoder already knows.
struct LZWEncoder {
  private static let hashSize = 1 << 14
  private static let fullTable = 4096
  /// Alternatives followed at once while a string grows.
  private static let maximumPaths = 8

  private let depth: Int
  private let keepsFullTable: Bool
  private var packer = CodePacker()
  /// Open addressing: prefix code and byte give the string's code.
  private var keys: [Int32]
  private var codes: [Int32]
  private var width: Int
  private var next: Int
  private var wasFull = false
  private var paths = [Int](repeating: 0, count: maximumPaths)
  private var grown = [Int](repeating: 0, count: maximumPaths)

  /// - Parameters:
  ///   - depth: bits a palette index takes, 2…8.
  ///   - unchanged: non-zero where `clear` may stand for the index; nil where nothing may.
  ///   - clear: the clear index.
  /// - Returns: the minimum code size, then blocks of at most 255 bytes, then the terminator.
  static func encode(_ indices: [UInt8], depth: Int, unchanged: [UInt8]? = nil, clear: UInt8 = 0) -> [UInt8] {
    var first = LZWEncoder(depth: depth, keepsFullTable: false)
    var best = first.run(indices, unchanged: unchanged, clear: clear)
    if first.wasFull {
      // A full table still serves pictures that repeat themselves.
      var second = LZWEncoder(depth: depth, keepsFullTable: true)
      let other = second.run(indices, unchanged: unchanged, clear: clear)
      if other.count < best.count { best = other }
    }
    return [UInt8(depth)] + blocks(best)
  }

  private init(depth: Int, keepsFullTable: Bool) {
    self.depth = depth
    self.keepsFullTable = keepsFullTable
    keys = [Int32](repeating: -1, count: Self.hashSize)
    codes = [Int32](repeating: 0, count: Self.hashSize)
    width = depth + 1
    next = (1 << depth) + 2
  }

  private mutating func run(_ indices: [UInt8], unchanged: [UInt8]?, clear: UInt8) -> [UInt8] {
    let reset = 1 << depth
    packer.append(reset, width: width)
    indices.withUnsafeBufferPointer { indices in
      if let unchanged {
        unchanged.withUnsafeBufferPointer { encodeFreely(indices, unchanged: $0, clear: Int(clear)) }
      } else {
        encodePlainly(indices)
      }
    }
    packer.append(reset + 1, width: width)
    return packer.finish()
  }

  private mutating func encodePlainly(_ indices: UnsafeBufferPointer<UInt8>) {
    guard indices.count > 0 else { return }
    var prefix = Int(indices[0])
    var i = 1
    while i < indices.count {
      let byte = Int(indices[i])
      if let code = child(prefix, byte) {
        prefix = code
      } else {
        emit(prefix)
        learn(prefix, byte)
        prefix = byte
      }
      i += 1
    }
    emit(prefix)
    finishWidth()
  }

  private mutating func encodeFreely(
    _ indices: UnsafeBufferPointer<UInt8>, unchanged: UnsafeBufferPointer<UInt8>, clear: Int
  ) {
    var i = 0
    var previous = -1
    while i < indices.count {
      let byte = Int(indices[i])
      if previous >= 0, next == Self.fullTable {
        wasFull = true
        if !keepsFullTable {
          startAfresh()
          previous = -1
        }
      }
      var match = longest(from: i, first: byte, after: previous, indices, unchanged, clear)
      var first = byte
      if unchanged[i] != 0, byte != clear {
        let other = longest(from: i, first: clear, after: previous, indices, unchanged, clear)
        if other.length >= match.length {
          match = other
          first = clear
        }
      }
      if previous >= 0 { learn(previous, first) }
      emit(match.code)
      previous = match.code
      i += match.length
    }
    finishWidth()
  }

  /// The longest known string that the pixels from `start` on can be read as, beginning with `first`. The decoder will
  /// also know `previous` + `first` by then.
  private mutating func longest(
    from start: Int, first: Int, after previous: Int, _ indices: UnsafeBufferPointer<UInt8>,
    _ unchanged: UnsafeBufferPointer<UInt8>, _ clear: Int
  ) -> (code: Int, length: Int) {
    var pathCount = 1
    paths[0] = first
    var best = first
    var i = start + 1
    let isLearning = previous >= 0 && next < Self.fullTable && child(previous, first) == nil
    while i < indices.count {
      let byte = Int(indices[i])
      let isFree = unchanged[i] != 0 && byte != clear
      var grownCount = 0
      var p = 0
      while p < pathCount {
        let path = paths[p]
        var option = 0
        while option < (isFree ? 2 : 1) {
          let value = option == 0 ? byte : clear
          var code = child(path, value)
          if code == nil, isLearning, path == previous, value == first { code = next }
          if let code, grownCount < Self.maximumPaths {
            grown[grownCount] = code
            grownCount += 1
          }
          option += 1
        }
        p += 1
      }
      if grownCount == 0 { break }
      swap(&paths, &grown)
      pathCount = grownCount
      best = paths[0]
      i += 1
    }
    return (best, i - start)
  }

  private func slot(_ prefix: Int, _ byte: Int) -> Int { (prefix &* 2531 &+ byte &* 8081) & (Self.hashSize - 1) }

  private func child(_ prefix: Int, _ byte: Int) -> Int? {
    let key = Int32(truncatingIfNeeded: prefix << 8 | byte)
    var slot = slot(prefix, byte)
    while keys[slot] >= 0 {
      if keys[slot] == key { return Int(codes[slot]) }
      slot = (slot + 1) & (Self.hashSize - 1)
    }
    return nil
  }

  private mutating func emit(_ code: Int) {
    packer.append(code, width: width)
  }

  /// Enters a string as the decoder does, or starts afresh when the table is full.
  private mutating func learn(_ prefix: Int, _ byte: Int) {
    if next < Self.fullTable {
      let key = Int32(truncatingIfNeeded: prefix << 8 | byte)
      var slot = slot(prefix, byte)
      while keys[slot] >= 0 { slot = (slot + 1) & (Self.hashSize - 1) }
      keys[slot] = key
      codes[slot] = Int32(truncatingIfNeeded: next)
      if next == 1 << width { width += 1 }
      next += 1
      return
    }
    wasFull = true
    if !keepsFullTable { startAfresh() }
  }

  private mutating func startAfresh() {
    packer.append(1 << depth, width: width)
    for i in keys.indices { keys[i] = -1 }
    width = depth + 1
    next = (1 << depth) + 2
  }

  /// The decoder enters one more string after the last code, which may lengthen the code that ends the stream.
  private mutating func finishWidth() {
    if next == 1 << width, width < 12 { width += 1 }
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
