import Drawing
import Foundation
import Geometry
import RasterRenderer
import Testing

@Suite("Blur and shadow in pixels")
struct BlurTests {
  /// The share of a Gaussian beyond `distance`, in sigmas.
  static func share(beyond distance: Double) -> Double { 0.5 * erfc(distance / 2.0.squareRoot()) }

  @Test(
    "A blurred edge follows the Gaussian of sigma = radius within 1.5/255 at every pixel",
    arguments: [0.7, 2, 5, 10, 23, 40])
  func blurProfile(radius: Double) {
    // The right edge lies at x = 250, and everything else is too far away to matter.
    let layer = Layer(.box(-500, -500, 750, 1000), .rgb(0, 0, 0)).with {
      $0.filters = [.blur(radius: radius, opaque: false)]
    }
    let picture = Picture(500, 8, background: nil, [layer])
    var worst = 0.0
    for x in 0..<500 {
      let expected = Self.share(beyond: (Double(x) + 0.5 - 250) / radius) * 255
      worst = max(worst, abs(Double(picture.alpha(x, 4)) - expected))
    }
    #expect(worst < 1.5)
  }

  @Test("A blur ends at three radii, up to a little noise")
  func blurEnds() {
    let layer = Layer(.box(0, 0, 50, 50), .rgb(0, 0, 0)).with { $0.filters = [.blur(radius: 10, opaque: false)] }
    let picture = Picture(100, 50, background: nil, [layer])
    #expect(picture.alpha(49, 25) > 110)
    #expect(picture.alpha(81, 25) == 0)
  }

  @Test("A blur's radius is in points")
  func blurScale() {
    let layer = Layer(.box(0, 0, 100, 100), .rgb(0, 0, 0)).with { $0.filters = [.blur(radius: 5, opaque: false)] }
    let picture = Picture(300, 200, scale: 2, background: nil, [layer])
    let expected = Self.share(beyond: 1.05) * 255
    #expect(abs(Double(picture.alpha(210, 100)) - expected) < 2)
  }

  @Test("An opaque blur keeps the content's alpha and whole colors at the edges")
  func opaqueBlur() {
    let layer = Layer(.box(5, 5, 20, 20), .rgb(200, 100, 50)).with {
      $0.filters = [.blur(radius: 4, opaque: true)]
    }
    let picture = Picture(30, 30, background: nil, [layer])
    #expect(near(picture[5, 5], [200, 100, 50, 255]))
    #expect(near(picture[15, 15], [200, 100, 50, 255]))
    #expect(picture.alpha(4, 15) == 0)
  }

  @Test("A shadow of radius 10 is 0.49 at the edge, 0.16 one radius outside and 0 at about two")
  func shadowProfile() {
    let layer = Layer(.box(-100, -100, 200, 300), .rgb(255, 255, 255)).with {
      $0.filters = [.shadow(color: .rgb(0, 0, 0), radius: 10, offset: .zero)]
    }
    let picture = Picture(150, 60, background: nil, [layer])
    #expect(abs(Double(picture.alpha(100, 30)) / 255 - 0.48) < 0.02)
    #expect(abs(Double(picture.alpha(110, 30)) / 255 - 0.15) < 0.02)
    #expect(picture.alpha(132, 30) == 0)
  }

  @Test("A shadow of radius 0 is an exact copy, moved right and down, behind the content")
  func hardShadow() {
    let layer = Layer(.box(5, 5, 10, 10), .rgb(255, 0, 0)).with {
      $0.filters = [.shadow(color: .rgb(0, 0, 255), radius: 0, offset: CGSize(width: 4, height: 3))]
    }
    let picture = Picture(30, 30, background: nil, [layer])
    #expect(picture[14, 14] == [255, 0, 0, 255])
    #expect(picture[18, 17] == [0, 0, 255, 255])
    #expect(picture.alpha(19, 17) == 0)
    #expect(picture.alpha(6, 16) == 0)
  }
}
