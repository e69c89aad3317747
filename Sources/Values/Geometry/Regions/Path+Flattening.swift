import Foundation

extension PathSegment {
  /// Calls `body` with the points after the start, up to the end, of chords within `tolerance` points of the curve.
  package func flattened(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
    let bend: CGFloat
    switch self {
    case .line(_, let b):
      body(b)
      return
    case .quad(let a, let c, let b):
      bend = 2 * (a - c * 2 + b).length
    case .cubic(let a, let c1, let c2, let b):
      bend = 6 * max((a - c1 * 2 + c2).length, (c1 - c2 * 2 + b).length)
    }
    // A chord over a parameter step h deviates by at most |second derivative| · h² / 8.
    let count: Int = max(1, min(4096, Int((bend / (8 * tolerance)).squareRoot().rounded(.up))))
    for i in 1..<max(count, 1) { body(point(at: CGFloat(i) / CGFloat(count))) }
    body(end)
  }
}

extension Path {
  /// The maximum deviation, in points, of flattened outlines from curves in set operations.
  static let flatness: CGFloat = 0.01

  /// Returns the subpaths as polylines.
  package func polylines(tolerance: CGFloat = flatness) -> [(points: [CGPoint], isClosed: Bool)] {
    subpaths.filter { !$0.segments.isEmpty }.map { subpath in
      var points: [CGPoint] = [subpath.start]
      for segment in subpath.segments { segment.flattened(tolerance: tolerance) { points.append($0) } }
      return (points, subpath.isClosed)
    }
  }
}
