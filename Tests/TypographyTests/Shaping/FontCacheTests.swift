import Foundation
import Geometry
import Testing
import Typography

// One after the other: the first test replaces what the cache holds.
@Suite("Caches of fonts", .serialized)
struct FontCacheTests {
  @Test("An animated font size keeps a bounded number of faces")
  func faces() {
    for step in 0..<2000 { _ = FontFace.face(for: FontDescriptor(size: 8 + CGFloat(step) / 100)) }
    #expect(FontFace.faceCount <= FontFace.mostFaces)
  }

  @Test("All sizes of an emoji share one bitmap")
  func pictures() throws {
    func picture(_ size: CGFloat) throws -> GlyphPicture {
      let text = TextLayout.layout([TextRun("😀", font: FontDescriptor(size: size))])
      let run = try #require(text.arrangement().glyphRuns.first)
      let face = try #require(run.source as? FontFace)
      return try #require(face.picture(of: run.glyphs[0].id))
    }
    let (small, large) = (try picture(20), try picture(40))
    #expect(abs(large.rect.width - small.rect.width * 2) < 1)
    let addresses = [small, large].map { $0.pixels.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }
    #expect(addresses[0] == addresses[1])
  }

  @Test("Equal fonts give the same face, equal texts the same layout")
  func sharing() throws {
    // No other test has this size: a cached layout may keep a face that the cache of faces no longer has.
    let font = FontDescriptor(size: 13.37)
    func run(_ string: String) throws -> GlyphRun {
      try #require(TextLayout.layout([TextRun(string, font: font)]).arrangement().glyphRuns.first)
    }
    let (first, second) = (try run("abc"), try run("cab"))
    #expect(first.source === second.source)
    let layouts = (0..<100).map { _ in TextLayout.layout([TextRun("Live", font: font)]) }
    #expect(layouts.allSatisfy { $0 === layouts[0] })
    #expect(TextLayout.layout([TextRun("Live", font: FontDescriptor(size: 14))]) !== layouts[0])
  }
}
