/// Scans of equal neighbors. Flat areas, of which most pictures of interfaces consist, are skipped by blocks.
enum PixelRuns {
  /// Returns the index after the run of elements that equal the one at `start`.
  @inline(__always)
  static func end(_ words: UnsafePointer<UInt32>, from start: Int, to count: Int) -> Int {
    let word = words[start]
    var i = start + 1
    guard i < count, words[i] == word else { return i }
    let pattern = UInt64(word) << 32 | UInt64(word)
    while i + 8 <= count, isFilled(words + i, with: pattern) { i += 8 }
    while i < count, words[i] == word { i += 1 }
    return i
  }

  /// Returns the index after the run of bytes from `start` on that equal `byte`.
  @inline(__always)
  static func end(of byte: UInt8, _ bytes: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Int {
    var i = start
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    while i + 32 <= count, isFilled(bytes + i, with: pattern) { i += 32 }
    while i < count, bytes[i] == byte { i += 1 }
    return i
  }

  /// Returns whether 32 bytes repeat a pattern of eight.
  @inline(__always)
  private static func isFilled(_ bytes: UnsafeRawPointer, with pattern: UInt64) -> Bool {
    func difference(_ word: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self) ^ pattern
    }
    return difference(0) | difference(1) | difference(2) | difference(3) == 0
  }

  /// Calls `body` with every run's word, start and end.
  @inline(__always)
  static func forEach(_ words: UnsafeBufferPointer<UInt32>, _ body: (UInt32, Int, Int) -> Void) {
    guard let base = words.baseAddress else { return }
    var i = 0
    while i < words.count {
      let end = end(base, from: i, to: words.count)
      body(base[i], i, end)
      i = end
    }
  }
}
