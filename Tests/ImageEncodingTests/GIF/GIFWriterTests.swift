import Foundation
import ImageEncoding
import Testing

@Suite("Animated GIF")
struct GIFWriterTests {
  @Test("A loop of 1.5 s at 60 frames a second is 150 hundredths, with no delay below 2")
  func total() throws {
    let writer = GIFWriter()
    for i in 0..<90 { try writer.add(Self.frame(dotAt: i % 16), duration: FrameDuration(1, 60)) }
    let gif = try GIFFile(writer.finish())
    #expect(gif.delays.reduce(0, +) == 150)
    #expect(gif.delays.allSatisfy { $0 >= 2 })
    #expect(gif.loops == 0)
  }

  @Test("At 50 frames a second every frame is shown for 2 hundredths")
  func fifty() throws {
    let writer = GIFWriter()
    for i in 0..<75 { try writer.add(Self.frame(dotAt: i % 16), duration: FrameDuration(1, 50)) }
    let gif = try GIFFile(writer.finish())
    #expect(gif.delays == [Int](repeating: 2, count: 75))
  }

  @Test("Equal frames are merged and later ones cut to what changes")
  func merging() throws {
    let writer = GIFWriter()
    for i in [3, 3, 5, 5] { try writer.add(Self.frame(dotAt: i), duration: FrameDuration(1, 25)) }
    let gif = try GIFFile(writer.finish())
    #expect(gif.delays == [8, 8])
    #expect(gif.rects == [FrameRect(x: 0, y: 0, width: 16, height: 4), FrameRect(x: 3, y: 2, width: 3, height: 1)])
  }

  @Test("One frame is a still picture without a loop")
  func still() throws {
    let writer = GIFWriter()
    try writer.add(Self.frame(dotAt: 1), duration: FrameDuration(1, 60))
    let gif = try GIFFile(writer.finish())
    #expect(gif.rects.count == 1)
    #expect(gif.loops == nil)
  }

  @Test("No frame, or frames of different sizes, are refused")
  func refusals() throws {
    #expect(throws: ImageEncodingError.noFrames) { try GIFWriter().finish() }
    let writer = GIFWriter()
    try writer.add(Self.frame(dotAt: 0), duration: FrameDuration(1, 60))
    let other = RGBAImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
    #expect(throws: ImageEncodingError.differentSizes) { try writer.add(other, duration: FrameDuration(1, 60)) }
  }

  /// White, 16 × 4, with one magenta pixel at (x, 2).
  static func frame(dotAt x: Int) -> RGBAImage {
    var pixels = [UInt8](repeating: 255, count: 16 * 4 * 4)
    pixels[(2 * 16 + x) * 4 + 1] = 0
    return RGBAImage(width: 16, height: 4, pixels: pixels)
  }
}

/// What a GIF's blocks say.
struct GIFFile {
  var loops: Int?
  /// Hundredths of a second.
  var delays: [Int] = []
  var rects: [FrameRect] = []

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    func half(_ i: Int) -> Int { Int(bytes[i]) | Int(bytes[i + 1]) << 8 }
    var i = 13 + 3 * (2 << Int(bytes[10] & 7))
    func skipBlocks(_ start: Int) -> Int {
      var i = start
      while bytes[i] != 0 { i += Int(bytes[i]) + 1 }
      return i + 1
    }
    while bytes[i] != 0x3B {
      if bytes[i] == 0x2C {
        rects.append(FrameRect(x: half(i + 1), y: half(i + 3), width: half(i + 5), height: half(i + 7)))
        i = skipBlocks(i + 11)
      } else {
        if bytes[i + 1] == 0xF9 { delays.append(half(i + 4)) }
        if bytes[i + 1] == 0xFF { loops = half(i + 16) }
        i = skipBlocks(i + 2)
      }
    }
    #expect(i == bytes.count - 1)
  }
}
