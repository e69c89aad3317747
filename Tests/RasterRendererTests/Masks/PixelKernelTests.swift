import Foundation
import PixelKernels
import Testing

@Suite("Pixel loops")
struct PixelKernelTests {
  /// To nearest, halves up: what every product of channels is.
  private func product(_ a: UInt32, _ b: UInt32) -> UInt32 { UInt32((Double(a * b) / 255).rounded()) }

  private func channels(_ pixel: UInt32) -> [UInt32] { [0, 8, 16, 24].map { pixel >> UInt32($0) & 255 } }

  private func over(_ target: UInt32, _ color: UInt32, _ cover: UInt32) -> UInt32 {
    let source = channels(color).map { product($0, cover) }
    let keep = 255 - source[3]
    let result = zip(source, channels(target)).map { $0 + product($1, keep) }
    return result[0] | result[1] << 8 | result[2] << 16 | result[3] << 24
  }

  @Test("A mask blends every width like the formula", arguments: 1...19)
  func widths(width: Int) {
    var dice = Dice(UInt64(width))
    for alpha in [255, 128, 1] as [UInt32] {
      let color = alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
      let mask = (0..<(width * 3 + 8)).map { _ -> UInt8 in
        [0, 255, UInt8(dice.below(256)), UInt8(dice.below(256))][dice.below(4)]
      }
      let old = (0..<(24 * 3)).map { _ -> UInt32 in
        let a = UInt32(dice.below(256))
        return a << 24 | UInt32(dice.below(Int(a) + 1)) << 16 | UInt32(dice.below(Int(a) + 1)) << 8
      }
      var pixels = old
      glowworm_blend_mask(&pixels, 24, mask, width, Int32(width), 3, color)
      for y in 0..<3 {
        for x in 0..<24 {
          let expected = x < width ? over(old[y * 24 + x], color, UInt32(mask[y * width + x])) : old[y * 24 + x]
          #expect(pixels[y * 24 + x] == expected)
        }
      }
    }
  }

  @Test("A rectangle blends every width like the formula", arguments: 1...19)
  func rectangles(width: Int) {
    var dice = Dice(UInt64(width))
    let old = (0..<(24 * 2)).map { _ in UInt32(0xFF00_0000) | UInt32(dice.below(1 << 24)) }
    for color in [0xFF10_2030, 0x8040_2010, 0] as [UInt32] {
      var pixels = old
      glowworm_blend_rectangle(&pixels, 24, Int32(width), 2, color)
      for index in 0..<48 {
        #expect(pixels[index] == (index % 24 < width ? over(old[index], color, 255) : old[index]))
      }
    }
  }

  @Test("A triangle's coverage is its exact area in each pixel")
  func triangle() {
    // Right angle at the origin, legs of 8 and 4 pixels: pixel (x, y) is cut by the line x/8 + y/4 = 1.
    var sums = [Float](repeating: 0, count: 10 * 4)
    for (p, q) in [((0.0, 0.0), (8.0, 0.0)), ((8, 0), (0, 4)), ((0, 4), (0, 0))] {
      glowworm_accumulate_line(&sums, 8, 4, p.0, p.1, q.0, q.1)
    }
    var mask = [UInt8](repeating: 0, count: 32)
    glowworm_resolve(&sums, 8, 4, &mask, 8)
    #expect(Array(mask[0..<8]) == [255, 255, 255, 255, 255, 255, 191, 64])
    #expect(Array(mask[24..<32]) == [191, 64, 0, 0, 0, 0, 0, 0])
    #expect(sums.allSatisfy { $0 == 0 })
  }
}
