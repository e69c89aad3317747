import Foundation
import ImageEncoding
import Testing

@Suite("Animated PNG")
struct APNGWriterTests {
  @Test("Ninety frames at 60 fps are exactly 1.5 s and repeat forever")
  func exactTotal() throws {
    let writer = APNGWriter()
    for i in 0..<90 { try writer.add(frame(dotAt: i % 16), duration: FrameDuration(1, 60)) }
    let chunks = try Chunk.all(in: writer.finish())
    let header = try #require(chunks.first { $0.type == "acTL" })
    #expect(header.word(0) == 90)
    #expect(header.word(4) == 0)
    let delays = chunks.filter { $0.type == "fcTL" }.map { FrameDuration($0.half(20), $0.half(22)) }
    #expect(delays.reduce(.zero, +) == FrameDuration(3, 2))
  }

  @Test("Equal frames are merged by adding their times")
  func merging() throws {
    let writer = APNGWriter()
    for i in [0, 0, 0, 1] { try writer.add(frame(dotAt: i), duration: FrameDuration(1, 60)) }
    let controls = try Chunk.all(in: writer.finish()).filter { $0.type == "fcTL" }
    #expect(controls.count == 2)
    #expect(FrameDuration(controls[0].half(20), controls[0].half(22)) == FrameDuration(1, 20))
  }

  @Test("A later frame covers only the changed area")
  func cropping() throws {
    let writer = APNGWriter()
    try writer.add(frame(dotAt: 3), duration: FrameDuration(1, 60))
    try writer.add(frame(dotAt: 5), duration: FrameDuration(1, 60))
    let control = try #require(Chunk.all(in: writer.finish()).last { $0.type == "fcTL" })
    #expect([4, 8, 12, 16].map(control.word) == [3, 1, 3, 2])
  }

  @Test("Every frame decodes to its own pixels: opaque, transparent and partially transparent, few and many colors")
  func roundTrips() throws {
    var loops = [[PNGTests.ramp(alpha: 255), PNGTests.ramp(alpha: 90), PNGTests.ramp(alpha: 255)]]
    loops.append([PNGTests.checks(colors: 16), PNGTests.checks(colors: 3), PNGTests.checks(colors: 200)])
    for isClear in [false, true] {
      loops.append((0..<5).map { GIFWriterTests.scene($0, colors: 250, isClear: isClear) })
      loops.append((0..<5).map { GIFWriterTests.scene($0, colors: 4, isClear: isClear) })
    }
    for frames in loops {
      let writer = APNGWriter()
      for frame in frames { try writer.add(frame, duration: FrameDuration(1, 50)) }
      #expect(try Chunk.frames(in: writer.finish()) == frames)
    }
  }

  @Test(
    "Few colors have one byte per pixel, which every decoder accepts for a part of a frame; a single image is packed")
  func depth() throws {
    func depth(of frames: [RGBAImage]) throws -> UInt8 {
      let writer = APNGWriter()
      for frame in frames { try writer.add(frame, duration: FrameDuration(1, 50)) }
      return [UInt8](try writer.finish())[24]
    }
    #expect(try depth(of: (0..<5).map { GIFWriterTests.scene($0, colors: 4, isClear: false) }) == 8)
    #expect(try depth(of: [PNGTests.checks(colors: 3)]) == 2)
  }

  @Test("Sequence numbers of control and data chunks are consecutive")
  func sequence() throws {
    let writer = APNGWriter()
    for i in 0..<4 { try writer.add(frame(dotAt: i), duration: FrameDuration(1, 50)) }
    let chunks = try Chunk.all(in: writer.finish()).filter { $0.type == "fcTL" || $0.type == "fdAT" }
    #expect(chunks.map { $0.word(0) } == Array(0..<7))
  }

  @Test("The first frame is the default image")
  func stillPicture() throws {
    let writer = APNGWriter()
    for i in 0..<3 { try writer.add(frame(dotAt: i), duration: FrameDuration(1, 50)) }
    #expect(try PNGDecoder.decode(writer.finish()) == frame(dotAt: 0))
  }

  @Test("A picture without frames is refused")
  func refusals() throws {
    #expect(throws: ImageEncodingError.noFrames) { try APNGWriter().finish() }
  }

  /// White, 16 × 4, with one magenta pixel at (x, 2).
  private func frame(dotAt x: Int) -> RGBAImage {
    var pixels = [UInt8](repeating: 255, count: 16 * 4 * 4)
    pixels[(2 * 16 + x) * 4 + 1] = 0
    return RGBAImage(width: 16, height: 4, pixels: pixels)
  }
}
