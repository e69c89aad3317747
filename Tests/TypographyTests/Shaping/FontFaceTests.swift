import Foundation
import Geometry
import Testing
import Typography

@Suite("Glyph outlines")
struct FontFaceTests {
  private func runs(_ string: String, _ font: FontDescriptor) -> [GlyphRun] {
    TextLayout.layout([TextRun(string, font: font)]).arrangement().glyphRuns
  }

  private func bounds(_ string: String, _ font: FontDescriptor) throws -> CGRect {
    let run = try #require(runs(string, font).first)
    return run.source.outline(of: run.glyphs[0].id).boundingRect
  }

  // 1443 of 2048 units, measured on macOS 26.2; the serif design 1444.
  @Test("An L is on the baseline and as tall as the system's cap height, with y down")
  func capital() throws {
    for design in [FontDescriptor.Design.default, .monospaced, .serif] {
      let font = FontDescriptor(size: 13, design: design)
      let box = try bounds("L", font)
      #expect(abs(box.maxY) < 0.01)
      #expect(abs(box.minY + FontMetrics(font, profile: .macOS).capHeight) < 0.02)
    }
  }

  @Test("Outlines scale with the size")
  func scaling() throws {
    let small = try bounds("R", FontDescriptor(size: 10))
    let large = try bounds("R", FontDescriptor(size: 100))
    #expect(abs(large.height - small.height * 10) < 0.001)
    #expect(abs(large.width - small.width * 10) < 0.001)
  }

  @Test("A stretched face has stretched outlines of the same height")
  func stretched() throws {
    let plain = try bounds("O", FontDescriptor(size: 30))
    let wide = try bounds("O", FontDescriptor(size: 30, width: 1.5))
    #expect(abs(wide.width - plain.width * 1.5) < 0.01)
    #expect(abs(wide.height - plain.height) < 0.01)
  }

  @Test("Heavier weights and italics are other outlines")
  func faces() throws {
    let plain = try bounds("l", FontDescriptor(size: 30))
    let black = try bounds("l", FontDescriptor(size: 30, weight: 900))
    let italic = try bounds("l", FontDescriptor(size: 30, isItalic: true))
    #expect(black.width > plain.width * 1.5)
    #expect(italic.width > plain.width)
  }

  @Test("A space has no outline, a curve has curves")
  func elements() throws {
    let spaced = try #require(runs("o o", FontDescriptor(size: 13)).first)
    #expect(spaced.glyphs.count == 3)
    #expect(spaced.source.outline(of: spaced.glyphs[1].id) == Path())
    let hasCurve = spaced.source.outline(of: spaced.glyphs[0].id).elements.contains {
      if case .curve = $0 { return true }
      return false
    }
    #expect(hasCurve)
  }

  @Test("Glyph positions are not rounded")
  func unrounded() throws {
    let run = try #require(runs("Hello, World", FontDescriptor(size: 13)).first)
    let fractions = Set(run.glyphs.map { ($0.x * 2).truncatingRemainder(dividingBy: 1) })
    #expect(fractions.count > 6)
  }
}
