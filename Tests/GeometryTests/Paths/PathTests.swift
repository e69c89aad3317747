import Foundation
import Testing

@testable import Geometry

private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

@Suite("Paths")
struct PathTests {
  @Test("A path reports whether it is empty and its current point")
  func state() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect.isNull)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty, "lines need a start")
    path.move(to: CGPoint(x: 2, y: 3))
    path.addLine(to: CGPoint(x: 5, y: 3))
    #expect(path.currentPoint == CGPoint(x: 5, y: 3))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 2, y: 3) && path.elements.count == 3)
  }

  @Test("The bounding rectangle is that of the curve, not of its controls")
  func bounds() {
    let quad = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    expectClose(quad.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5))
    let cubic = Path {
      $0.move(to: .zero)
      $0.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    }
    expectClose(cubic.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 6))
    // A full turn's quarter cubics touch the circle at their ends.
    expectClose(Path(ellipseIn: square).boundingRect, square)
  }

  @Test("Inside and outside, by both rules")
  func contains() {
    let circle = Path(ellipseIn: square)
    #expect(circle.contains(CGPoint(x: 5, y: 5)) && circle.contains(CGPoint(x: 8.5, y: 8.5)))
    #expect(!circle.contains(CGPoint(x: 8.6, y: 8.6)) && !circle.contains(CGPoint(x: -1, y: 5)))
    #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
    var ring = circle
    ring.addEllipse(in: square.insetBy(dx: 2, dy: 2))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: true))
    let open = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    #expect(open.contains(CGPoint(x: 8, y: 4)) && !open.contains(CGPoint(x: 4, y: 8)))
  }

  @Test("Paths join and move with transforms")
  func transforms() {
    var path = Path(square)
    path.addPath(Path(square), transform: CGAffineTransform(translationX: 20, y: 5))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 15))
    #expect(Path(square).offsetBy(dx: 1, dy: 2) == Path(square.offsetBy(dx: 1, dy: 2)))
    var count = 0
    path.forEach { _ in count += 1 }
    #expect(count == 10)
  }

  @Test("An arc between tangents touches both")
  func tangentArc() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.elements.count == 3)
    guard case .line(let touch) = path.elements[1] else {
      Issue.record("not a line")
      return
    }
    expectClose(touch, CGPoint(x: 6, y: 0))
    expectClose(try #require(path.currentPoint), CGPoint(x: 10, y: 4), within: 1e-9)
    guard case .curve(_, let control1, _) = path.elements[2] else {
      Issue.record("not a curve")
      return
    }
    expectClose(control1, CGPoint(x: 6 + 4 * Path.kappa, y: 0), within: 1e-9)
    path.addArc(tangent1End: CGPoint(x: 10, y: 20), tangent2End: CGPoint(x: 10, y: 30), radius: 4)
    expectClose(try #require(path.currentPoint), CGPoint(x: 10, y: 20), within: 1e-9)
  }

  @Test("CoreGraphics paths convert both ways")
  func coreGraphics() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    #expect(path.boundingBox == square && path.boundingBoxOfPath == square)
    #expect(Path(path).description == "0 0 m 10 0 l 10 10 0 10 q h")
    #expect(Path(path).cgPath == path)
    let copy = path.mutableCopy()
    copy?.addRect(square)
    #expect(copy?.path.elements.count == 9 && path.path.elements.count == 4)
  }
}
