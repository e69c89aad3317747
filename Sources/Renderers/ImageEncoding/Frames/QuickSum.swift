import Foundation

extension [UInt8] {
  /// A fast 64-bit hash, four words at a time, with which equal images are found.
  package var fastHash: UInt64 {
    let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
    return withUnsafeBytes { bytes in
      var sums: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
      var i = 0
      while i + 32 <= bytes.count {
        sums.0 = (sums.0 ^ bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self)) &* prime
        sums.1 = (sums.1 ^ bytes.loadUnaligned(fromByteOffset: i + 8, as: UInt64.self)) &* prime
        sums.2 = (sums.2 ^ bytes.loadUnaligned(fromByteOffset: i + 16, as: UInt64.self)) &* prime
        sums.3 = (sums.3 ^ bytes.loadUnaligned(fromByteOffset: i + 24, as: UInt64.self)) &* prime
        i += 32
      }
      while i < bytes.count {
        sums.0 = (sums.0 ^ UInt64(bytes[i])) &* prime
        i += 1
      }
      return ((sums.0 &* 3 &+ sums.1) &* 3 &+ sums.2) &* 3 &+ sums.3
    }
  }

  /// Returns whether the bytes are equal, with the fastest comparison of the machine.
  func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { p in
      other.withUnsafeBytes { q in p.isEmpty || memcmp(p.baseAddress!, q.baseAddress!, p.count) == 0 }
    }
  }
}
