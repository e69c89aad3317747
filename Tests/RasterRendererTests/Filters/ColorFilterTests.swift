import Drawing
import Foundation
import Geometry
import RasterRenderer
import Testing

@Suite("Color filters and blend modes in pixels")
struct ColorFilterTests {
  /// What macOS 26.2 shows for (204, 102, 51).
  static let measured: [(String, [Filter], [Int])] = [
    ("brightness 0.2", [.brightness(0.2)], [255, 153, 102]),
    ("brightness −0.3", [.brightness(-0.3)], [127, 25, 0]),
    ("contrast 0.5", [.contrast(0.5)], [166, 115, 89]),
    ("contrast 1.5", [.contrast(1.5)], [242, 89, 13]),
    ("contrast 2", [.contrast(2)], [255, 76, 0]),
    ("saturation 0.5", [.saturation(0.5)], [162, 111, 85]),
    ("saturation 2", [.saturation(2)], [255, 84, 0]),
    ("grayscale 1", [.grayscale(1)], [120, 120, 120]),
    ("hue 90°", [.hueRotation(.pi / 2)], [51, 149, 36]),
    ("hue 200°", [.hueRotation(200 * .pi / 180)], [65, 127, 213]),
    ("invert", [.colorInvert], [51, 153, 204]),
    ("multiply", [.colorMultiply(Color.Resolved(red: 0, green: 0.5, blue: 1))], [0, 51, 51]),
    ("three in a row", [.saturation(0), .brightness(0.2), .colorInvert], [84, 84, 84]),
  ]

  @Test("Filters agree with macOS 26.2 to the last bit but one", arguments: measured.indices)
  func filters(index: Int) {
    let (name, filters, expected) = Self.measured[index]
    let layer = Layer(.box(0, 0, 4, 4), .rgb(204, 102, 51)).with { $0.filters = filters }
    let pixel = Picture(4, 4, background: nil, [layer])[2, 2]
    #expect(near(pixel, expected + [255]), "\(name): \(pixel)")
  }

  @Test("Luminance to alpha gives black of alpha 120")
  func luminance() {
    let layer = Layer(.box(0, 0, 2, 4), .rgb(204, 102, 51)).with { $0.filters = [.luminanceToAlpha] }
    let picture = Picture(4, 4, background: nil, [layer])
    #expect(picture[1, 2] == [0, 0, 0, 120])
    #expect(picture.alpha(3, 2) == 0)
  }

  @Test("An alpha threshold turns a soft edge into a hard one in its color")
  func threshold() {
    let layer = Layer(.box(0, 0, 10, 10), .rgb(0, 0, 0)).with {
      $0.filters = [
        .blur(radius: 2, opaque: false), .alphaThreshold(min: 0.5, max: 1, color: .rgb(255, 59, 48)),
      ]
    }
    let picture = Picture(20, 10, background: nil, [layer])
    #expect(picture[8, 5] == [255, 59, 48, 255])
    #expect(picture.alpha(11, 5) == 0)
  }

  @Test("A color matrix mixes straight channels and adds its last column")
  func matrix() {
    let layer = Layer(.box(0, 0, 4, 4), .rgb(200, 100, 50)).with {
      $0.filters = [.colorMatrix([0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0])]
    }
    #expect(near(Picture(4, 4, background: nil, [layer])[1, 1], [100, 50, 200, 128], 2))
  }

  /// Backdrop (204, 102, 51), source (64, 128, 230).
  static let blends: [(BlendMode, [Int])] = [
    (.normal, [64, 128, 230]),
    (.multiply, [51, 51, 46]),
    (.screen, [217, 179, 235]),
    (.overlay, [179, 102, 92]),
    (.darken, [64, 102, 51]),
    (.lighten, [204, 128, 230]),
    (.hardLight, [102, 103, 215]),
    (.difference, [140, 26, 179]),
    (.exclusion, [166, 128, 189]),
    (.plusLighter, [255, 230, 255]),
    (.plusDarker, [13, 0, 26]),
    // (1 − 2s)b² + 2sb.
    (.softLight, [184, 102, 84]),
    (.sourceAtop, [64, 128, 230]),
    (.destinationOver, [204, 102, 51]),
  ]

  @Test(
    "Blend modes of opaque colors follow the W3C formulas, and Apple's soft light and plus darker",
    arguments: blends.indices)
  func blending(index: Int) {
    let (mode, expected) = Self.blends[index]
    let back = Layer(.box(0, 0, 4, 4), .rgb(204, 102, 51))
    let front = Layer(.box(0, 0, 2, 4), .rgb(64, 128, 230)).with { $0.blendMode = mode }
    let picture = Picture(4, 4, [back, front])
    #expect(near(picture[1, 2], expected + [255]), "\(mode): \(picture[1, 2])")
    #expect(picture[3, 2] == [204, 102, 51, 255])
  }

  @Test("Destination out cuts a hole")
  func destinationOut() {
    let back = Layer(.box(0, 0, 4, 4), .rgb(204, 102, 51))
    let front = Layer(.box(0, 0, 2, 4), .rgb(0, 0, 0)).with { $0.blendMode = .destinationOut }
    let picture = Picture(4, 4, background: nil, [back, front])
    #expect(picture.alpha(1, 1) == 0)
    #expect(picture.alpha(2, 1) == 255)
  }

  @Test("A compositing group keeps blend modes inside")
  func isolation() {
    let back = Layer(.box(0, 0, 4, 4), .rgb(255, 255, 255))
    let front = Layer(.box(0, 0, 4, 4), .rgb(10, 20, 30)).with { $0.blendMode = .difference }
    let group = Layer(children: [front]).with { $0.isCompositingGroup = true }
    #expect(near(Picture(4, 4, [back, group])[1, 1], [10, 20, 30, 255], 0))
  }
}
