import Foundation
import Testing

@testable import Geometry

func expectClose(
  _ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-9, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(abs(a - b) <= tolerance, "\(a) is not \(b)", sourceLocation: sourceLocation)
}

func expectClose(
  _ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-9, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(a.distance(to: b) <= tolerance, "\(a) is not \(b)", sourceLocation: sourceLocation)
}

func expectClose(
  _ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-9, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectClose(
    CGPoint(x: a.minX, y: a.minY), CGPoint(x: b.minX, y: b.minY), within: tolerance, sourceLocation: sourceLocation)
  expectClose(
    CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), within: tolerance, sourceLocation: sourceLocation)
}

/// The signed area by the shoelace formula of a path of straight lines; positive for outlines clockwise on screen.
func area(_ path: Path) -> CGFloat {
  var sum: CGFloat = 0
  path.forEachSegment { segment, _, _ in sum += segment.start.cross(segment.end) / 2 }
  return sum
}
