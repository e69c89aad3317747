import Foundation
import ImageEncoding
import Testing

/// Vector pictures in a renderer that is not ours, against our frames of the same moments.
@Suite(.enabled(if: Chromium.path != nil, Chromium.absence), .fullTier, .serialized)
struct ChromiumTests {
  /// The repository's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every listing of the tutorials, and every example.
  static let files: [String] = {
    let listings =
      (try? FileManager.default.contentsOfDirectory(
        atPath: root.appendingPathComponent("Tests/Fixtures/listings").path)) ?? []
    let all = listings.filter { $0.hasSuffix(".swift") }.sorted().map { "Tests/Fixtures/listings/\($0)" }
    // Inspected by a test of its own, and larger than all the others together.
    return all + ExampleFileTests.files.map { "Examples/\($0)" }
  }()

  @Test("At nine moments every listing and every example looks like our frame")
  func frames() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let files = Self.files
    try #require(files.count > 60)
    let works = Works(count: files.count)
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      works.set(index, Result { try VectorCase(files[index], number: index, tool) })
    }
    let all = try works.all.map { try $0.get() }
    // What says that something is left out cannot look the same.
    let cases = all.filter(\.isNative)
    #expect(cases.count > files.count - 5)
    let shown = try Chromium().frames(of: cases.map(\.document), scale: 2, in: tool.folder)
    for (made, pictures) in zip(cases, shown) {
      for (index, picture) in pictures.enumerated() {
        let difference = Pixels.meanDifference(made.frames[index], picture)
        #expect(difference < 0.005, "\(made.file) at \(made.document.phases[index]) s")
      }
    }
  }

  @Test("Edges that move lie within a tenth of a point of ours")
  func edges() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let source = try tool.write(Self.movers, to: "Movers.swift")
    let scale = 4
    let made = try VectorCase(source: source, name: "Movers", number: 0, scale: scale, tool)
    let shown = try Chromium().frames(of: [made.document], scale: scale, in: tool.folder)[0]
    var compared = 0
    for (index, picture) in shown.enumerated() {
      let phase = made.document.phases[index]
      // Rows through the middle of each of the four 20-point rows, 16 points from the top.
      for row in 0..<4 {
        let y = (16 + 20 * row + 10) * scale
        let (a, b) = (Pixels.edges(made.frames[index], row: y), Pixels.edges(picture, row: y))
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

  @Test("Text in an embedded font looks like our frame, with no font of the reader's")
  func embeddedText() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let source = try tool.write(Self.texts, to: "Texts.swift")
    let made = try VectorCase(source: source, name: "Texts", number: 0, options: ["--text", "embedded"], tool)
    let svg = made.document.svg
    #expect(svg.components(separatedBy: "<path").count == 2, "Nothing but the underline is a shape.")
    #expect(svg.contains(">Office AVATAR<"))
    var document = made.document
    // Fonts of shadow trees are not loaded: a page of its own, in an image, as strictly as a browser can be.
    let data = Data(svg.utf8).base64EncodedString()
    document.svg = "<img src='data:image/svg+xml;base64,\(data)' style='display:block'>"
    document.phases = [0]
    let shown = try Chromium().frames(of: [document], scale: 2, in: tool.folder)[0][0]
    #expect(Pixels.meanDifference(made.frames[0], shown) < 0.005)
    // The ink of each line begins and ends where ours does, to half a pixel.
    for row in Pixels.inkRows(made.frames[0]) {
      let (ours, theirs) = (Pixels.ink(made.frames[0], rows: row), Pixels.ink(shown, rows: row))
      #expect(abs(ours.lowerBound - theirs.lowerBound) <= 1 && abs(ours.upperBound - theirs.upperBound) <= 1)
    }
  }

  @Test("Where dark colors are preferred, the dark ones show")
  func dark() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let source = Self.root.appendingPathComponent("Tests/Fixtures/listings/online-1-dot.swift").path
    _ = try tool.run("render", source, "-o", tool.path("a.svg"), "--size", "20x20")
    let svg = String(decoding: try tool.read("a.svg"), as: UTF8.self)
    let document = Chromium.Document(svg: svg, phases: [0], width: 20, height: 20)
    let shown = try Chromium().frames(of: [document], scale: 1, in: tool.folder, dark: true)[0]
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

  /// Kerning, letters that join, figures of one width, a weight, two lines, an underline.
  private static let texts = """
    import SwiftUI
    struct Texts: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          Text("Office AVATAR")
          Text("11:27").font(.system(size: 30, weight: .bold)).monospacedDigit()
          Text("Wait about 25 minutes, then try again").italic().frame(width: 150, alignment: .leading)
          Text("Live").underline().kerning(2).foregroundStyle(.red)
        }
        .padding()
      }
    }
    """

  /// Results that arrive from several threads, each at its own place.
  private final class Works: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<VectorCase, any Error>?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ result: Result<VectorCase, any Error>) { lock.withLock { results[index] = result } }

    var all: [Result<VectorCase, any Error>] { lock.withLock { results.compactMap { $0 } } }
  }
}
