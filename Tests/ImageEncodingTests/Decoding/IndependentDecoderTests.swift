import Foundation
import ImageEncoding
import Testing

/// What a decoder that is not ours says of our files.
@Suite("Pillow decodes the files", .enabled(if: Pillow.isInstalled, "SKIPPED: apt-get install python3-pil"))
struct IndependentDecoderTests {
  /// Loops that differ in what they ask of the encoders.
  private static let scenes: [(name: String, frames: [RGBAImage])] = [
    ("250 colors on white", (0..<6).map { GIFWriterTests.scene($0, colors: 250, isClear: false) }),
    ("250 colors on clear ground", (0..<6).map { GIFWriterTests.scene($0, colors: 200, isClear: true) }),
    ("4 colors, there and back", [0, 1, 2, 3, 2, 1].map { GIFWriterTests.scene($0, colors: 4, isClear: true) }),
    ("a dot", (0..<16).map { GIFWriterTests.frame(dotAt: $0) }),
    ("equal frames", [0, 0, 1, 1, 1, 2].map { GIFWriterTests.frame(dotAt: $0) }),
  ]

  /// Half clear and of many colors: nothing that GIF can hold exactly.
  private static let soft: [(name: String, frames: [RGBAImage])] = [
    ("half clear", [255, 200, 90, 0, 90, 200].map { PNGTests.ramp(alpha: $0) }),
    ("opaque ramps", [255, 255].map { PNGTests.ramp(alpha: $0) }),
  ]

  private func read(
    _ writer: any FrameSequenceWriter, _ frames: [RGBAImage], rate: Int, ending: String
  ) throws -> Pillow.Reading {
    for frame in frames { try writer.add(frame, duration: FrameDuration(1, rate)) }
    return try Pillow.read(writer.finish(), ending: ending, frames: frames)
  }

  @Test("APNG and lossless WebP: every pixel, every time, forever")
  func exact() throws {
    for (name, frames) in Self.scenes + Self.soft {
      let changes = 1 + zip(frames, frames.dropFirst()).filter { $0 != $1 }.count
      for (ending, writer) in [("apng", APNGWriter()), ("webp", WebPWriter())] as [(String, any FrameSequenceWriter)] {
        let found = try read(writer, frames, rate: 20, ending: ending)
        #expect(found.differing == 0, "\(name) \(ending): \(found)")
        #expect(found.frames == changes, "\(name) \(ending): \(found)")
        if changes > 1 {
          #expect(abs(found.total - Double(frames.count) * 50) < 0.01, "\(name) \(ending): \(found)")
          #expect(found.loops == 0, "\(name) \(ending): \(found)")
        }
      }
    }
  }

  @Test("GIF: every pixel where the loop has at most 256 colors, and times to the hundredth")
  func exactGIF() throws {
    for (name, frames) in Self.scenes {
      let found = try read(GIFWriter(), frames, rate: 20, ending: "gif")
      #expect(found.differing == 0, "\(name): \(found)")
      #expect(found.total == Double(frames.count) * 50, "\(name): \(found)")
      #expect(found.loops == 0, "\(name): \(found)")
    }
  }

  @Test("GIF of more colors stays within the palette's error")
  func paletteGIF() throws {
    // 64 × 64 colors of a ramp against 255 entries: see GIFWriterTests for what a regular grid would give.
    let frames = [PNGTests.ramp(alpha: 255), GIFWriterTests.shifted(PNGTests.ramp(alpha: 255), by: 9)]
    let found = try read(GIFWriter(), frames, rate: 20, ending: "gif")
    #expect(found.largest <= 24, "\(found)")
  }

  @Test("Plays are counted as each format counts them", arguments: [1, 3])
  func plays(count: Int) throws {
    let frames = (0..<3).map { GIFWriterTests.frame(dotAt: $0) }
    #expect(try read(APNGWriter(loops: count), frames, rate: 20, ending: "apng").loops == count)
    #expect(try read(WebPWriter(loops: count), frames, rate: 20, ending: "webp").loops == count)
    // GIF counts repetitions; a picture that plays once has no such block.
    #expect(try read(GIFWriter(loops: count), frames, rate: 20, ending: "gif").loops == (count == 1 ? -1 : count - 1))
  }

  @Test("Times that a format cannot represent are rounded so that the loop's length is right")
  func rounding() throws {
    let frames = (0..<15).map { GIFWriterTests.frame(dotAt: $0) }
    // Fifteen frames at 30 a second are half a second: 33.3 ms each.
    #expect(try read(WebPWriter(), frames, rate: 30, ending: "webp").total == 500)
    let gif = try read(GIFWriter(), frames, rate: 30, ending: "gif")
    #expect(gif.total == 500)
    #expect(gif.shortest >= 30)
  }
}

/// Python's imaging library, where it is installed.
enum Pillow {
  struct Reading: Decodable {
    var frames: Int
    /// Milliseconds.
    var total: Double
    var shortest: Double
    /// As the format counts them; -1: the file does not say.
    var loops: Int
    var differing: Int
    var largest: Int
  }

  /// The first Python that has it: Debian's, where another one comes first on the search path.
  private static let python = ["python3", "/usr/bin/python3"].first { python in
    (try? run(python, ["-c", "import PIL"]))?.code == 0
  }

  static var isInstalled: Bool { python != nil }

  static func read(_ data: Data, ending: String, frames: [RGBAImage]) throws -> Reading {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glowworm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("picture.\(ending)")
    let raw = folder.appendingPathComponent("frames.raw")
    try data.write(to: picture)
    try Data(frames.flatMap(\.pixels)).write(to: raw)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/decoding/decode.py").path
    let result = try run(
      try #require(python), [script, picture.path, raw.path, "\(frames[0].width)", "\(frames[0].height)"])
    try #require(result.code == 0, "\(result.errors)")
    return try JSONDecoder().decode(Reading.self, from: result.output)
  }

  private static func run(_ python: String, _ arguments: [String]) throws -> (code: Int32, output: Data, errors: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, data, text)
  }
}

extension GIFWriterTests {
  /// The picture moved to the right; what leaves comes in again on the left.
  static func shifted(_ image: RGBAImage, by columns: Int) -> RGBAImage {
    var result = image
    for y in 0..<image.height {
      for x in 0..<image.width {
        let target = (y * image.width + (x + columns) % image.width) * 4
        let source = (y * image.width + x) * 4
        for k in 0..<4 { result.pixels[target + k] = image.pixels[source + k] }
      }
    }
    return result
  }
}
