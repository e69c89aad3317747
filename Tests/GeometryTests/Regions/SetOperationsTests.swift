import Foundation
import Testing

@testable import Geometry

private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
  Path(CGRect(x: x, y: y, width: side, height: side))
}

@Suite("Set operations on paths")
struct SetOperationsTests {
  @Test("Overlapping squares")
  func overlapping() {
    let (a, b) = (square(0, 0), square(5, 5))
    #expect(area(a.union(b)) == 175)
    #expect(area(a.intersection(b)) == 25)
    #expect(a.intersection(b).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(area(a.subtracting(b)) == 75)
    #expect(area(a.symmetricDifference(b)) == 150)
    #expect(a.union(b).subpaths.count == 1 && a.symmetricDifference(b).subpaths.count == 2)
  }

  @Test("Shared edges leave no seam")
  func sharedEdges() {
    let joined = square(0, 0).union(square(10, 0))
    #expect(joined.subpaths.count == 1 && area(joined) == 200 && joined.elements.count == 5)
    #expect(square(0, 0).intersection(square(10, 0)).isEmpty)
    #expect(square(0, 0).subtracting(square(0, 0)).isEmpty)
    #expect(area(square(0, 0).union(square(0, 0))) == 100)
    let partly = square(0, 0).union(square(10, 5))
    #expect(partly.subpaths.count == 1 && area(partly) == 200)
  }

  @Test("Disjoint and nested squares")
  func apartAndInside() {
    #expect(square(0, 0).union(square(20, 0)).subpaths.count == 2)
    let frame = square(0, 0, 30).subtracting(square(10, 10))
    #expect(frame.subpaths.count == 2 && area(frame) == 800)
    #expect(!frame.contains(CGPoint(x: 15, y: 15)) && frame.contains(CGPoint(x: 5, y: 15)))
    #expect(!frame.contains(CGPoint(x: 15, y: 15), eoFill: true))
  }

  @Test("Corners that touch keep outlines apart")
  func touching() {
    let both = square(0, 0).union(square(10, 10))
    #expect(both.subpaths.count == 2 && area(both) == 200)
  }

  @Test("Two circles meet in a lens")
  func circles() {
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let b = Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20))
    // r² (2π/3 − √3/2) for circles a radius apart.
    expectClose(area(a.intersection(b)), 122.837, within: 0.3)
    expectClose(area(a.union(b)), 2 * 314.159 - 122.837, within: 0.6)
    expectClose(area(a.subtracting(b)), 314.159 - 122.837, within: 0.5)
    #expect(a.intersection(b).subpaths.count == 1)
  }

  @Test("A pentagram normalizes by either rule")
  func normalized() {
    let star = Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle: CGFloat = CGFloat(index) * 4 * .pi / 5
          return CGPoint(x: 10 * sin(angle), y: -10 * cos(angle))
        })
      path.closeSubpath()
    }
    let outline = star.normalized(eoFill: false)
    #expect(outline.subpaths.count == 1 && outline.contains(.zero, eoFill: true))
    let points = star.normalized()
    #expect(!points.contains(.zero) && points.contains(CGPoint(x: 0, y: -8)))
    #expect(points.subpaths.count == 5)
  }

  @Test("Lines are clipped by interiors")
  func lines() {
    let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
    #expect(line.lineIntersection(square(0, 0)).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(square(0, 0)).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
    #expect(line.lineIntersection(Path()).isEmpty && line.lineSubtraction(Path()) == line)
  }

  @Test("Many random triangles: areas obey inclusion and exclusion")
  func random() {
    var seed: UInt64 = 7
    func next() -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(seed >> 40) / CGFloat(1 << 24) * 100
    }
    func triangle() -> Path {
      let path = Path {
        $0.addLines((0..<3).map { _ in CGPoint(x: next(), y: next()) })
        $0.closeSubpath()
      }
      return path.normalized(eoFill: false)
    }
    for _ in 0..<40 {
      let (a, b) = (triangle(), triangle())
      let both: CGFloat = area(a.intersection(b))
      expectClose(area(a.union(b)), area(a) + area(b) - both, within: 0.01)
      expectClose(area(a.subtracting(b)), area(a) - both, within: 0.01)
      #expect(both >= 0)
    }
  }
}
