#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The message channel to the compiler on standard input and output. Each message is its length, 8 bytes
/// little-endian, followed by JSON.
struct Channel {
  /// Returns the next message, or `nil` at the end of input.
  func receive() -> JSON? {
    guard let header = read(count: 8) else { return nil }
    var length: UInt64 = 0
    for (index, byte) in header.enumerated() { length |= UInt64(byte) << (8 * UInt64(index)) }
    guard length < UInt64(Int32.max), let body = read(count: Int(length)) else { return nil }
    return JSONReader.value(of: body) ?? .null
  }

  func send(_ message: JSON) {
    let body = Array(message.text.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> (8 * UInt64($0))) }
    var rest = (header + body)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      if written <= 0 { return }
      rest = rest.dropFirst(written)
    }
  }

  private func read(count: Int) -> [UInt8]? {
    var result = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = result.withUnsafeMutableBytes { buffer in
        recv(into: buffer.baseAddress.map { $0 + filled }, count: count - filled)
      }
      if got <= 0 { return nil }
      filled += got
    }
    return result
  }

  private func recv(into pointer: UnsafeMutableRawPointer?, count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(0, pointer, count)
    #else
      Darwin.read(0, pointer, count)
    #endif
  }
}
