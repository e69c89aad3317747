import Foundation
import Testing
import Typography

@Suite("Font metrics")
struct FontMetricsTests {
  @Test("Every measured macOS font has its line height, pitch, gaps, cap height and x-height")
  func measuredTable() throws {
    let measured = try MeasuredTexts.load()
    #expect(measured.fonts.count > 80)
    for (key, expected) in measured.fonts {
      let metrics = FontMetrics(MeasuredTexts.descriptor(key), profile: .macOS)
      #expect(metrics.lineHeight == expected.lineHeight, "\(key)")
      #expect(metrics.linePitch == expected.linePitch, "\(key)")
      #expect(metrics.textToText == expected.textToText, "\(key)")
      #expect(abs(metrics.unroundedLineHeight - expected.unroundedLineHeight) < 1e-4, "\(key)")
      #expect(abs(metrics.spacingAbove - expected.spacingAbove) < 1e-4, "\(key)")
      #expect(abs(metrics.spacingBelow - expected.spacingBelow) < 1e-4, "\(key)")
      #expect(abs(metrics.capHeight - expected.capHeight) < 1e-4, "\(key)")
      #expect(abs(metrics.xHeight - expected.xHeight) < 1e-4, "\(key)")
    }
  }

  @Test("Every measured macOS text has its height and baseline")
  func measuredBaselines() throws {
    for entry in try MeasuredTexts.load().entries {
      let metrics = FontMetrics(MeasuredTexts.descriptor(entry.font), profile: .macOS)
      #expect(metrics.lineHeight == entry.height, "\(entry.font)")
      #expect(metrics.baseline == entry.baseline, "\(entry.font)")
    }
  }

  // 17 pt: 20.29 from the face's ascender and descender (1950 + 494 of 2048), up to the next pixel.
  @Test("iOS body is 20.5 high at 2x and 20 1/3 at 3x")
  func bodyOnPhones() {
    let body = TypeProfile.iOS.descriptor(for: .body)
    #expect(FontMetrics(body, profile: .iOS, displayScale: 2).lineHeight == 20.5)
    #expect(abs(FontMetrics(body, profile: .iOS, displayScale: 3).lineHeight - 61.0 / 3) < 1e-9)
    #expect(FontMetrics(body, profile: .iOS, displayScale: 1).lineHeight == 21)
  }

  @Test("A wider leading moves the lines of a paragraph 2 pt apart and leaves one line alone")
  func leading() {
    var font = TypeProfile.iOS.descriptor(for: .body)
    let standard = FontMetrics(font, profile: .iOS)
    font.leading = .loose
    #expect(FontMetrics(font, profile: .iOS).linePitch == standard.linePitch + 2)
    font.leading = .tight
    #expect(FontMetrics(font, profile: .iOS).linePitch == standard.linePitch - 2)
    #expect(FontMetrics(font, profile: .iOS).lineHeight == standard.lineHeight)
  }

  @Test("A named family's line is its rounded ascent plus its rounded descent")
  func customFamily() {
    let font = FontDescriptor(size: 20, family: "DejaVu Sans")
    let metrics = FontMetrics(font, profile: .macOS)
    // DejaVu Sans: ascender 1901, descender 483 of 2048: 18.56 and 4.72 at 20 pt.
    #expect(metrics.baseline == 19)
    #expect(metrics.lineHeight == 24)
  }
}
