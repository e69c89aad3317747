import Drawing
import Foundation
import Geometry
import RasterRenderer
import Testing

@Suite("Gradients in pixels")
struct GradientTests {
  static let red = Color.Resolved.rgb(255, 56, 60)
  static let blue = Color.Resolved.rgb(0, 136, 255)

  static func paint(
    _ geometry: GradientPaint.Geometry, _ stops: [(Color.Resolved, CGFloat)], isPerceptual: Bool = true
  ) -> Paint {
    .gradient(
      GradientPaint(
        geometry: geometry, stops: stops.map { .init(color: $0.0, location: $0.1) }, isPerceptual: isPerceptual))
  }

  @Test("Red to blue is 172, 121, 168 halfway, in Oklab (macOS 26.2 shows 170, 121, 168)")
  func perceptualMidpoint() {
    let paint = Self.paint(
      .linear(from: .zero, to: CGPoint(x: 201, y: 0)), [(Self.red, 0), (Self.blue, 1)])
    let picture = Picture(201, 2, [Layer(.box(0, 0, 201, 2), paint)])
    #expect(near(picture[100, 1], [172, 121, 168, 255]))
    #expect(near(picture[0, 1], [255, 56, 60, 255], 2))
    // A quarter of a per cent before the end; red rises fast near zero.
    #expect(near(picture[200, 1], [0, 136, 255, 255], 5))
  }

  @Test("A device gradient is 128, 96, 158 halfway")
  func deviceMidpoint() {
    let paint = Self.paint(
      .linear(from: .zero, to: CGPoint(x: 201, y: 0)), [(Self.red, 0), (Self.blue, 1)], isPerceptual: false)
    #expect(near(Picture(201, 2, [Layer(.box(0, 0, 201, 2), paint)])[100, 1], [128, 96, 158, 255]))
  }

  @Test("An angular gradient starts at 3 o'clock and runs clockwise")
  func angular() {
    let yellow = Color.Resolved.rgb(255, 204, 0)
    let green = Color.Resolved.rgb(52, 199, 89)
    let paint = Self.paint(
      .angular(center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: 2 * .pi),
      [(Self.red, 0), (yellow, 0.25), (green, 0.5), (Self.blue, 0.75), (Self.red, 1)])
    let picture = Picture(100, 100, [Layer(.box(0, 0, 100, 100), paint)])
    // Half a pixel beside each stop; red rises fast near zero.
    #expect(near(picture[99, 50], [255, 56, 60, 255], 3))
    #expect(near(picture[50, 99], [255, 204, 0, 255], 3))
    #expect(near(picture[0, 50], [52, 199, 89, 255], 3))
    #expect(near(picture[50, 0], [0, 136, 255, 255], 12))
  }

  @Test("The edge between an angular gradient's ends is antialiased")
  func angularSeam() {
    let paint = Self.paint(
      .angular(center: CGPoint(x: 0, y: 10.5), startAngle: 0, endAngle: 2 * .pi),
      [(.rgb(0, 0, 0), 0), (.rgb(255, 255, 255), 1)])
    let picture = Picture(100, 21, [Layer(.box(0, 0, 100, 21), paint)])
    #expect(picture[90, 9][0] > 240)
    #expect(near(picture[90, 10], [128, 128, 128, 255], 2))
    #expect(picture[90, 11][0] < 15)
  }

  @Test("A radial gradient runs from its first radius to its second and holds both ends")
  func radial() {
    let paint = Self.paint(
      .radial(center: CGPoint(x: 50.5, y: 1), startRadius: 10, endRadius: 30),
      [(.rgb(0, 0, 0), 0), (.rgb(255, 255, 255), 1)], isPerceptual: false)
    let picture = Picture(101, 2, [Layer(.box(0, 0, 101, 2), paint)])
    #expect(picture[55, 1][0] == 0)
    #expect(near(picture[70, 1], [128, 128, 128, 255], 2))
    #expect(picture[85, 1][0] == 255)
  }

  @Test("An elliptical gradient follows its rectangle's sides")
  func elliptical() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let paint = Self.paint(
      .elliptical(
        rect: rect, center: CGPoint(x: 100, y: 50), startRadiusFraction: 0, endRadiusFraction: 0.5),
      [(.rgb(0, 0, 0), 0), (.rgb(255, 255, 255), 1)], isPerceptual: false)
    let picture = Picture(200, 100, [Layer(.box(0, 0, 200, 100), paint)])
    #expect(near(picture[150, 50], picture[100, 75], 3))
    #expect(near(picture[150, 50], [128, 128, 128, 255], 3))
    #expect(picture[198, 50][0] > 250)
  }

  @Test("A gradient of one stop, of no length or of no stops is a plain color or nothing")
  func degenerate() {
    let point = GradientPaint.Geometry.linear(from: .zero, to: .zero)
    let some = Self.paint(point, [(Self.red, 0), (Self.blue, 1)])
    #expect(Picture(3, 3, [Layer(.box(0, 0, 3, 3), some)])[1, 1] == [0, 136, 255, 255])
    let none = Self.paint(.linear(from: .zero, to: CGPoint(x: 3, y: 0)), [])
    #expect(Picture(3, 3, [Layer(.box(0, 0, 3, 3), none)])[1, 1] == [255, 255, 255, 255])
  }

  @Test("A mesh shows each point's color at its position and the background outside")
  func mesh() {
    let points = [
      CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 90, y: 10), CGPoint(x: 10, y: 90),
      CGPoint(x: 50, y: 90), CGPoint(x: 90, y: 90),
    ]
    let green = Color.Resolved.rgb(0, 255, 0)
    let colors = [Self.red, green, Self.blue, Self.red, green, Self.blue]
    let paint = Paint.gradient(
      GradientPaint(
        geometry: .mesh(
          width: 3, height: 2, points: points, colors: colors, background: .rgb(1, 2, 3), smooths: true), stops: []))
    let picture = Picture(100, 100, [Layer(.box(0, 0, 100, 100), paint)])
    #expect(picture[3, 50] == [1, 2, 3, 255])
    // Up to two pixels beside the points.
    #expect(near(picture[11, 50], [255, 56, 60, 255], 20))
    #expect(near(picture[50, 50], [0, 255, 0, 255], 20))
    #expect(near(picture[88, 50], [0, 136, 255, 255], 20))
  }

  @Test("A material blurs its backdrop, keeps its average and adds the tint")
  func material() {
    let behind = Layer(.box(0, 0, 50, 40), .rgb(0, 0, 0))
    let material = MaterialPaint(blurRadius: 4, saturation: 1, tint: .rgb(255, 255, 255, 0))
    let glass = Layer(.box(10, 10, 80, 20), .material(material))
    let picture = Picture(100, 40, [behind, glass])
    // A sharp edge outside, half way between black and white on the edge inside.
    #expect(picture[49, 5][0] == 0 && picture[50, 5][0] == 255)
    #expect(abs((picture[49, 20][0] + picture[50, 20][0]) / 2 - 127) < 3)
    #expect(picture[46, 20][0] > 20)
    let tinted = MaterialPaint(blurRadius: 4, saturation: 1, tint: .rgb(255, 255, 255, 0.5))
    let frosted = Picture(100, 40, [behind, Layer(.box(10, 10, 80, 20), .material(tinted))])
    #expect(near(frosted[12, 20], [128, 128, 128, 255], 2))
  }
}
