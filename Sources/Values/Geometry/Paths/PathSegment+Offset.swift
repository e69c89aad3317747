import Foundation

extension PathSegment {
  /// Returns the curve at `distance` to the left (from x towards y), in points.
  ///
  /// Curves are cubics within a hundredth of a point of the true offset, wherever the radius of curvature is greater
  /// than `distance`.
  func offset(by distance: CGFloat) -> [PathSegment] {
    switch self {
    case .line(let a, let b):
      guard let direction = (b - a).normalized else { return [] }
      let shift = direction.leftNormal * distance
      return [.line(a + shift, b + shift)]
    case .quad(let a, let c, let b):
      let cubic = PathSegment.cubic(a, a.lerp(to: c, 2 / 3), b.lerp(to: c, 2 / 3), b)
      return cubic.offset(by: distance)
    case .cubic:
      var result: [PathSegment] = []
      appendOffset(by: distance, depth: 0, to: &result)
      return result
    }
  }

  private func appendOffset(by distance: CGFloat, depth: Int, to result: inout [PathSegment]) {
    let isLast: Bool = depth >= 7
    if let fitted = fittedOffset(by: distance, acceptsAny: isLast) {
      result.append(fitted)
    } else if !isLast {
      piece(from: 0, to: 0.5).appendOffset(by: distance, depth: depth + 1, to: &result)
      piece(from: 0.5, to: 1).appendOffset(by: distance, depth: depth + 1, to: &result)
    }
  }

  /// Returns one cubic with the ends and tangents of the offset, whose handles are scaled to fit the middle, or `nil`
  /// if it deviates elsewhere.
  private func fittedOffset(by distance: CGFloat, acceptsAny: Bool) -> PathSegment? {
    guard case .cubic(let a, let c1, let c2, let b) = self, let d0 = direction(at: 0), let d1 = direction(at: 1) else {
      return nil
    }
    let p0 = a + d0.leftNormal * distance
    let p1 = b + d1.leftNormal * distance
    func target(_ t: CGFloat) -> CGPoint {
      point(at: t) + (direction(at: t) ?? d0).leftNormal * distance
    }
    let handle0 = d0 * (c1 - a).length
    let handle1 = d1 * (b - c2).length
    let spread = (handle0 - handle1) * 0.375
    let miss = target(0.5) - (p0 + p1) * 0.5
    let chord: CGFloat = (b - a).length
    var scale: CGFloat = chord > 0 ? (p1 - p0).length / chord : 1
    if spread.length > 1e-3 * chord { scale = miss.dot(spread) / spread.dot(spread) }
    let fitted = PathSegment.cubic(p0, p0 + handle0 * scale, p1 - handle1 * scale, p1)
    if acceptsAny { return fitted }
    guard d0.dot(d1) > -1e-6 else { return nil }
    for t: CGFloat in [0.25, 0.5, 0.75] where fitted.point(at: t).distance(to: target(t)) > 0.01 { return nil }
    return fitted
  }
}
