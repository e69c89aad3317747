/// A counter of the distinct colors of many images: up to 256 with their values, and beyond that which colors occur.
struct ColorTally {
  static let limit = 256
  private(set) var colors: [UInt32] = []
  /// A Boolean value that indicates whether more than `limit` colors have occurred, so that `colors` is incomplete.
  private(set) var isOverfull = false
  private var slots = [UInt32](repeating: 0, count: 1024)
  /// The number of each slot's color, beginning with one; 0 is an empty slot.
  private var numbers = [UInt16](repeating: 0, count: 1024)
  /// A bit set of all 24-bit colors, independent of alpha.
  private var seen: [UInt64] = []

  mutating func add(_ image: RGBAImage) {
    image.withWords { words in
      let base = words.baseAddress!
      var i = 0
      while i < words.count, !isOverfull {
        insert(base[i])
        i = PixelRuns.end(base, from: i, to: words.count)
      }
      if isOverfull { mark(base + i, words.count - i) }
    }
  }

  private mutating func mark(_ words: UnsafePointer<UInt32>, _ count: Int) {
    seen.withUnsafeMutableBufferPointer { seen in
      var last: UInt32 = 0
      var i = 0
      while i < count {
        let word = words[i]
        if word != last {
          last = word
          let color = Int(UInt32(littleEndian: word) & 0xFF_FFFF)
          seen[color >> 6] |= 1 << UInt64(color & 63)
        }
        i += 1
      }
    }
  }

  mutating func insert(_ word: UInt32) {
    if isOverfull {
      note(word)
      return
    }
    if index(of: word) != nil { return }
    isOverfull = true
    seen = [UInt64](repeating: 0, count: 1 << 18)
    for color in colors { note(color) }
    note(word)
  }

  /// Returns the number of a color in the order of their first occurrence, or `nil` if there are already `limit` others.
  mutating func index(of word: UInt32) -> UInt8? {
    var slot = Int((word &* 0x9E37_79B1) >> 22)
    while numbers[slot] != 0 {
      if slots[slot] == word { return UInt8(numbers[slot] - 1) }
      slot = (slot + 1) & 1023
    }
    if colors.count == Self.limit { return nil }
    slots[slot] = word
    colors.append(word)
    numbers[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }

  private mutating func note(_ word: UInt32) {
    let color = Int(UInt32(littleEndian: word) & 0xFF_FFFF)
    seen[color >> 6] |= 1 << UInt64(color & 63)
  }

  /// A color, 0xBBGGRR, of no pixel, or `nil` if all 16.8 million occur. Black is tried first.
  var unusedColor: UInt32? {
    if !isOverfull {
      let used = Set(colors.map { UInt32(littleEndian: $0) & 0xFF_FFFF })
      return (0...UInt32(Self.limit)).first { !used.contains($0) }
    }
    guard let index = seen.firstIndex(where: { $0 != .max }) else { return nil }
    return UInt32(index * 64 + (~seen[index]).trailingZeroBitCount)
  }
}
