/// The codes of strings that repeat one byte. With them, a long run costs a step for each of its strings, not for each
/// of its pixels.
struct RunStrings {
  private let count: Int
  /// The length of the longest known string of each byte.
  private let lengths: UnsafeMutablePointer<Int>
  /// The codes of each byte's strings by their length. Only known lengths are initialized.
  private let codes: UnsafeMutablePointer<UInt16>

  init(depth: Int) {
    count = 1 << depth
    lengths = .allocate(capacity: count)
    lengths.initialize(repeating: 1, count: count)
    codes = .allocate(capacity: count * LZWTable.full)
  }

  func deallocate() {
    lengths.deallocate()
    codes.deallocate()
  }

  /// Forgets all strings that were learned.
  func reset() { lengths.update(repeating: 1, count: count) }

  @inline(__always)
  func longest(_ byte: UInt8) -> Int { lengths[Int(byte)] }

  @inline(__always)
  func code(_ byte: UInt8, length: Int) -> Int {
    length == 1 ? Int(byte) : Int(codes[Int(byte) * LZWTable.full + length - 1])
  }

  /// Adds the string that is one byte longer than the longest.
  @inline(__always)
  func learn(_ byte: UInt8, length: Int, code: Int) {
    lengths[Int(byte)] = length
    codes[Int(byte) * LZWTable.full + length - 1] = UInt16(truncatingIfNeeded: code)
  }
}
