import Foundation
import Testing
import Typography

/// The default text of a macOS window: 13 pt, line 16, baseline 13. Figures are measured on macOS 26.2.
@Suite("Text layout")
struct TextLayoutTests {
  private let font = FontDescriptor(size: 13)
  private let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

  private func layout(_ string: String, _ change: (inout TextLayoutOptions) -> Void = { _ in }) -> TextLayout {
    var options = TextLayoutOptions(profile: .macOS, displayScale: 2)
    change(&options)
    return TextLayout.layout([TextRun(string, font: font)], options: options)
  }

  private func lines(_ layout: TextLayout, width: CGFloat? = nil, height: CGFloat? = nil) -> Int {
    layout.arrangement(width: width, height: height).lines.count
  }

  @Test("The measured paragraph breaks into 6, 4, 4, 3 and 2 lines")
  func wrapping() {
    let text = layout(paragraph)
    #expect(abs(text.size().width - 439.5) <= 2)
    let expected: [(width: CGFloat, lines: Int, reported: CGFloat)] = [
      (100, 6, 95.5), (120, 4, 118), (150, 4, 137), (200, 3, 196.5), (300, 2, 274),
    ]
    for row in expected {
      #expect(lines(text, width: row.width) == row.lines, "\(row.width)")
      #expect(text.size(width: row.width).height == CGFloat(row.lines) * 16)
      #expect(abs(text.size(width: row.width).width - row.reported) <= 1, "\(row.width)")
    }
  }

  @Test("A text proposed its own size keeps it, without truncation")
  func ownSize() {
    for width: CGFloat? in [nil, 100, 150, 300] {
      let text = layout(paragraph)
      let size = text.size(width: width)
      #expect(text.size(width: size.width, height: size.height) == size)
      #expect(!text.arrangement(width: size.width, height: size.height).isTruncated)
    }
  }

  // Measured: "Layout must wrap" at 75 to 107 pt is "Layout" / "must wrap"; "Layout wrap sentence" keeps its last word
  // alone at 89 to 129.
  @Test("Two lines do not end in a lone word if moving one down evens them")
  func balance() {
    for width: CGFloat in [80, 90, 100] {
      let text = layout("Layout must wrap")
      let rows = text.arrangement(width: width).lines
      #expect(rows.count == 2)
      #expect(rows[0].width < rows[1].width, "\(width)")
    }
    let kept = layout("Layout wrap sentence").arrangement(width: 110).lines
    #expect(kept.count == 2)
    #expect(kept[0].width > kept[1].width)
  }

  @Test("With a width of 0, there is one character per line and no width")
  func zeroWidth() {
    let text = layout("Hello")
    #expect(text.size(width: 0) == CGSize(width: 0, height: 80))
    #expect(lines(text, width: 0) == 5)
  }

  @Test("A word wider than the proposal breaks at characters")
  func longWord() {
    let text = layout("Incomprehensibilities")
    #expect(lines(text, width: 60) > 1)
    #expect(text.size(width: 60).width <= 60)
  }

  @Test("Line spacing adds between lines only: four lines are 64, 76 with 4, 94 with 10")
  func lineSpacing() {
    for (spacing, height) in [(0, 64), (4, 76), (10, 94)] as [(CGFloat, CGFloat)] {
      #expect(layout(paragraph) { $0.lineSpacing = spacing }.size(width: 150).height == height)
    }
    #expect(layout("Hello") { $0.lineSpacing = 10 }.size().height == 16)
  }

  @Test("A style's lines are a pitch apart: two of body are 18.5 + 19")
  func stylePitch() {
    let body = TypeProfile.macOS.descriptor(for: .body)
    let options = TextLayoutOptions(profile: .macOS, displayScale: 2)
    let text = TextLayout.layout([TextRun("One\nTwo", font: body)], options: options)
    #expect(text.size().height == 37.5)
    #expect(text.arrangement().lastBaseline == 33)
  }

  @Test("A line limit truncates, and reserved lines add space below the real last baseline")
  func limits() {
    let limited = layout(paragraph) { $0.lineLimit = 2 }
    let arrangement = limited.arrangement(width: 150)
    #expect(arrangement.lines.count == 2)
    #expect(arrangement.isTruncated)
    #expect(limited.size(width: 150).height == 32)
    let reserved = layout("Short") {
      $0.reservedLines = 2
      $0.lineLimit = 4
    }
    #expect(reserved.size(width: 150).height == 32)
    #expect(reserved.arrangement(width: 150).lastBaseline == 13)
  }

  @Test("Head, middle and tail truncation in 150 fill the line, with different texts")
  func truncation() {
    var shown: Set<[UInt32]> = []
    for mode in [TextLayoutOptions.TruncationMode.head, .middle, .tail] {
      let text = layout(paragraph) {
        $0.lineLimit = 1
        $0.truncationMode = mode
      }
      let arrangement = text.arrangement(width: 150)
      #expect(arrangement.size.width <= 150)
      #expect(arrangement.size.width > 138)
      shown.insert(arrangement.glyphRuns.flatMap { $0.glyphs.map(\.id) })
    }
    #expect(shown.count == 3)
  }

  @Test("A short frame keeps as many whole lines as fit, at least one")
  func heightPressure() {
    let text = layout(paragraph)
    #expect(lines(text, width: 100, height: 40) == 2)
    #expect(lines(text, width: 100, height: 5) == 1)
    #expect(lines(text, width: 100, height: 96) == 6)
    #expect(text.size(width: 100, height: 40).height == 32)
  }

  @Test("A newline ends a line, also at the end of the text; an empty text has a height and no width")
  func newlines() {
    #expect(layout("a\nb").size().height == 32)
    #expect(layout("a\r\nb").size().height == 32)
    #expect(layout("a\n").size().height == 32)
    #expect(layout("").size() == CGSize(width: 0, height: 16))
  }

  @Test("A line takes its tallest run's height and baseline: large title and default are 38 and 29")
  func mixedFonts() {
    let title = TypeProfile.macOS.descriptor(for: .largeTitle)
    let options = TextLayoutOptions(profile: .macOS, displayScale: 2)
    let runs = [TextRun("Big", font: title), TextRun(" small", font: font)]
    let arrangement = TextLayout.layout(runs, options: options).arrangement()
    #expect(arrangement.size.height == 38)
    #expect(arrangement.firstBaseline == 29)
    let parts = runs.map { TextLayout.layout([$0], options: options).size().width }
    #expect(abs(arrangement.size.width - parts[0] - parts[1]) <= 1)
  }

  @Test("A raised text grows by its offset: 22 for 6, 20 for -4")
  func baselineOffset() throws {
    let options = TextLayoutOptions(profile: .macOS, displayScale: 2)
    let raised = TextLayout.layout([TextRun("x", font: font, baselineOffset: 6)], options: options).arrangement()
    #expect(raised.size.height == 22)
    #expect(raised.firstBaseline == 19)
    #expect(try #require(raised.glyphRuns.first).glyphs[0].y == 13)
    let lowered = TextLayout.layout([TextRun("x", font: font, baselineOffset: -4)], options: options)
    #expect(lowered.size().height == 20)
  }

  @Test("A text shrinks to its minimum scale before it is truncated")
  func minimumScale() {
    let full = layout("Shrinks to fit").size().width
    let text = layout("Shrinks to fit") {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    let arrangement = text.arrangement(width: full * 0.7)
    #expect(!arrangement.isTruncated)
    #expect(arrangement.scaleFactor < 0.75)
    #expect(arrangement.scaleFactor > 0.6)
    #expect(text.arrangement(width: full * 0.3).isTruncated)
    #expect(text.arrangement(width: full).scaleFactor == 1)
  }

  @Test("Tightening reduces glyph distances before text is truncated")
  func tightening() {
    let full = layout("Tighten this text").size().width
    let text = layout("Tighten this text") {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(!text.arrangement(width: full - 4).isTruncated)
    #expect(text.arrangement(width: full - 30).isTruncated)
  }

  @Test("Alignment moves lines and changes no size")
  func alignment() {
    let starts = [TextLayoutOptions.Alignment.leading, .center, .trailing].map { alignment in
      layout("A long line\nshort") { $0.alignment = alignment }.arrangement()
    }
    #expect(starts[0].lines[1].x == 0)
    #expect(abs(starts[1].lines[1].x * 2 - starts[2].lines[1].x) < 1e-9)
    #expect(starts[2].lines[1].x > 10)
    #expect(Set(starts.map(\.size.width)).count == 1)
  }

  // Measured at 13 pt: the underline is 1 pt at y 14.5, the strikethrough at 9.
  @Test("Underlines and strikethroughs are on whole pixels")
  func decorations() throws {
    let run = TextRun("Hello", font: font, underline: .init(style: 3), strikethrough: .init())
    let options = TextLayoutOptions(profile: .macOS, displayScale: 2)
    let bars = TextLayout.layout([run], options: options).arrangement().bars
    #expect(bars.count == 2)
    let underline = try #require(bars.first { $0.kind == .underline })
    #expect(underline.rect.minY == 14.5)
    #expect(underline.rect.height == 1)
    #expect(underline.style == 3)
    #expect(abs(underline.rect.width - 31) < 0.5)
    #expect(try #require(bars.first { $0.kind == .strikethrough }).rect.minY == 9)
    let dotted = TextRun("Hello", font: font, underline: .init(pattern: .dot))
    #expect(TextLayout.layout([dotted], options: options).arrangement().bars.count > 5)
  }

  @Test("Runs keep their style index; equal neighbors share a glyph run")
  func styles() {
    let runs = [
      TextRun("red", font: font, style: 0), TextRun("blue", font: font, style: 1), TextRun("!", font: font, style: 1),
    ]
    let glyphRuns = TextLayout.layout(runs).arrangement().glyphRuns
    #expect(glyphRuns.map(\.style) == [0, 1])
    #expect(glyphRuns.map(\.glyphs.count) == [3, 5])
  }

  @Test("Hebrew runs from right to left, in and out of Latin text")
  func bidirectional() throws {
    let hebrew = layout("שלום") { $0.layoutDirection = .rightToLeft }.arrangement()
    let single = layout("ש").arrangement()
    let first = try #require(single.glyphRuns.first).glyphs[0].id
    let line = hebrew.glyphRuns.flatMap(\.glyphs)
    // The first letter of the word is drawn last from the left.
    #expect(line.count == 4)
    #expect(try #require(line.max { $0.x < $1.x }).id == first)
    let mixed = layout("ab שלום cd").arrangement().glyphRuns.flatMap(\.glyphs)
    #expect(zip(mixed, mixed.dropFirst()).allSatisfy { $0.x < $1.x })
    #expect(try #require(mixed.last).x > 40)
  }

  @Test("A right-to-left text's leading edge is the right one")
  func mirroredAlignment() {
    let rows = layout("A long line\nshort") { $0.layoutDirection = .rightToLeft }.arrangement().lines
    #expect(rows[1].x > 10)
  }
}
