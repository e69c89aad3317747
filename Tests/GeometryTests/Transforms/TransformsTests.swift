import Foundation
import Testing

@testable import Geometry

@Suite("Transforms")
struct TransformsTests {
  let p = CGPoint(x: 3, y: 5)

  @Test("Rotation turns x towards y, which is clockwise on screen")
  func rotation() {
    let t = CGAffineTransform(rotationAngle: .pi / 2)
    expectClose(CGPoint(x: 1, y: 0).applying(t), CGPoint(x: 0, y: 1))
  }

  @Test("Translated, scaled and rotated act before the transform; concatenation after it")
  func order() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    expectClose(p.applying(scale.translatedBy(x: 1, y: 1)), CGPoint(x: 8, y: 18))
    let moved = scale.concatenating(CGAffineTransform(translationX: 1, y: 1))
    expectClose(p.applying(moved), CGPoint(x: 7, y: 16))
    let moving = CGAffineTransform(translationX: 10, y: 0)
    expectClose(p.applying(moving.scaledBy(x: 2, y: 2)), CGPoint(x: 16, y: 10))
    expectClose(p.applying(moving.rotated(by: .pi)), CGPoint(x: 7, y: -5))
  }

  @Test("Inverses undo; a transform without one is unchanged")
  func inverses() {
    let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    expectClose(p.applying(t).applying(t.inverted()), p, within: 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().isIdentity && !t.isIdentity)
  }

  @Test("Rectangles and sizes follow")
  func rectangles() {
    let t = CGAffineTransform(rotationAngle: .pi / 2).about(CGPoint(x: 50, y: 30))
    expectClose(
      CGRect(x: 0, y: 0, width: 100, height: 60).applying(t), CGRect(x: 20, y: -20, width: 60, height: 100),
      within: 1e-9)
    let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9))
    #expect(size == CGSize(width: 2, height: 3))
    #expect(CGRect.null.applying(t).isNull)
  }

  @Test("Projections compose, invert and divide by the third component")
  func projections() {
    var m = ProjectionTransform()
    m.m13 = 0.01
    m.m31 = 4
    #expect(!m.isAffine && m.affine == nil)
    expectClose(p.applying(m), CGPoint(x: 7 / 1.03, y: 5 / 1.03))
    expectClose(p.applying(m).applying(m.inverted()), p, within: 1e-9)
    let both = m.concatenating(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
    expectClose(p.applying(both), p.applying(m) * 2)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    let isInverted = flat.invert()
    #expect(!isInverted && flat == before)
    #expect(ProjectionTransform().isIdentity)
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(ProjectionTransform(affine).affine == affine)
  }

  @Test("A rotation about y with perspective foreshortens the far side")
  func threeDimensions() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 100
    t = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
    let m = ProjectionTransform(t)
    // x = 50 lies at 25 across and at depth −50 · sin 60°, so w = 1 + 0.43301.
    expectClose(CGPoint(x: 50, y: 10).applying(m), CGPoint(x: 25 / 1.4330127, y: 10 / 1.4330127), within: 1e-6)
    expectClose(CGPoint(x: -50, y: 10).applying(m), CGPoint(x: -25 / 0.5669873, y: 10 / 0.5669873), within: 1e-6)
  }

  @Test("Three-dimensional transforms concatenate and invert")
  func threeDimensionalAlgebra() {
    let t = CATransform3DTranslate(CATransform3DMakeRotation(1, 1, 2, 3), 4, 5, 6)
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    for (row, identity) in zip(product.rows, CATransform3DIdentity.rows) {
      for (a, b) in zip(row, identity) { expectClose(a, b, within: 1e-12) }
    }
    let flat = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 2, y: 1)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(flat)))
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(flat)) == flat)
    let z = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 1))
    expectClose(p.applying(z), p.applying(CGAffineTransform(rotationAngle: 0.3)), within: 1e-12)
    #expect(!CATransform3DIsAffine(t) && CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
  }
}
