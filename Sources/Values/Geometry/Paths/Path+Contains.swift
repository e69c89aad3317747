import Foundation

extension Path {
  /// Returns whether a point is inside the path. Open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - p: The point to test.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule instead of the non-zero winding rule.
  ///     Default `false`.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = windingNumber(at: p)
    return eoFill ? winding & 1 != 0 : winding != 0
  }

  /// Returns the winding number of the outline around `p`.
  package func windingNumber(at p: CGPoint) -> Int {
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments { winding += segment.crossings(rightOf: p) }
      if !subpath.isClosed, let end = subpath.segments.last?.end {
        winding += PathSegment.line(end, subpath.start).crossings(rightOf: p)
      }
    }
    return winding
  }
}

extension PathSegment {
  /// Returns the signed crossings of the ray from `p` towards +x: +1 for a segment that runs down the screen.
  func crossings(rightOf p: CGPoint, depth: Int = 0) -> Int {
    let controls: (CGPoint, CGPoint)
    switch self {
    case .line(let a, let b): return Self.lineCrossing(a, b, p)
    case .quad(_, let c, _): controls = (c, c)
    case .cubic(_, let c1, let c2, _): controls = (c1, c2)
    }
    let (a, b) = (start, end)
    let (c1, c2) = controls
    if max(a.y, b.y, c1.y, c2.y) <= p.y || min(a.y, b.y, c1.y, c2.y) > p.y { return 0 }
    if max(a.x, b.x, c1.x, c2.x) <= p.x { return 0 }
    // If the hull is entirely on one side, or halved beyond any visible size, only the ends of the curve matter.
    if depth >= 40 { return Self.lineCrossing(a, b, p) }
    if min(a.x, b.x, c1.x, c2.x) > p.x {
      return (b.y > p.y ? 1 : 0) - (a.y > p.y ? 1 : 0)
    }
    return piece(from: 0, to: 0.5).crossings(rightOf: p, depth: depth + 1)
      + piece(from: 0.5, to: 1).crossings(rightOf: p, depth: depth + 1)
  }

  private static func lineCrossing(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) -> Int {
    if (a.y > p.y) == (b.y > p.y) { return 0 }
    let t: CGFloat = (p.y - a.y) / (b.y - a.y)
    guard a.x + (b.x - a.x) * t > p.x else { return 0 }
    return b.y > a.y ? 1 : -1
  }
}
