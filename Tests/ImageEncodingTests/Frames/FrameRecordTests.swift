import Foundation
import Testing

@testable import ImageEncoding

@Suite("What changes from frame to frame")
struct FrameRecordTests {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let gray: [UInt8] = [128, 128, 128, 255]

  private func image(_ width: Int, _ height: Int, _ pixel: [UInt8] = red) -> RGBAImage {
    RGBAImage(width: width, height: height, pixels: Array(repeating: pixel, count: width * height).flatMap { $0 })
  }

  private var grayWord: UInt32 { UInt32(littleEndian: 0xFF80_8080) }

  /// Red in the middle of gray.
  private func framed(_ width: Int, _ height: Int, in large: (Int, Int)) -> RGBAImage {
    image(width, height).centered(width: large.0, height: large.1, background: grayWord)
  }

  @Test("A picture that grows has one size, with the smaller frames in its middle, in every format")
  func growing() throws {
    let sizes = [(4, 4), (8, 4), (12, 8), (4, 4)]
    let expected = sizes.map { framed($0.0, $0.1, in: (12, 8)) }
    let apng = APNGWriter(background: grayWord)
    let gif = GIFWriter(background: grayWord)
    let webp = WebPWriter(background: grayWord)
    for size in sizes {
      for writer in [apng, gif, webp] as [any FrameSequenceWriter] {
        try writer.add(image(size.0, size.1), duration: FrameDuration(1, 10))
      }
    }
    #expect(try Chunk.frames(in: apng.finish()) == expected)
    #expect(try GIFFile(gif.finish()).frames == expected)
    #expect(try WebPFile(webp.finish()).frames == expected)
  }

  @Test("Outputs that need the size first are written again")
  func uniform() throws {
    final class Collector: FrameOutput {
      var frames: [RGBAImage] = []
      var isClosed = false
      func add(_ frame: RGBAImage, duration: FrameDuration) { frames.append(frame) }
      func close() { isClosed = true }
    }
    var made: [Collector] = []
    let output = UniformOutput(background: grayWord) {
      made.append(Collector())
      return made[made.count - 1]
    }
    for size in [(2, 2), (2, 2), (6, 2)] { try output.add(image(size.0, size.1), duration: FrameDuration(1, 10)) }
    try output.close()
    #expect(made.map(\.isClosed) == [false, true])
    #expect(made[1].frames == [framed(2, 2, in: (6, 2)), framed(2, 2, in: (6, 2)), image(6, 2)])
  }

  @Test("Times are exact: each change is shown until the next")
  func durations() {
    var record = FrameRecord(keepsSparse: false)
    for (pixel, duration) in [(Self.red, 1), (Self.red, 2), (Self.gray, 3), (Self.red, 1)] {
      record.add(image(2, 2, pixel), duration: FrameDuration(duration, 60))
    }
    #expect(record.changes.indices.map(record.duration) == [3, 3, 1].map { FrameDuration($0, 60) })
    #expect(record.total == FrameDuration(7, 60))
    #expect(record.contents.count == 2)
  }

  @Test("Frames that exceed the memory are read back unchanged")
  func blobs() {
    var store = BlobStore()
    // Noise, which hardly can be deflated.
    func noise(_ number: Int) -> [UInt8] {
      var seed = UInt64(number + 1)
      return (0..<(1 << 20)).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: seed >> 56)
      }
    }
    let pieces = (0..<4).map(noise)
    for index in 0..<112 { store.add(pieces[index % 4]) }
    #expect(store.isInFile)
    for index in [0, 63, 64, 80, 95, 96, 111] { #expect(store.bytes(index) == pieces[index % 4]) }
  }

  @Test("Equal frames of a folder are encoded once, and each has its file")
  func sequence() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glowworm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = SequenceOutput(pattern: folder.path + "/%d.png")
    for index in 0..<40 {
      try output.add(image(3, 3, index % 2 == 0 ? Self.red : Self.gray), duration: FrameDuration(1, 60))
    }
    try output.close()
    #expect(output.encodedCount == 2)
    for number in [1, 2, 39, 40] {
      let data = try Data(contentsOf: folder.appendingPathComponent("\(number).png"))
      #expect(try PNGDecoder.decode(data) == image(3, 3, number % 2 == 1 ? Self.red : Self.gray))
    }
  }
}
