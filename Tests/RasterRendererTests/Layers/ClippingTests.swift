import Drawing
import Foundation
import Geometry
import ImageEncoding
import RasterRenderer
import Testing

@Suite("Clips, masks, projections and images in pixels")
struct ClippingTests {
  @Test("Layers stacked under one clip do not shine through its soft edge")
  func clipEdge() {
    let stack = Layer(children: [
      Layer(.box(0, 0, 20, 20), .rgb(0, 0, 0)), Layer(.box(0, 0, 20, 20), .rgb(255, 255, 255)),
    ]).with { $0.clip = LayerClip(path: .disc(10, 10, radius: 8.3)) }
    let picture = Picture(20, 20, background: .white, [stack])
    #expect((0..<400).allSatisfy { picture[$0 % 20, $0 / 20] == [255, 255, 255, 255] })
  }

  @Test("A clip applies to content and children, and only to them")
  func clip() {
    let layer = Layer(.box(0, 0, 20, 20), .rgb(255, 0, 0)).with {
      $0.clip = LayerClip(path: .box(5, 5, 5, 5))
      $0.children = [Layer(.box(0, 0, 7, 20), .rgb(0, 255, 0))]
    }
    let picture = Picture(20, 20, background: nil, [layer, Layer(.box(15, 15, 2, 2), .rgb(0, 0, 255))])
    #expect(picture.alpha(4, 7) == 0)
    #expect(picture[6, 7] == [0, 255, 0, 255])
    #expect(picture[8, 7] == [255, 0, 0, 255])
    #expect(picture.alpha(10, 7) == 0)
    #expect(picture[16, 16] == [0, 0, 255, 255])
  }

  @Test("A mask multiplies by its alpha alone")
  func mask() {
    let layer = Layer(.box(0, 0, 20, 20), .rgb(255, 0, 0)).with {
      $0.mask = Layer(children: [
        Layer(.box(0, 0, 10, 20), .rgb(0, 0, 255)), Layer(.box(10, 0, 5, 20), .rgb(0, 0, 0, 0.5)),
      ])
    }
    let picture = Picture(20, 20, background: nil, [layer])
    #expect(picture[5, 5] == [255, 0, 0, 255])
    #expect(near(picture[12, 5], [255, 0, 0, 128]))
    #expect(picture.alpha(17, 5) == 0)
  }

  /// A turn about the vertical axis through x = 50 seen from a distance of 100 points: x is halved towards the middle
  /// and the right side recedes.
  static func turned() -> ProjectionTransform {
    var m = ProjectionTransform()
    let (c, s) = (0.5, 3.0.squareRoot() / 2)
    // Move the axis to the origin, turn, project by w = 1 + x·s/100, move back.
    m.m11 = c + 50 * s / 100
    m.m13 = s / 100
    m.m21 = 0
    m.m31 = -50 * c + 50 * (1 - 50 * s / 100)
    m.m33 = 1 - 50 * s / 100
    m.m12 = 50 * s / 100
    m.m22 = 1
    m.m32 = 50 * (1 - 50 * s / 100) - 50
    return m
  }

  @Test("A projected fill is sharp, and a projected image lands on the same pixels")
  func projection() {
    let plain = Layer(.box(0, 0, 100, 100), .rgb(0, 0, 0)).with { $0.transform = Self.turned() }
    let sharp = Picture(100, 120, background: nil, [plain])
    let image = Layer().with {
      let pixels = [UInt8](repeating: 0, count: 4 * 4 * 4).enumerated().map { UInt8($0.offset % 4 == 3 ? 255 : 0) }
      $0.content = .image(
        ImageContent(
          bitmap: Bitmap(width: 4, height: 4, pixels: pixels), rect: CGRect(x: 0, y: 0, width: 100, height: 100)))
      $0.transform = Self.turned()
    }
    let warped = Picture(100, 120, background: nil, [image])
    var worst = 0.0
    for y in 0..<120 { worst = max(worst, abs(sharp.coveredLength(row: y) - warped.coveredLength(row: y))) }
    #expect(worst < 0.6)
    // The nearer left side is taller than the right.
    let left = (0..<100).first { sharp.alpha($0, 60) == 255 } ?? 0
    let right = (0..<100).last { sharp.alpha($0, 60) == 255 } ?? 0
    #expect(right - left > 20)
    #expect(sharp.coveredLength(column: left + 1) > sharp.coveredLength(column: right - 1) + 10)
  }

  @Test("Content behind the viewer is clipped")
  func behindTheViewer() {
    var m = ProjectionTransform()
    m.m13 = -0.02
    let layer = Layer(.box(0, 0, 200, 10), .rgb(0, 0, 0)).with { $0.transform = m }
    let picture = Picture(60, 20, background: nil, [layer])
    #expect(picture.alpha(10, 3) == 255)
    #expect(RasterRenderer().bounds(of: layer).minX == 0)
  }

  @Test("Nearest interpolation keeps an image's pixels apart; a template takes the paint's color")
  func images() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 128, 128])
    let layer = Layer()
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.content = .image(ImageContent(bitmap: bitmap, rect: rect, interpolation: .none))
    let picture = Picture(20, 10, background: nil, [layer])
    #expect(picture[9, 5] == [255, 0, 0, 255])
    #expect(picture[10, 5] == [0, 0, 255, 128])
    layer.content = .image(
      ImageContent(bitmap: bitmap, rect: rect, interpolation: .none, template: .color(.rgb(0, 200, 0))))
    let template = Picture(20, 10, background: nil, [layer])
    #expect(template[9, 5] == [0, 200, 0, 255])
    #expect(near(template[10, 5], [0, 200, 0, 128]))
  }

  @Test("An image paint repeats the selected part")
  func tiles() {
    let bitmap = Bitmap(
      width: 4, height: 1, pixels: [9, 9, 9, 255, 255, 0, 0, 255, 0, 255, 0, 255, 9, 9, 9, 255])
    let source = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    let paint = Paint.image(ImagePaintContent(bitmap: bitmap, sourceRect: source, scale: 3))
    let picture = Picture(12, 3, [Layer(.box(0, 0, 12, 3), paint)])
    #expect(picture[1, 1] == [255, 0, 0, 255])
    #expect(picture[4, 1] == [0, 255, 0, 255])
    #expect(picture[7, 1] == [255, 0, 0, 255])
  }

  @Test("Glyphs are drawn at fractional positions, not on whole pixels")
  func text() {
    final class Bars: GlyphSource {
      var cacheKey: String { "bars" }
      func outline(of glyph: UInt32) -> Path { glyph == 0 ? Path() : .box(0, -8, 4, 8) }
    }
    let glyphs = [PositionedGlyph(id: 1, x: 2.25, y: 10), PositionedGlyph(id: 0, x: 7, y: 10)]
    let layer = Layer()
    layer.content = .text(
      TextContent(
        runs: [GlyphRun(source: Bars(), glyphs: glyphs)], bars: [(CGRect(x: 10, y: 11, width: 5, height: 1), 1)],
        paints: [.color(.rgb(0, 0, 0)), .color(.rgb(255, 0, 0))], bounds: .zero, string: "I "))
    let picture = Picture(20, 14, background: nil, [layer])
    #expect(abs(picture.alpha(2, 5) - 191) < 2)
    #expect(picture.alpha(4, 5) == 255)
    #expect(abs(picture.alpha(6, 5) - 64) < 2)
    #expect(picture.alpha(4, 10) == 0)
    #expect(picture[12, 11] == [255, 0, 0, 255])
    #expect(RasterRenderer().bounds(of: layer) == CGRect(x: 2.25, y: 2, width: 12.75, height: 10))
  }
}
