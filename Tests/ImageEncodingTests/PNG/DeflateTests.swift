import Testing

@testable import ImageEncoding

@Suite("Compressed bytes")
struct DeflateTests {
  @Test("An array of compressed bytes is not larger than they are, as thousands of them are kept")
  func capacity() {
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    let packed = Deflate.compress(bytes, level: 1)
    #expect(packed.capacity < 2 * packed.count + 64)
    #expect(Deflate.decompress(packed, count: bytes.count) == bytes)
  }
}
