import Drawing
import Foundation
import Geometry
import RasterRenderer
import Testing

@Suite("Layers become pixels")
struct RasterRendererTests {
  static let red = Color.Resolved.rgb(255, 59, 48)

  @Test("Red at 0.09 over white composites in gamma-encoded sRGB, as a window does: 255, 237, 236")
  func compositingSpace() {
    let disc = Layer(.box(0, 0, 4, 4), Self.red).with { $0.opacity = 0.3 }
    let group = Layer(children: [disc]).with { $0.opacity = 0.3 }
    #expect(near(Picture(4, 4, [group])[2, 2], [255, 237, 236, 255]))
  }

  @Test("A circle's diameter on the profile is its size within a twentieth of a pixel", arguments: [9.6, 12, 14.4, 18])
  func circleDiameter(diameter: Double) {
    // The pulsing ring: 12 points times a scale between 0.8 and 1.5, at 2 pixels a point.
    let ring = Layer(.disc(0, 0, radius: 6), .rgb(0, 0, 0)).with {
      $0.position = CGPoint(x: 20, y: 20)
      var transform = ProjectionTransform()
      transform.m11 = diameter / 12
      transform.m22 = diameter / 12
      $0.transform = transform
    }
    let picture = Picture(80, 80, scale: 2, background: nil, [ring])
    // The two rows beside the center are chords a little shorter than the diameter.
    let radius = diameter
    let chord = 2 * (radius * radius - 0.25).squareRoot()
    #expect(abs(picture.coveredLength(row: 39) - chord) < 0.05)
    #expect(abs(picture.coveredLength(column: 40) - chord) < 0.05)
  }

  @Test("Opacity of a container applies to each part; a compositing group is flattened first")
  func groupOpacity() {
    func pair() -> [Layer] { [Layer(.box(0, 0, 6, 6), .rgb(0, 0, 0)), Layer(.box(3, 0, 6, 6), .rgb(0, 0, 0))] }
    let parts = Layer(children: pair()).with { $0.opacity = 0.5 }
    let group = Layer(children: pair()).with {
      $0.opacity = 0.5
      $0.isCompositingGroup = true
    }
    let loose = Picture(9, 6, background: nil, [parts])
    #expect(near(loose[1, 3], [0, 0, 0, 128]))
    #expect(near(loose[4, 3], [0, 0, 0, 191]))
    let flat = Picture(9, 6, background: nil, [group])
    #expect(near(flat[1, 3], [0, 0, 0, 128]))
    #expect(near(flat[4, 3], [0, 0, 0, 128]))
  }

  @Test("Painted opacity is limited to 0…1", arguments: [(-0.5, 0), (1.7, 255)])
  func opacityIsClamped(opacity: Double, alpha: Int) {
    let box = Layer(.box(0, 0, 4, 4), .rgb(0, 0, 0)).with { $0.opacity = opacity }
    #expect(Picture(4, 4, background: nil, [box]).alpha(1, 1) == alpha)
  }

  @Test("Even-odd fills leave the doubly covered part out")
  func evenOdd() {
    let path = Path(elements: Path.box(0, 0, 9, 9).elements + Path.box(3, 3, 3, 3).elements)
    let layer = Layer()
    layer.content = .fill(
      FillContent(path: path, paint: .color(.rgb(0, 0, 0)), style: FillStyle(eoFill: true), bounds: .zero))
    let picture = Picture(9, 9, background: nil, [layer])
    #expect(picture.alpha(1, 1) == 255)
    #expect(picture.alpha(4, 4) == 0)
  }

  @Test("Without antialiasing, a pixel is either inside or outside")
  func aliased() {
    let layer = Layer()
    let style = FillStyle(antialiased: false)
    layer.content = .fill(
      FillContent(path: .disc(5, 5, radius: 4.3), paint: .color(.rgb(0, 0, 0)), style: style, bounds: .zero))
    let picture = Picture(10, 10, background: nil, [layer])
    let alphas = Set((0..<100).map { picture.alpha($0 % 10, $0 / 10) })
    #expect(alphas == [0, 255])
  }

  @Test("A stroke is centered on its outline and keeps its dashes")
  func stroke() {
    let line = Path(elements: [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 20, y: 5))])
    let layer = Layer()
    layer.content = .stroke(
      StrokeContent(
        path: line, paint: .color(.rgb(0, 0, 0)), style: StrokeStyle(lineWidth: 4, dash: [4, 6], dashPhase: 2),
        bounds: .zero))
    let picture = Picture(20, 10, background: nil, [layer])
    #expect(picture.coveredLength(column: 0) == 4)
    #expect(picture.alpha(1, 3) == 255)
    #expect(picture.alpha(2, 5) == 0)
    #expect(picture.alpha(8, 5) == 255)
    #expect(picture.alpha(12, 5) == 0)
  }

  @Test("Invalid strokes draw nothing, and invalid dashes a solid line")
  func badStrokes() {
    let line = Path(elements: [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 20, y: 5))])
    func drawn(_ style: StrokeStyle) -> Int {
      let layer = Layer()
      layer.content = .stroke(StrokeContent(path: line, paint: .color(.rgb(0, 0, 0)), style: style, bounds: .zero))
      // The layer behind shows that the canvas still works.
      let after = Layer(.box(0, 0, 1, 1), .rgb(0, 0, 0))
      let picture = Picture(20, 10, background: nil, [layer, after])
      #expect(picture.alpha(0, 0) == 255)
      return picture.alpha(10, 5)
    }
    #expect(drawn(StrokeStyle(lineWidth: 0)) == 0)
    #expect(drawn(StrokeStyle(lineWidth: -3)) == 0)
    #expect(drawn(StrokeStyle(lineWidth: 4, dash: [0, 0])) == 255)
    #expect(drawn(StrokeStyle(lineWidth: 4, dash: [-1, 2])) == 255)
  }

  @Test("A layer with a scale of 0 or NaN draws nothing and has no effect on others")
  func degenerateTransforms() {
    func scaled(_ scale: CGFloat) -> Layer {
      Layer(.box(0, 0, 9, 9), .rgb(0, 0, 0)).with {
        var transform = ProjectionTransform()
        transform.m11 = scale
        transform.m22 = scale
        $0.transform = transform
      }
    }
    let after = Layer(.box(0, 0, 1, 1), .rgb(0, 0, 0))
    let picture = Picture(9, 9, background: nil, [scaled(0), scaled(.nan), scaled(.infinity), after])
    #expect(picture.alpha(0, 0) == 255)
    #expect(picture.alpha(4, 4) == 0)
  }

  @Test("The same layers give the same bytes")
  func determinism() {
    func draw() -> [UInt8] {
      let layer = Layer(.disc(10.3, 9.7, radius: 7.1), Self.red).with {
        $0.filters = [.shadow(color: .rgb(0, 0, 0, 0.33), radius: 2, offset: CGSize(width: 1, height: 1))]
      }
      return Picture(24, 24, [layer]).bytes
    }
    #expect(draw() == draw())
  }
}
