import Foundation
import Motion
import Testing

@testable import Geometry

/// The value `t` of the way from `a` to `b`, as an animation computes it.
private func between<T: Animatable>(_ a: T, _ b: T, _ t: Double) -> T {
  var difference = b.animatableData - a.animatableData
  difference.scale(by: t)
  var result = a
  result.animatableData = a.animatableData + difference
  return result
}

@Suite("Animated values")
struct AnimatableTests {
  // Linear light: gamma-encoded blending would give 127.5.
  @Test("Black to white passes 187.5 of 255 halfway")
  func blackToWhite() {
    let middle = between(Color.Resolved.black, Color.Resolved.white, 0.5)
    #expect(abs(middle.red * 255 - 187.5) < 0.05 && middle.opacity == 1)
  }

  @Test("Classic red to green passes 190.4, 150.5, 72.0 halfway")
  func redToGreen() {
    let middle = between(Color.Resolved(bytes: 255, 59, 48), Color.Resolved(bytes: 52, 199, 89), 0.5)
    #expect(abs(middle.red * 255 - 190.4) < 0.05)
    #expect(abs(middle.green * 255 - 150.5) < 0.05)
    #expect(abs(middle.blue * 255 - 72.0) < 0.05)
  }

  @Test("Colors are not premultiplied: fading white to clear black darkens")
  func fading() {
    let middle = between(Color.Resolved.white, Color.Resolved.clear, 0.5)
    #expect(middle.linearRed == 0.5 && middle.opacity == 0.5)
  }

  @Test("Angles turn in the direction of their numbers, also beyond a full turn")
  func angles() {
    #expect(abs(between(Angle.degrees(0), .degrees(360), 0.25).degrees - 90) < 1e-12)
    #expect(abs(between(Angle.degrees(720), .degrees(0), 0.5).degrees - 360) < 1e-12)
    #expect(Angle.radians(1).animatableData == 128)
  }

  @Test("Points, insets and radii animate independently")
  func geometry() {
    #expect(between(UnitPoint.topLeading, .bottomTrailing, 0.25) == UnitPoint(x: 0.25, y: 0.25))
    let insets = between(EdgeInsets(), EdgeInsets(top: 4, leading: 8, bottom: 12, trailing: 16), 0.5)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    let radii = between(
      RectangleCornerRadii(),
      RectangleCornerRadii(topLeading: 4, bottomLeading: 8, bottomTrailing: 12, topTrailing: 16), 0.5)
    #expect(
      radii == RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8))
  }

  @Test("Strokes animate width, miter limit and dash phase")
  func strokes() {
    let start = StrokeStyle(lineWidth: 1, miterLimit: 10, dash: [4, 2], dashPhase: 0)
    let end = StrokeStyle(lineWidth: 3, lineCap: .round, miterLimit: 20, dash: [9], dashPhase: 12)
    let middle = between(start, end, 0.5)
    #expect(middle == StrokeStyle(lineWidth: 2, miterLimit: 15, dash: [4, 2], dashPhase: 6))
  }
}
