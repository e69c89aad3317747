import Drawing
import Foundation
import Geometry
import Testing

@testable import RasterRenderer

/// One size of a face of boxes.
private final class SizedFace: GlyphSource {
  let size: Int
  var cacheKey: String { "boxes \(size)" }

  init(_ size: Int) { self.size = size }

  func outline(of glyph: UInt32) -> Path { .box(0, 0, CGFloat(size), CGFloat(size)) }
}

@Suite("Bounded caches of a renderer")
struct BoundedImagesTests {
  @Test("10,000 sizes of a face keep the outlines of a few")
  func outlines() {
    let cache = GlyphCache()
    for size in 0..<10_000 {
      #expect(cache.outline(of: 1, in: SizedFace(size)).bounds.width == CGFloat(size))
    }
    #expect(cache.count <= GlyphCache.mostFaces)
  }
}
