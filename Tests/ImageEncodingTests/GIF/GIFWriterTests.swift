import Foundation
import ImageEncoding
import Testing

@Suite("Animated GIF")
struct GIFWriterTests {
  @Test("A loop of 1.5 s at 60 fps is 150 hundredths, with no delay below 2")
  func total() throws {
    let writer = GIFWriter()
    for i in 0..<90 { try writer.add(Self.frame(dotAt: i % 16), duration: FrameDuration(1, 60)) }
    let gif = try GIFFile(writer.finish())
    #expect(gif.delays.reduce(0, +) == 150)
    #expect(gif.delays.allSatisfy { $0 >= 2 })
    #expect(gif.loops == 0)
  }

  @Test("At 50 fps every frame is shown for 2 hundredths")
  func fifty() throws {
    let writer = GIFWriter()
    for i in 0..<75 { try writer.add(Self.frame(dotAt: i % 16), duration: FrameDuration(1, 50)) }
    let gif = try GIFFile(writer.finish())
    #expect(gif.delays == [Int](repeating: 2, count: 75))
  }

  @Test("Equal frames are merged and later ones cropped to the changed area")
  func merging() throws {
    let writer = GIFWriter()
    for i in [3, 3, 5, 5] { try writer.add(Self.frame(dotAt: i), duration: FrameDuration(1, 25)) }
    let gif = try GIFFile(writer.finish())
    #expect(gif.delays == [8, 8])
    #expect(gif.rects == [FrameRect(x: 0, y: 0, width: 16, height: 4), FrameRect(x: 3, y: 2, width: 3, height: 1)])
  }

  @Test("Every frame decodes to its own pixels: opaque and transparent background, few colors, a full table of codes")
  func roundTrips() throws {
    for isClear in [false, true] {
      for colors in [1, 3, 40, 250] {
        let frames = (0..<6).map { Self.scene($0, colors: colors, isClear: isClear) }
        let writer = GIFWriter()
        for frame in frames { try writer.add(frame, duration: FrameDuration(1, 50)) }
        let gif = try GIFFile(writer.finish())
        #expect(gif.frames == frames, "\(colors) colors, clear \(isClear)")
      }
    }
  }

  @Test("More than 256 colors are approximated closely, and alpha has a threshold of one half")
  func quantized() throws {
    let ramp = PNGTests.ramp(alpha: 128)
    let writer = GIFWriter()
    try writer.add(ramp, duration: FrameDuration(1, 50))
    let shown = try #require(GIFFile(writer.finish()).frames.first)
    let errors = zip(shown.pixels, ramp.pixels).enumerated().filter { $0.offset % 4 != 3 }
      .map { abs(Int($0.element.0) - Int($0.element.1)) }
    // An even grid of 16 × 16 colors would be off by 4 on average and by 8 at worst.
    let mean = Double(errors.reduce(0, +)) / Double(errors.count)
    #expect(mean < 6, "\(mean)")
    #expect(try #require(errors.max()) <= 24, "\(errors.max() ?? 0)")
    #expect(shown.pixels[3] == 255)
    let faint = GIFWriter()
    try faint.add(PNGTests.ramp(alpha: 127), duration: FrameDuration(1, 50))
    #expect(try #require(GIFFile(faint.finish()).frames.first).pixels.allSatisfy { $0 == 0 })
  }

  @Test("The same frames give the same bytes")
  func determinism() throws {
    func file() throws -> Data {
      let writer = GIFWriter(colors: 64)
      for alpha in [200, 255] as [UInt8] { try writer.add(PNGTests.ramp(alpha: alpha), duration: FrameDuration(1, 25)) }
      return try writer.finish()
    }
    #expect(try file() == file())
  }

  @Test("One frame is a still image without a loop")
  func still() throws {
    let writer = GIFWriter()
    try writer.add(Self.frame(dotAt: 1), duration: FrameDuration(1, 60))
    let gif = try GIFFile(writer.finish())
    #expect(gif.rects.count == 1)
    #expect(gif.loops == nil)
  }

  @Test("A picture without frames is refused")
  func refusals() throws {
    #expect(throws: ImageEncodingError.noFrames) { try GIFWriter().finish() }
  }

  /// 120 × 70 of pseudo-random colors in which a block wanders over white or clear ground.
  static func scene(_ number: Int, colors: Int, isClear: Bool) -> RGBAImage {
    var pixels = [UInt8](repeating: isClear ? 0 : 255, count: 120 * 70 * 4)
    var seed: UInt32 = 7
    for y in 0..<60 {
      for x in 0..<90 {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        let value = UInt8(Int(seed >> 16) % colors)
        let p = ((y + number) * 120 + x + number * 5) * 4
        pixels.replaceSubrange(p..<(p + 4), with: [value, 255 - value, value / 2, 255])
      }
    }
    return RGBAImage(width: 120, height: 70, pixels: pixels)
  }

  /// White, 16 × 4, with one magenta pixel at (x, 2).
  static func frame(dotAt x: Int) -> RGBAImage {
    var pixels = [UInt8](repeating: 255, count: 16 * 4 * 4)
    pixels[(2 * 16 + x) * 4 + 1] = 0
    return RGBAImage(width: 16, height: 4, pixels: pixels)
  }
}
