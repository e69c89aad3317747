import CWebPDemux
import Foundation
import ImageEncoding
import Testing

@Suite("Animated WebP")
struct WebPWriterTests {
  @Test("Lossless frames decode to their own pixels at their own times", arguments: [false, true])
  func lossless(isClear: Bool) throws {
    let frames = (0..<5).map { GIFWriterTests.scene($0, colors: 250, isClear: isClear) }
    let writer = WebPWriter()
    for frame in frames { try writer.add(frame, duration: FrameDuration(1, 60)) }
    let file = try WebPFile(writer.finish())
    #expect(file.frames == frames)
    // 1/60 s steps end at 16.7, 33.3, 50, 66.7 and 83.3 ms.
    #expect(file.ends == [17, 33, 50, 67, 83])
    #expect(file.loops == 0)
  }

  @Test("Equal frames are merged and the total is exact")
  func merging() throws {
    let writer = WebPWriter(loops: 3)
    for i in [0, 0, 0, 1, 1] {
      try writer.add(GIFWriterTests.frame(dotAt: i), duration: FrameDuration(3, 10))
    }
    let file = try WebPFile(writer.finish())
    #expect(file.ends == [900, 1500])
    #expect(file.loops == 3)
  }

  @Test("Lossy frames come close and are smaller")
  func lossy() throws {
    // A ramp with a grain that lossless coding has to spell out.
    var grainy = PNGTests.ramp(alpha: 255)
    var seed: UInt32 = 1
    for i in grainy.pixels.indices where i % 4 != 3 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      grainy.pixels[i] = UInt8(clamping: Int(grainy.pixels[i]) + Int(seed >> 28) - 8)
    }
    func data(_ quality: WebPWriter.Quality) throws -> Data {
      let writer = WebPWriter(quality: quality)
      try writer.add(grainy, duration: FrameDuration(1, 50))
      try writer.add(PNGTests.ramp(alpha: 254), duration: FrameDuration(1, 50))
      return try writer.finish()
    }
    let small = try data(.lossy(50))
    #expect(try small.count * 2 < data(.lossless).count)
    let shown = try #require(WebPFile(small).frames.first).pixels
    let errors = zip(shown, grainy.pixels).map { abs(Int($0) - Int($1)) }
    #expect(errors.reduce(0, +) < errors.count * 8)
  }

  @Test("A picture without frames, and frames that are too large, are refused")
  func refusals() throws {
    #expect(throws: ImageEncodingError.noFrames) { try WebPWriter().finish() }
    let wide = RGBAImage(width: 16384, height: 1, pixels: [UInt8](repeating: 255, count: 65536))
    #expect(throws: ImageEncodingError.tooLarge(limit: 16383)) {
      try WebPWriter().add(wide, duration: FrameDuration(1, 60))
    }
  }
}

/// What libwebp's own animation decoder shows.
struct WebPFile {
  var frames: [RGBAImage] = []
  /// Milliseconds from the start at which each frame ends.
  var ends: [Int] = []
  var loops: Int

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    var info = WebPAnimInfo()
    var frames: [RGBAImage] = []
    var ends: [Int] = []
    try bytes.withUnsafeBufferPointer { bytes in
      var source = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      let decoder = try #require(WebPAnimDecoderNewInternal(&source, nil, WEBP_DEMUX_ABI_VERSION))
      defer { WebPAnimDecoderDelete(decoder) }
      WebPAnimDecoderGetInfo(decoder, &info)
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var pixels: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        try #require(WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0)
        let count = Int(info.canvas_width * info.canvas_height * 4)
        let copy = Array(UnsafeBufferPointer(start: pixels, count: count))
        frames.append(RGBAImage(width: Int(info.canvas_width), height: Int(info.canvas_height), pixels: copy))
        ends.append(Int(end))
      }
    }
    self.frames = frames
    self.ends = ends
    loops = Int(info.loop_count)
  }
}
