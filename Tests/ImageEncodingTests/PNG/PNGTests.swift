import Foundation
import ImageEncoding
import Testing

@Suite("PNG files")
struct PNGTests {
  @Test("Every pixel survives: few colors, many, with and without transparency")
  func roundTrips() throws {
    for image in [Self.checks(colors: 2), Self.checks(colors: 4), Self.checks(colors: 16), Self.checks(colors: 200)] {
      #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
    }
    for alpha in [255, 77] {
      let image = Self.ramp(alpha: UInt8(alpha))
      #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
    }
  }

  @Test("Few colors are written with a palette, opaque images without alpha")
  func formats() {
    // IHDR's color type is the 26th byte, its depth the 25th.
    #expect(Array(PNGEncoder.encode(Self.checks(colors: 2)))[24...25] == [1, 3])
    #expect(Array(PNGEncoder.encode(Self.checks(colors: 16)))[24...25] == [4, 3])
    #expect(Array(PNGEncoder.encode(Self.ramp(alpha: 255)))[24...25] == [8, 2])
    #expect(Array(PNGEncoder.encode(Self.ramp(alpha: 9)))[24...25] == [8, 6])
  }

  @Test("Malformed files are rejected with a reason")
  func broken() {
    let good = PNGEncoder.encode(Self.checks(colors: 16))
    #expect(throws: ImageEncodingError.self) { try PNGDecoder.decode(Data("GIF89a".utf8)) }
    #expect(throws: ImageEncodingError.self) { try PNGDecoder.decode(good.prefix(60)) }
    #expect(throws: ImageEncodingError.self) { try PNGDecoder.decode(Data()) }
  }

  /// Runs of `colors` different opaque colors.
  static func checks(colors: Int) -> RGBAImage {
    var pixels: [UInt8] = []
    for i in 0..<(20 * 11) {
      let gray = UInt8(i % colors * 255 / colors)
      pixels += [gray, gray, 255 - gray, 255]
    }
    return RGBAImage(width: 20, height: 11, pixels: pixels)
  }

  /// 4,096 colors.
  static func ramp(alpha: UInt8) -> RGBAImage {
    var pixels: [UInt8] = []
    for y in 0..<64 {
      for x in 0..<64 { pixels += [UInt8(x * 4), UInt8(y * 4), UInt8(255 - x), alpha] }
    }
    return RGBAImage(width: 64, height: 64, pixels: pixels)
  }
}
