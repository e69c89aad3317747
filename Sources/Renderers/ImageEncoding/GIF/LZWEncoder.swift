/// GIF's variable-width LZW (GIF89a specification, appendix F).
///
/// A pixel that the frame leaves as it was may be written with its own index or with the clear one; the encoder takes
/// whichever continues the longest string that the decoder already knows.
struct LZWEncoder {
  /// What to do when the table is full, and how to choose strings.
  struct Policy: Sendable {
    /// A full table is kept while its strings are at least this part as long as they were while it grew: 0 keeps it for
    /// ever, infinity starts afresh at once.
    var patience: Double
    /// Shorter strings are taken where the next one gets longer for it.
    var looksAhead: Bool
  }

  /// Alternatives followed at once while a string grows.
  private static let maximumPaths = 8
  /// How much shorter a string may be taken for the next one's sake.
  private static let retreat = 4
  /// Codes by which a full table is judged.
  private static let window = 128

  private let policy: Policy
  private var table: LZWTable
  private var packer = CodePacker()
  // Since the table was reset, and in the last window.
  private var codes = 0
  private var pixels = 0
  private var recentCodes = 0
  private var recentPixels = 0
  private var growthMean = 0.0
  private var wasFull = false

  private init(depth: Int, policy: Policy) {
    self.policy = policy
    table = LZWTable(depth: depth)
  }

  /// - Parameters:
  ///   - depth: bits a palette index takes, 2…8.
  ///   - free: non-zero where `clear` may stand for the index; nil where nothing may.
  ///   - clear: the clear index.
  ///   - limit: bytes from which on the result is of no use: what is returned then is not whole.
  /// - Returns: the minimum code size, then blocks of at most 255 bytes, then the terminator; and whether the table was
  ///   ever full, that is, whether patience matters.
  static func encode(
    _ indices: [UInt8], depth: Int, free: [UInt8]? = nil, clear: UInt8 = 0, policy: Policy, limit: Int = .max
  ) -> (bytes: [UInt8], wasFull: Bool) {
    var encoder = LZWEncoder(depth: depth, policy: policy)
    defer { encoder.table.deallocate() }
    encoder.packer.append(1 << depth, width: encoder.table.width)
    indices.withUnsafeBufferPointer { indices in
      if let free {
        free.withUnsafeBufferPointer { free in
          withUnsafeTemporaryAllocation(of: Int.self, capacity: maximumPaths * 2 + retreat) { room in
            encoder.encodeFreely(indices, free, clear: Int(clear), room.baseAddress!, limit: limit)
          }
        }
      } else {
        encoder.encodePlainly(indices, limit: limit)
      }
    }
    encoder.table.finishWidth()
    encoder.packer.append((1 << depth) + 1, width: encoder.table.width)
    return (encoder.packer.finish(depth: depth), encoder.wasFull)
  }

  private mutating func encodePlainly(_ indices: UnsafeBufferPointer<UInt8>, limit: Int) {
    guard let base = indices.baseAddress, indices.count > 0 else { return }
    let count = indices.count
    var prefix = Int(base[0])
    var start = 0
    var i = 1
    while i < count {
      let byte = Int(base[i])
      let code = table.child(prefix, byte)
      if code >= 0 {
        prefix = code
      } else {
        packer.append(prefix, width: table.width)
        if table.isFull {
          if startsAfresh(after: i - start) { if packer.size > limit { return } }
        } else {
          table.learn(prefix, byte)
          note(i - start)
        }
        start = i
        prefix = byte
      }
      i += 1
    }
    packer.append(prefix, width: table.width)
  }

  private mutating func note(_ length: Int) {
    codes += 1
    pixels += length
  }

  /// With a full table: resets it if its strings, the last of which took `length` pixels, have become too short.
  private mutating func startsAfresh(after length: Int) -> Bool {
    wasFull = true
    if policy.patience == 0 { return false }
    if policy.patience < .infinity {
      if growthMean == 0 { growthMean = Double(pixels) / Double(max(codes, 1)) }
      recentCodes += 1
      recentPixels += length
      if recentCodes < Self.window { return false }
      let mean = Double(recentPixels) / Double(recentCodes)
      recentCodes = 0
      recentPixels = 0
      if mean >= growthMean * policy.patience { return false }
    }
    packer.append(1 << table.depth, width: table.width)
    table.reset()
    (codes, pixels, recentCodes, recentPixels, growthMean) = (0, 0, 0, 0, 0)
    return true
  }

  private mutating func encodeFreely(
    _ indices: UnsafeBufferPointer<UInt8>, _ free: UnsafeBufferPointer<UInt8>, clear: Int,
    _ room: UnsafeMutablePointer<Int>, limit: Int
  ) {
    let search = LZWSearch(
      indices: indices, free: free, clear: clear, room: room, maximumPaths: Self.maximumPaths, retreat: Self.retreat)
    var i = 0
    var previous = -1
    var lastLength = 0
    while i < indices.count {
      if previous >= 0, table.isFull {
        if startsAfresh(after: lastLength) {
          previous = -1
          if packer.size > limit { return }
        }
      }
      let match = search.best(from: i, after: previous, in: table, looksAhead: policy.looksAhead)
      if previous >= 0 { table.learn(previous, match.first) }
      packer.append(match.code, width: table.width)
      note(match.length)
      previous = match.code
      lastLength = match.length
      i += match.length
    }
  }
}
