import Foundation
import ImageEncoding
import Testing

/// Vector pictures in a renderer that is not ours, against our frames of the same moments.
@Suite(.enabled(if: Chromium.path != nil, Chromium.absence), .serialized)
struct ChromiumTests {
  /// The repository's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every listing of the tutorials, and the examples of indicators.
  static let files: [String] = {
    func files(in folder: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
    return files(in: "Tests/Fixtures/listings") + files(in: "Examples")
  }()

  @Test("At nine moments of its loop each document looks like our frame", arguments: files)
  func frames(_ file: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let source = Self.root.appendingPathComponent(file).path
    let isSized = file.contains("online") || file.contains("Online")
    let size = isSized ? ["--size", "40x40"] : []
    let made = try tool.run(arguments: ["render", source, "-o", tool.path("a.svg")] + size)
    try #require(made.code == 0, "\(made.errors)")
    let svg = String(decoding: try tool.read("a.svg"), as: UTF8.self)
    let phases = Self.phases(of: svg)
    let extent = try Self.extent(of: svg)
    let shown = try Chromium().frames(
      of: svg, at: phases, width: extent.width, height: extent.height, scale: 2, in: tool.folder)
    for (phase, picture) in zip(phases, shown) {
      let ours = try Self.frame(of: source, at: phase, scale: 2, size: size, tool)
      let difference = Self.meanDifference(ours, picture)
      #expect(difference < 0.005, "\(file) at \(phase) s")
    }
  }

  @Test("Edges that move lie within a tenth of a point of ours")
  func edges() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let source = try tool.write(Self.movers, to: "Movers.swift")
    let made = try tool.run(arguments: ["render", source, "-o", tool.path("a.svg")])
    try #require(made.code == 0, "\(made.errors)")
    let svg = String(decoding: try tool.read("a.svg"), as: UTF8.self)
    let phases = (0..<9).map { 2 * Double($0) / 9 }
    let extent = try Self.extent(of: svg)
    let scale = 4
    let shown = try Chromium().frames(
      of: svg, at: phases, width: extent.width, height: extent.height, scale: scale, in: tool.folder)
    var compared = 0
    for (phase, picture) in zip(phases, shown) {
      let ours = try Self.frame(of: source, at: phase, scale: scale, size: [], tool)
      // Rows through the middle of each of the four 20-point rows, 16 points from the top.
      for row in 0..<4 {
        let y = (16 + 20 * row + 10) * scale
        let (a, b) = (Self.edges(ours, row: y), Self.edges(picture, row: y))
        try #require(a.count == b.count, "row \(row) at \(phase) s: \(a), \(b)")
        for (left, right) in zip(a, b) {
          #expect(abs(left - right) / Double(scale) < 0.1, "row \(row) at \(phase) s")
          compared += 1
        }
      }
    }
    // Two edges a row at least; where a bar overshoots another one may cross the row.
    #expect(compared >= 9 * 4 * 2)
  }

  @Test("Where dark colours are preferred, the dark ones show")
  func dark() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let source = Self.root.appendingPathComponent("Tests/Fixtures/listings/online-1-dot.swift").path
    _ = try tool.run("render", source, "-o", tool.path("a.svg"), "--size", "20x20")
    let svg = String(decoding: try tool.read("a.svg"), as: UTF8.self)
    let shown = try Chromium().frames(of: svg, at: [0], width: 20, height: 20, scale: 1, in: tool.folder, dark: true)
    _ = try tool.run(
      "render", source, "-o", tool.path("f.png"), "--size", "20x20", "--scale", "1", "--appearance", "dark")
    let ours = try PNGDecoder.decode(Data(try tool.read("f.png")))
    let middle = (10 * 20 + 10) * 4
    #expect(Array(shown[0].pixels[middle..<(middle + 3)]) == Array(ours.pixels[middle..<(middle + 3)]))
  }

  /// An offset, a scale, a spring and a layout, each an edge that moves over white.
  private static let movers = """
    import SwiftUI
    struct Movers: View {
      @State private var on = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.black.frame(width: 15).offset(x: on ? 90 : 0)
            .animation(.easeInOut(duration: 1).repeatForever(), value: on)
          Color.black.frame(width: 40).scaleEffect(on ? 2 : 0.5, anchor: .leading)
            .animation(.easeIn(duration: 0.8).delay(0.2).repeatForever(), value: on)
          Color.black.frame(width: 15).offset(x: on ? 60 : 10)
            .animation(.spring(response: 0.7, dampingFraction: 0.35), value: on)
          Color.black.frame(width: on ? 100 : 20).animation(.linear(duration: 2), value: on)
        }
        .frame(width: 120, height: 80)
        .onAppear { on = true }
      }
    }
    """

  // MARK: Measuring

  /// Nine moments of the longest pass; both ways where it alternates.
  private static func phases(of svg: String) -> [Double] {
    var length = 1.0
    for match in svg.matches(of: #/animation:\w+ ([\d.]+)s/#) { length = max(length, Double(match.1) ?? 0) }
    if svg.contains(" alternate") { length *= 2 }
    return (0..<9).map { (length * Double($0) / 9 * 10_000).rounded() / 10_000 }
  }

  private static func extent(of svg: String) throws -> (width: Int, height: Int) {
    let match = try #require(svg.firstMatch(of: #/width="([\d.]+)" height="([\d.]+)"/#))
    func up(_ text: Substring) -> Int { Int((Double(text) ?? 0).rounded(.up)) }
    return (up(match.1), up(match.2))
  }

  private static func frame(
    of source: String, at time: Double, scale: Int, size: [String], _ tool: BuiltTool
  ) throws -> RGBAImage {
    let arguments = [
      "render", source, "-o", tool.path("f.png"), "--at", "\(time)", "--scale", "\(scale)", "--background", "white",
    ]
    let result = try tool.run(arguments: arguments + size)
    try #require(result.code == 0, "\(result.errors)")
    return try PNGDecoder.decode(Data(try tool.read("f.png")))
  }

  /// Of all channels of the pixels that both have, 0…1.
  private static func meanDifference(_ a: RGBAImage, _ b: RGBAImage) -> Double {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    var sum = 0
    a.pixels.withUnsafeBufferPointer { left in
      b.pixels.withUnsafeBufferPointer { right in
        for y in 0..<height {
          for x in 0..<width {
            let (i, j) = ((y * a.width + x) * 4, (y * b.width + x) * 4)
            for channel in 0..<3 { sum += abs(Int(left[i + channel]) - Int(right[j + channel])) }
          }
        }
      }
    }
    return Double(sum) / Double(width * height * 3) / 255
  }

  /// Where a row of black on white crosses the middle, in pixels, between pixel centres.
  private static func edges(_ image: RGBAImage, row: Int) -> [Double] {
    let values = (0..<image.width).map { Double(image.pixels[(row * image.width + $0) * 4]) }
    return values.indices.dropLast().compactMap { x in
      let (a, b) = (values[x] - 127.5, values[x + 1] - 127.5)
      return a.sign == b.sign ? nil : Double(x) + a / (a - b)
    }
  }
}
