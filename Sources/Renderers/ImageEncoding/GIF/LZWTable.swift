/// The strings known to a GIF LZW decoder, as the encoder tracks them: a code and a byte give the code of the string
/// that is one byte longer.
struct LZWTable {
  static let full = 4096
  private static let slots = 1 << 14

  let depth: Int
  /// The slots. Each holds the code and the byte plus one in its upper 20 bits, and the code of the longer string in
  /// the lower
  /// 12. 0 is empty.
  private let entries: UnsafeMutablePointer<UInt32>
  private(set) var next: Int
  private(set) var width: Int

  init(depth: Int) {
    self.depth = depth
    entries = .allocate(capacity: Self.slots)
    entries.initialize(repeating: 0, count: Self.slots)
    next = (1 << depth) + 2
    width = depth + 1
  }

  func deallocate() { entries.deallocate() }

  var isFull: Bool { next == Self.full }

  /// Returns the code of the string that is one byte longer, or a negative number if it is unknown.
  @inline(__always)
  func child(_ code: Int, _ byte: Int) -> Int {
    let key = UInt32(truncatingIfNeeded: code << 8 | byte) &+ 1
    var slot = Self.slot(key)
    while true {
      let entry = entries[slot]
      if entry >> 12 == key { return Int(entry & 0xFFF) }
      if entry == 0 { return -1 }
      slot = (slot &+ 1) & (Self.slots - 1)
    }
  }

  @inline(__always)
  private static func slot(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 18) }

  /// Adds a string as the decoder does. It has no effect if the table is full.
  @inline(__always)
  mutating func learn(_ code: Int, _ byte: Int) {
    guard next < Self.full else { return }
    let key = UInt32(truncatingIfNeeded: code << 8 | byte) &+ 1
    var slot = Self.slot(key)
    while entries[slot] != 0 { slot = (slot &+ 1) & (Self.slots - 1) }
    entries[slot] = key << 12 | UInt32(truncatingIfNeeded: next)
    if next == 1 << width { width += 1 }
    next += 1
  }

  mutating func reset() {
    entries.update(repeating: 0, count: Self.slots)
    next = (1 << depth) + 2
    width = depth + 1
  }

  /// Adjusts the width of the final code. The decoder adds one more string after the last code.
  mutating func finishWidth() {
    if next == 1 << width, width < 12 { width += 1 }
  }
}
