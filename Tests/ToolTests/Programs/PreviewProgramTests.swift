import Foundation
import Testing

/// `glowworm preview` as a person uses it: a browser, an editor, and mistakes.
@Suite(
  "The live preview in a browser", .enabled(if: Chromium.path != nil, Chromium.absence), .fullTier, .serialized)
struct PreviewProgramTests {
  private static func source(_ path: String) throws -> String {
    try String(contentsOf: ChromiumTests.root.appendingPathComponent(path), encoding: .utf8)
  }

  private static let ring = "pictures[0].querySelector('circle')"

  private func show(_ time: Double, _ page: ChromiumPage) throws {
    _ = try page.evaluate("setPlaying(false); time = \(time); apply(); 0")
  }

  @Test("Edits of literals change picture and motion without the compiler, and the loop keeps its phase")
  func edits() throws {
    let session = try PreviewPageSession(try Self.source("Examples/PulsingLiveIndicator.swift"))
    let page = session.page
    for iteration in [0.0, 1, 100] {
      try show(1.5 * iteration + 0.75, page)
      #expect(abs(try page.number("+getComputedStyle(\(Self.ring)).opacity") - 0.15) < 0.001)
      #expect(try page.text("getComputedStyle(\(Self.ring)).transform").hasPrefix("matrix(1.2, 0"))
    }
    // Color, text, duration, scale and opacity.
    let programs = try session.programs()
    #expect(programs.count == 1)
    let fill = try page.text("\(Self.ring).getAttribute('fill')")
    try session.save(until: "\(Self.ring).getAttribute('fill') !== '\(fill)'") {
      $0.replacing("Color = .red", with: "Color = .indigo")
    }
    try session.save(until: "pictures[0].querySelector('desc').textContent === 'On air'") {
      $0.replacing("String = \"Live\"", with: "String = \"On air\"")
    }
    try session.save(until: "animations[0].effect.getComputedTiming().duration === 3000") {
      $0.replacing("Double = 1.5", with: "Double = 3")
    }
    try show(1.5, page)
    #expect(abs(try page.number("+getComputedStyle(\(Self.ring)).opacity") - 0.15) < 0.001)
    try session.save(until: "(apply(), getComputedStyle(\(Self.ring)).transform).startsWith('matrix(1.5, 0')") {
      $0.replacing("1.4 : 1.0", with: "2.0 : 1.0")
    }
    try session.save(until: "(apply(), Math.abs(getComputedStyle(\(Self.ring)).opacity - 0.4) < 0.001)") {
      $0.replacing("0 : 0.3", with: "0 : 0.8")
    }
    // While it plays, too: a linear curve shows the phase.
    try show(0.75, page)
    try session.save(until: "(apply(), Math.abs(getComputedStyle(\(Self.ring)).opacity - 0.6) < 0.001)") {
      $0.replacing("easeInOut", with: "linear")
    }
    let linear = try session.programs()
    #expect(linear.count == 2)
    _ = try page.evaluate("rate = 0.01; setPlaying(true); 0")
    let phase = "1 - getComputedStyle(\(Self.ring)).opacity / 0.8"
    let before = try page.number(phase)
    try session.save(until: "pictures[0].querySelector('desc').textContent === 'Online'") {
      $0.replacing("String = \"On air\"", with: "String = \"Online\"")
    }
    #expect((0..<0.05).contains(try page.number(phase) - before))
    #expect(try session.programs() == linear)
    #expect(session.end() == 0)
  }

  @Test("A value that does not fit the compiled type is compiled")
  func types() throws {
    let session = try PreviewPageSession(
      """
      import SwiftUI
      struct Dots: View {
        var body: some View {
          HStack(spacing: 0) { ForEach(0..<2, id: \\.self) { _ in Circle().frame(width: 10, height: 10) } }
        }
      }
      """)
    let programs = try session.programs()
    try session.save(until: "pictures[0].querySelectorAll('circle').length === 3") {
      $0.replacing("0..<2", with: "0..<3")
    }
    try session.save(until: "pictures[0].viewBox.baseVal.width === 69.5") {
      $0.replacing("width: 10", with: "width: 12.5")
    }
    #expect(try session.programs() == programs)
    try session.save { $0.replacing("0..<3", with: "0..<3.5") }
    try session.page.wait(until: "document.body.dataset.status === 'failed'")
    #expect(try session.page.text("document.getElementById('message').textContent").contains("error:"))
    #expect(session.end() == 0)
  }

  @Test("Files with literals that cannot be looked up compile, and their other literals need no compiler")
  func constants() throws {
    let session = try PreviewPageSession(
      """
      import SwiftUI
      struct Meters: ExpressibleByIntegerLiteral { var value: Int; init(integerLiteral value: Int) { self.value = value } }
      enum Level: Int { case low = 1, high = 2 }
      struct Mixed: View {
        var length: Meters = 3
        var level = Level.low
        var body: some View {
          switch level {
          case .low: Rectangle().fill(.red).frame(width: 10, height: 20)
          case .high: Text("high")
          }
        }
      }
      """)
    let programs = try session.programs()
    #expect(programs.count == 1)
    try session.save(until: "pictures[0].viewBox.baseVal.width === 62") { $0.replacing("width: 10", with: "width: 30") }
    #expect(try session.programs() == programs)
    try session.save(until: "pictures[0].viewBox.baseVal.height === 72") {
      $0.replacing("Meters = 3", with: "Meters = 4").replacing("height: 20", with: "height: 40")
    }
    #expect(try session.programs().count == 2)
    #expect(session.end() == 0)
  }

  @Test("Knobs rewrite their literal; taps, variants and selection work in the page")
  func page() throws {
    let session = try PreviewPageSession(
      """
      import SwiftUI
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Button("Tapped \\(count)") { count += 1 }.foregroundStyle(.red).frame(width: 120, height: 40)
        }
      }
      """)
    let page = session.page
    let before = try String(contentsOfFile: session.file, encoding: .utf8)
    _ = try page.evaluate(
      "(() => { const e = document.querySelector('.knob select'); e.value = 'blue'; e.onchange(); })(); 0")
    try page.wait(until: "document.body.dataset.status === 'ready' && state.canUndo")
    #expect(
      try String(contentsOfFile: session.file, encoding: .utf8) == before.replacing(".red", with: ".blue"))
    _ = try page.evaluate("post('tap', { x: 76, y: 36, time: 0.5 })")
    try page.wait(until: "document.body.dataset.status === 'ready' && state.inputCount === 1")
    #expect(try page.text("post('inspect', { time: 1 }).then(a => a.text())").contains("Tapped 1"))
    #expect(try page.text("post('inspect', { time: 0.4 }).then(a => a.text())").contains("Tapped 0"))
    _ = try page.evaluate("$('comparison').value = 'appearances'; $('comparison').onchange(); 0")
    try page.wait(until: "pictures.length === 2 && document.querySelector('figure.dark')")
    #expect(session.end() == 0)
  }

  @Test("Mistakes are shown over the last good picture, and the next good save recovers")
  func mistakes() throws {
    let good = try Self.source("Tests/Fixtures/listings/online-1-dot.swift")
    let session = try PreviewPageSession(good)
    let page = session.page
    let broken = [
      ("struct {", "error:"), ("struct Bad: View { var body: some View { Text(1 as String) } }", "error:"),
      ("struct Bad: View { var body: some View { fatalError(\"boom\") as Text } }", "boom"),
      ("struct Bad: View { var body: some View { let _: Void = { while true {} }(); Text(\"\") } }", "did not finish"),
      ("", "empty"),
    ]
    for (text, message) in broken {
      try session.save { _ in text.isEmpty ? "" : "import SwiftUI\n\(text)\n" }
      try page.wait(until: "document.body.dataset.status === 'failed'")
      #expect(try page.text("document.getElementById('message').textContent").contains(message), "\(text)")
      #expect(try page.number("pictures.length") == 1)
      try session.save(until: "state.status === 'ready'") { _ in good }
    }
    #expect(session.end() == 0)
  }

  @Test("A hostile text stays text")
  func injection() throws {
    let session = try PreviewPageSession(
      """
      import SwiftUI
      struct Hostile: View {
        var body: some View {
          Text("</title><script>document.title='owned'</script><img src=x onerror=\\"document.title='owned'\\">")
            .accessibilityLabel("\\"><script>document.title='owned'</script>")
        }
      }
      """)
    #expect(try session.page.number("pictures[0].querySelectorAll('script, img, image, foreignObject').length") == 0)
    #expect(try session.page.text("document.title").hasSuffix("Glowworm"))
    #expect(session.end() == 0)
  }

  @Test("The page plots curves, freezes an animation, goes to the next change, and outlines a line's views")
  func curves() throws {
    let session = try PreviewPageSession(try Self.source("Tests/Fixtures/listings/pulsing-2-reusable.swift"))
    let page = session.page
    try show(0.25, page)
    let curves = try page.text("[...document.querySelectorAll('.curve p')].map(e => e.textContent).sort().join('; ')")
    #expect(curves == "opacity 0.3 → 0, 1.5 s; scale 1 → 1.4, 1.5 s")
    // The plot begins at the top and ends at the bottom.
    let points = try page.text("document.querySelector('.plot polyline').getAttribute('points')").split(separator: " ")
    #expect(points.count == 61)
    _ = try page.evaluate("nextChange(); 0")
    #expect(try page.number("time") == 1.5)
    // A frozen animation keeps its value while the time goes on.
    try show(0.75, page)
    let opacity = "+getComputedStyle(\(Self.ring)).opacity"
    let scale = "new DOMMatrix(getComputedStyle(\(Self.ring)).transform).a"
    _ = try page.evaluate(
      "document.querySelector('.curve button').onclick(); 0")
    try show(1.2, page)
    #expect(abs(try page.number(opacity) - 0.15) < 0.001)
    #expect(abs(try page.number(scale) - 1.2) < 0.001)
    // The slider of the curve changes the literal of its duration.
    #expect(try page.number("document.querySelectorAll('.curve input[type=range]').length") == 1)
    _ = try page.evaluate(
      "(() => { const e = document.querySelector('.curve input[type=range]'); e.value = 3; e.oninput(); })(); 0")
    try page.wait(until: "animations[0].effect.getComputedTiming().duration === 3000")
    #expect(try String(contentsOfFile: session.file, encoding: .utf8).contains("pulseDuration: Double = 3.0"))
    // A loop goes on from its start.
    _ = try page.evaluate("$('loop').checked = true; time = length - 0.001; rate = 1; setPlaying(true); 0")
    try page.wait(until: "time < length / 2")
    _ = try page.evaluate("setPlaying(false); 0")
    // Line 24 is the text's.
    _ = try page.evaluate("outline(state.knobs[0].file, 24)")
    #expect(try page.text("$('details').textContent").hasPrefix("View.swift:24:13 Text"))
    #expect(try page.text("$('selection').style.display") == "block")
    #expect(session.end() == 0)
  }
}
