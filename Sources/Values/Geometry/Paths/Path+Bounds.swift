import Foundation

extension Path {
  /// The smallest rectangle that contains the outline, excluding control points off the curve. Null for an empty path.
  public var boundingRect: CGRect {
    var box = BoundingBox()
    var hasSegments = false
    forEachSegment { segment, _, _ in
      hasSegments = true
      box.add(segment)
    }
    if !hasSegments, case .move(let p)? = elements.first { box.add(p) }
    return box.rect
  }
}

/// A bounding box that grows with each added point.
struct BoundingBox {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  var rect: CGRect {
    minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }

  mutating func add(_ p: CGPoint) {
    minX = min(minX, p.x)
    minY = min(minY, p.y)
    maxX = max(maxX, p.x)
    maxY = max(maxY, p.y)
  }

  private func contains(_ p: CGPoint) -> Bool { p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY }

  mutating func add(_ segment: PathSegment) {
    add(segment.start)
    add(segment.end)
    switch segment {
    case .line: break
    case .quad(let a, let c, let b):
      if contains(c) { return }
      for t in [Self.quadExtreme(a.x, c.x, b.x), Self.quadExtreme(a.y, c.y, b.y)] where t > 0 && t < 1 {
        add(segment.point(at: t))
      }
    case .cubic(let a, let c1, let c2, let b):
      if contains(c1), contains(c2) { return }
      Self.cubicExtremes(a.x, c1.x, c2.x, b.x) { add(segment.point(at: $0)) }
      Self.cubicExtremes(a.y, c1.y, c2.y, b.y) { add(segment.point(at: $0)) }
    }
  }

  private static func quadExtreme(_ a: CGFloat, _ c: CGFloat, _ b: CGFloat) -> CGFloat {
    let bend: CGFloat = a - 2 * c + b
    return bend == 0 ? -1 : (a - c) / bend
  }

  /// Calls `body` with the roots of the derivative of one coordinate, strictly inside 0–1.
  private static func cubicExtremes(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, _ body: (CGFloat) -> Void
  ) {
    let a: CGFloat = p3 - 3 * p2 + 3 * p1 - p0
    let b: CGFloat = 2 * (p0 - 2 * p1 + p2)
    let c: CGFloat = p1 - p0
    let discriminant: CGFloat = b * b - 4 * a * c
    guard discriminant >= 0 else { return }
    // This form avoids cancellation: one root is q / a, the other is c / q.
    let q: CGFloat = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    if a != 0 {
      let t: CGFloat = q / a
      if t > 0, t < 1 { body(t) }
    }
    if q != 0 {
      let t: CGFloat = c / q
      if t > 0, t < 1 { body(t) }
    }
  }
}
