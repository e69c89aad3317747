/// The strings that a decoder of GIF's LZW knows, as the encoder follows them: a code and a byte give the code of the
/// string one longer.
struct LZWTable {
  static let full = 4096
  private static let slots = 1 << 14

  let depth: Int
  /// Each slot holds code and byte plus one in its upper 20 bits and the longer string's code in the lower 12; 0 is empty.
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

  /// The code of the string one byte longer; below zero if that is not known.
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

  /// Enters a string as the decoder does. Nothing once the table is full.
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

  /// The decoder enters one more string after the last code, which may lengthen the code that ends the stream.
  mutating func finishWidth() {
    if next == 1 << width, width < 12 { width += 1 }
  }
}
