import Foundation
import ImageEncoding
import Testing

/// A file as the tool draws it: a vector picture, and frames of nine moments of its motion.
struct VectorCase: Sendable {
  var file: String
  var document: Chromium.Document
  var frames: [RGBAImage]
  /// Nothing of it had to be left out.
  var isNative: Bool

  private static let phases = 9
  /// Seconds; of longer loops the beginning is compared.
  private static let longest = 6.0

  init(_ file: String, number: Int, _ tool: BuiltTool) throws {
    // Alone, a view may be as large as the window.
    let isSized = file.contains("online") || file.contains("Online")
    let source = ChromiumTests.root.appendingPathComponent(file).path
    try self.init(source: source, name: file, number: number, options: isSized ? ["--size", "100x100"] : [], tool)
  }

  init(
    source: String, name: String, number: Int, scale: Int = 2, options: [String] = [], _ tool: BuiltTool
  ) throws {
    file = name
    let common = [source, "--scale", "\(scale)", "--appearance", "light"] + options
    // Of what goes on changing without a loop, the beginning is enough, and of what has to be a bitmap a frame.
    func isAny(of names: [String]) -> Bool { names.contains { name.contains($0) } }
    let changes = isAny(of: ["LiveScores", "WaitTimeApp", "Observed"])
    let isPixels = isAny(of: ["FlipCard", "MeshSky", "MorphingBlob"])
    let length = changes ? ["--duration", "2"] : isPixels ? ["--duration", "1"] : []
    let patience = ["--timeout", "300"]
    let made = try tool.run(
      arguments: ["render", "-o", tool.path("\(number).svg")] + common + length + patience)
    try #require(made.code == 0, "\(name): \(made.errors)")
    isNative = !made.errors.contains("left out")
    let svg = String(decoding: try tool.read("\(number).svg"), as: UTF8.self)
    // Whole frames: what changes its shape does so at frames.
    let step = max(1, Int(Self.length(of: svg) * 60 / Double(Self.phases)))
    let rate = (60_000 / Double(step)).rounded() / 1000
    let times = (0..<Self.phases).map { Double($0) / rate }
    let pattern = "\(number)-%d.png"
    let drawn = try tool.run(
      arguments: [
        "render", "-o", tool.path(pattern), "--fps", "\(rate)", "--duration", "\(Double(Self.phases) / rate)",
        "--background", "white",
      ] + common + patience)
    try #require(drawn.code == 0, "\(name): \(drawn.errors)")
    frames = try times.indices.map { index in
      try PNGDecoder.decode(Data(try tool.read("\(number)-\(index + 1).png")))
    }
    let extent = try #require(svg.firstMatch(of: #/width="([\d.]+)" height="([\d.]+)"/#), "\(name)")
    func up(_ text: Substring) -> Int { Int((Double(text) ?? 0).rounded(.up)) }
    document = Chromium.Document(svg: svg, phases: times, width: up(extent.1), height: up(extent.2))
  }

  /// Seconds of the longest animation; both ways where it alternates.
  private static func length(of svg: String) -> Double {
    var length = 1.0
    for rule in svg.matches(of: #/animation:([^;}]+)/#) {
      for animation in rule.1.replacing(#/\([^)]*\)/#, with: "").split(separator: ",") {
        let times = animation.split(separator: " ").compactMap { word -> Double? in
          word.hasSuffix("s") ? Double(word.dropLast()) : nil
        }
        guard let duration = times.first else { continue }
        let whole = duration + max(0, times.dropFirst().first ?? 0)
        length = max(length, animation.contains("alternate") ? whole + duration : whole)
      }
    }
    return min(length, longest)
  }
}

/// What pictures are compared by.
enum Pixels {
  /// Of all channels of the pixels that both have, 0…1. Both have the same middle: frames of a low rate need no margin
  /// for what is drawn between them.
  static func meanDifference(_ a: RGBAImage, _ b: RGBAImage) -> Double {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    var sum = 0
    a.pixels.withUnsafeBufferPointer { left in
      b.pixels.withUnsafeBufferPointer { right in
        func start(of row: Int, in image: RGBAImage) -> Int {
          ((row + (image.height - height) / 2) * image.width + (image.width - width) / 2) * 4
        }
        for y in 0..<height {
          var (i, j) = (start(of: y, in: a), start(of: y, in: b))
          // No ranges: these are millions of pixels, and tests are not optimized.
          let end = i + width * 4
          while i < end {
            sum += abs(Int(left[i]) - Int(right[j])) + abs(Int(left[i + 1]) - Int(right[j + 1]))
            sum += abs(Int(left[i + 2]) - Int(right[j + 2]))
            i += 4
            j += 4
          }
        }
      }
    }
    return Double(sum) / Double(width * height * 3) / 255
  }

  /// Where a row of black on white crosses the middle, in pixels, between pixel centers.
  static func edges(_ image: RGBAImage, row: Int) -> [Double] {
    let values = (0..<image.width).map { Double(image.pixels[(row * image.width + $0) * 4]) }
    return values.indices.dropLast().compactMap { x in
      let (a, b) = (values[x] - 127.5, values[x + 1] - 127.5)
      return a.sign == b.sign ? nil : Double(x) + a / (a - b)
    }
  }

  /// Stretches of rows with something darker than paper in them.
  static func inkRows(_ image: RGBAImage) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for y in 0..<image.height where !ink(image, rows: y..<(y + 1)).isEmpty {
      if let last = result.last, last.upperBound == y {
        result[result.count - 1] = last.lowerBound..<(y + 1)
      } else {
        result.append(y..<(y + 1))
      }
    }
    return result
  }

  /// The columns with something darker than paper in these rows.
  static func ink(_ image: RGBAImage, rows: Range<Int>) -> Range<Int> {
    var (first, last) = (image.width, -1)
    for y in rows {
      for x in 0..<image.width where image.pixels[(y * image.width + x) * 4 + 1] < 200 {
        first = min(first, x)
        last = max(last, x)
      }
    }
    return last < 0 ? 0..<0 : first..<(last + 1)
  }
}
