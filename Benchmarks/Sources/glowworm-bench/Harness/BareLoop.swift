import Foundation
import PixelKernels

/// The yardstick of `indicators`: what is left when there is no view, no animation system and no display list. A plain
/// loop over `count` places that restores the pixels under a ring from a clean copy and blends the ring and the dot
/// over them, from coverage masks that are computed once a frame for all.
final class BareLoop {
  private let count: Int
  /// With Glowworm's own vector loops instead of the plain ones.
  private let usesVectors: Bool
  private let width: Int
  private let height: Int
  private let pixels: UnsafeMutablePointer<UInt32>
  private let clean: UnsafeMutablePointer<UInt32>
  private let ring: UnsafeMutablePointer<UInt8>
  private let dot: UnsafeMutablePointer<UInt8>
  private var frame = 0

  /// Pixels along the side of the ring's square at its largest, 12 pt × 1.4 at 2× and its soft edge.
  private static let ringSide = 36
  private static let dotSide = 16
  private static let cell = (width: 128, height: 56)

  init(count: Int, usesVectors: Bool = false) {
    self.count = count
    self.usesVectors = usesVectors
    width = min(count, 20) * Self.cell.width
    height = (count + 19) / 20 * Self.cell.height
    pixels = .allocate(capacity: width * height)
    clean = .allocate(capacity: width * height)
    pixels.initialize(repeating: 0xFFFF_FFFF, count: width * height)
    clean.initialize(repeating: 0xFFFF_FFFF, count: width * height)
    ring = .allocate(capacity: Self.ringSide * Self.ringSide + 8)
    dot = .allocate(capacity: Self.dotSide * Self.dotSide + 8)
    Self.disc(dot, side: Self.dotSide, radius: 8)
  }

  deinit {
    pixels.deallocate()
    clean.deallocate()
    ring.deallocate()
    dot.deallocate()
  }

  /// Coverage of a disc in the middle of a square.
  private static func disc(_ mask: UnsafeMutablePointer<UInt8>, side: Int, radius: Double) {
    let middle = Double(side) / 2
    for y in 0..<side {
      for x in 0..<side {
        let dx = Double(x) + 0.5 - middle
        let dy = Double(y) + 0.5 - middle
        let inside = radius + 0.5 - (dx * dx + dy * dy).squareRoot()
        mask[y * side + x] = UInt8(min(max(inside, 0), 1) * 255)
      }
    }
  }

  /// Seconds of CPU.
  @discardableResult
  func play(frames: Int) -> Double {
    let begin = threadTime()
    for _ in 0..<frames {
      frame += 1
      let phase = (Double(frame) / 90).truncatingRemainder(dividingBy: 1)
      let eased = phase * phase * (3 - 2 * phase)
      let scale = 1 + 0.4 * eased
      let alpha = UInt32(0.3 * 0.3 * (1 - eased) * 255)
      let radius = 12 * scale
      Self.disc(ring, side: Self.ringSide, radius: radius)
      // Only the square that the ring covers now or covered before.
      let reach = min(Int((radius + 1.5).rounded(.up)), Self.ringSide / 2)
      for index in 0..<count {
        let x = index % 20 * Self.cell.width + 20
        let y = index / 20 * Self.cell.height + 10
        let inset = Self.ringSide / 2 - reach
        let side = reach * 2
        let place = (y + inset) * width + x + inset
        let corner = (Self.ringSide - Self.dotSide) / 2
        if usesVectors {
          let (wide, small) = (Int32(side), Int32(Self.dotSide))
          glowworm_copy(pixels + place, width, clean + place, width, wide, wide)
          let color = alpha << 24 | (220 * alpha / 255) << 16 | (40 * alpha / 255) << 8 | (40 * alpha / 255)
          glowworm_blend_mask(
            pixels + place, width, ring + inset * Self.ringSide + inset, Self.ringSide, wide, wide, color)
          glowworm_blend_mask(
            pixels + (y + corner) * width + x + corner, width, dot, Self.dotSide, small, small, 0xFFDC_2828)
          continue
        }
        for row in 0..<side {
          memcpy(pixels + place + row * width, clean + place + row * width, side * 4)
        }
        Self.blend(
          pixels + place, width, ring + inset * Self.ringSide + inset, Self.ringSide, side: side,
          color: (220, 40, 40), alpha: alpha)
        Self.blend(
          pixels + (y + corner) * width + x + corner, width, dot, Self.dotSide, side: Self.dotSide,
          color: (220, 40, 40), alpha: 255)
      }
    }
    return threadTime() - begin
  }

  /// Blends a color through a mask over opaque pixels, two channels at a time.
  @inline(__always)
  private static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ targetStride: Int, _ mask: UnsafeMutablePointer<UInt8>, _ maskStride: Int,
    side: Int, color: (UInt32, UInt32, UInt32), alpha: UInt32
  ) {
    let redBlue = color.0 << 16 | color.2
    let green = color.1 << 8
    for y in 0..<side {
      let line = target + y * targetStride
      let cover = mask + y * maskStride
      for x in 0..<side {
        let a = (UInt32(cover[x]) &* alpha &+ 128) >> 8
        let keep = 256 &- a
        let old = line[x]
        let rb = ((old & 0x00FF_00FF) &* keep &+ redBlue &* a) >> 8 & 0x00FF_00FF
        let g = ((old & 0x0000_FF00) &* keep &+ green &* a) >> 8 & 0x0000_FF00
        line[x] = 0xFF00_0000 | rb | g
      }
    }
  }
}
