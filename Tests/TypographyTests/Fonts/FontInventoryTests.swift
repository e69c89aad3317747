import Testing
import Typography

@Suite("Font inventory")
struct FontInventoryTests {
  @Test("A family that is reported missing is not found by its name")
  func missing() {
    for font in FontInventory.missing() {
      let face = FontFace.face(for: FontDescriptor(size: 13, family: font.family))
      #expect(face.family != font.family)
      #expect(font.debianPackage.hasPrefix("fonts-"))
    }
  }

  @Test("A missing family falls back to an installed one")
  func fallback() {
    let layout = TextLayout.layout([TextRun("Hello", font: FontDescriptor(size: 13, family: "No Such Family"))])
    #expect(layout.size().width > 20)
  }

  @Test("A symbol of an icon font has an outline; a family that is not installed gives none")
  func symbols() throws {
    #expect(SymbolGlyph.glyph(family: "No Such Family", codepoint: 0x41, size: 20) == nil)
    let letter = try #require(SymbolGlyph.glyph(family: "DejaVu Sans", codepoint: 0x41, size: 20))
    // DejaVu Sans "A": 1493 of 2048 high.
    #expect(abs(letter.bounds.height - 20 * 1493 / 2048) < 0.02)
    #expect(SymbolGlyph.glyph(family: "DejaVu Sans", codepoint: 0xF0000, size: 20) == nil)
    let isMissing = FontInventory.missing().contains { $0.family == "Material Design Icons" }
    // The webfont's star.
    let star = SymbolGlyph.glyph(family: "Material Design Icons", codepoint: 0xF4CE, size: 24)
    #expect((star == nil) == isMissing)
    if let star { #expect(abs(star.bounds.width - star.bounds.height) < 2 && star.bounds.width > 15) }
  }
}
