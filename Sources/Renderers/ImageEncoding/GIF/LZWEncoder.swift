/// An encoder of GIF's variable-width LZW (GIF89a specification, appendix F).
///
/// An unchanged pixel may be written with its own index or with the transparent one. The encoder chooses the index
/// that continues the longest string known to the decoder.
struct LZWEncoder {
  /// The rules for a full table and for the choice of strings.
  struct Policy: Sendable {
    /// A full table is kept while its strings are at least this fraction as long as they were while it grew. 0 never
    /// resets it, and infinity resets it immediately.
    var patience: Double
    /// A Boolean value that indicates whether shorter strings are chosen if they make the next one longer.
    var looksAhead: Bool
    /// A Boolean value that indicates whether a string starts with the transparent index if both choices are equally
    /// good.
    var prefersClear = true
    /// The number of alternatives followed while a string grows, at most `maximumPaths`.
    var paths = LZWEncoder.maximumPaths
  }

  /// The maximum number of alternatives followed while a string grows.
  fileprivate static let maximumPaths = 8
  /// The maximum number of pixels by which a string may be shortened in favor of the next one.
  private static let retreat = 4
  /// The number of codes by which a full table is evaluated.
  private static let window = 128

  private let policy: Policy
  private var table: LZWTable
  private var packer = CodePacker()
  // Counters since the last reset of the table, and for the current window.
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

  /// Encodes indices.
  ///
  /// - Parameters:
  ///   - depth: The number of bits of a palette index, 2–8.
  ///   - free: 1 where `clear` may replace the index, else 0, or `nil` if it may do so nowhere.
  ///   - clear: The transparent index.
  ///   - limit: The size in bytes at which the result is no longer useful, and may be incomplete.
  /// - Returns: The minimum code size, then blocks of at most 255 bytes, then the terminator; and whether the table was
  ///   ever full, so that patience matters.
  static func encode(
    _ indices: [UInt8], depth: Int, free: [UInt8]? = nil, clear: UInt8 = 0, policy: Policy, limit: Int = .max
  ) -> (bytes: [UInt8], wasFull: Bool) {
    var encoder = LZWEncoder(depth: depth, policy: policy)
    defer { encoder.table.deallocate() }
    encoder.packer.append(1 << depth, width: encoder.table.width)
    indices.withUnsafeBufferPointer { indices in
      if let free {
        free.withUnsafeBufferPointer { free in
          withUnsafeTemporaryAllocation(of: Int.self, capacity: maximumPaths * 2 + retreat) { scratch in
            encoder.encodeFreely(indices, free, clear: Int(clear), scratch.baseAddress!, limit: limit)
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
    let runs = RunStrings(depth: table.depth)
    defer { runs.deallocate() }
    // The string from `start` to `i` has the code `prefix`.
    var start = 0
    while true {
      // A string that begins with a run begins with the longest string of that byte alone.
      let byte = base[start]
      let longest = min(runs.longest(byte), count - start)
      var i = PixelRuns.end(of: byte, base, from: start + 1, to: start + longest)
      var prefix = runs.code(byte, length: i - start)
      var isRun = true
      var code = -1
      while i < count {
        code = table.child(prefix, Int(base[i]))
        if code < 0 { break }
        isRun = isRun && base[i] == byte
        prefix = code
        i += 1
      }
      packer.append(prefix, width: table.width)
      guard i < count else { return }
      if table.isFull {
        if startsAfresh(after: i - start) {
          runs.reset()
          if packer.size > limit { return }
        }
      } else {
        if isRun, base[i] == byte { runs.learn(byte, length: i - start + 1, code: table.next) }
        table.learn(prefix, Int(base[i]))
        note(i - start)
      }
      start = i
    }
  }

  private mutating func note(_ length: Int) {
    codes += 1
    pixels += length
  }

  /// Returns whether to reset a full table because its strings have become too short. The last one had `length` pixels.
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
    _ scratch: UnsafeMutablePointer<Int>, limit: Int
  ) {
    let search = LZWSearch(
      indices: indices, free: free, clear: clear, scratch: scratch, maximumPaths: policy.paths, retreat: Self.retreat,
      prefersClear: policy.prefersClear)
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
