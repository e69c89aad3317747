import Drawing
import Foundation
import Geometry

extension VectorSceneBuilder {
  /// Returns the placement of a layer's coordinate space in its parent's: a transform if it animates or is not a
  /// translation, and the remaining offset for every coordinate inside.
  func transform(
    _ states: [LayerState], still: LayerState, offset: CGPoint
  ) -> (transform: VectorTransform?, childOffset: CGPoint) {
    let matrices = states.map(\.placement)
    let rest = still.placement
    let all = matrices + [rest]
    if all.allSatisfy({ Self.isShift($0) }) {
      let child = CGPoint(x: offset.x + rest.tx, y: offset.y + rest.ty)
      let offsets = matrices.map { [Double($0.tx - rest.tx), Double($0.ty - rest.ty)] }
      let translation = channel(offsets, still: [0, 0], tolerance: [Self.lengthTolerance, Self.lengthTolerance])
      guard translation.isMoving else { return (nil, child) }
      return (VectorTransform(translation: translation), child)
    }
    let extent = still.innerBounds
    guard let parts = Self.decomposed(all) else { return matrixTransform(matrices, rest, extent, offset) }
    let pivot = Self.fixedPoint(all) ?? CGPoint(x: extent.isNull ? 0 : extent.midX, y: extent.isNull ? 0 : extent.midY)
    let ends = all.map { pivot.applying($0) }
    let end = ends[ends.count - 1]
    let reach = Double(max(1, Self.reach(of: extent, from: pivot)))
    let size = all.map { max(hypot($0.a, $0.b), hypot($0.c, $0.d)) }.max() ?? 1
    var result = VectorTransform(place: CGPoint(x: end.x + offset.x, y: end.y + offset.y))
    let lengths = [Self.lengthTolerance, Self.lengthTolerance]
    result.translation = channel(
      ends.dropLast().map { [Double($0.x - end.x), Double($0.y - end.y)] }, still: [0, 0], tolerance: lengths)
    let angle = Self.lengthTolerance / (reach * max(1, Double(size))) * 180 / .pi
    result.rotation = angleChannel(
      parts.dropLast().map(\.degrees), still: parts[parts.count - 1].degrees, tolerance: angle)
    let scale = Self.lengthTolerance / reach
    result.scale = channel(
      parts.dropLast().map { [$0.x, $0.y] }, still: [parts[parts.count - 1].x, parts[parts.count - 1].y],
      tolerance: [scale, scale])
    return (result, CGPoint(x: -pivot.x, y: -pivot.y))
  }

  /// Returns the unchanged matrix, for skews.
  private func matrixTransform(
    _ matrices: [CGAffineTransform], _ rest: CGAffineTransform, _ extent: CGRect, _ offset: CGPoint
  ) -> (VectorTransform?, CGPoint) {
    func numbers(_ m: CGAffineTransform) -> [Double] {
      [m.a, m.b, m.c, m.d, m.tx + offset.x, m.ty + offset.y].map { Double($0) }
    }
    let reach = Double(max(1, Self.reach(of: extent, from: .zero)))
    let part = Self.lengthTolerance / reach / 2
    let tolerance = [part, part, part, part, Self.lengthTolerance, Self.lengthTolerance]
    var result = VectorTransform()
    result.matrix = channel(matrices.map(numbers), still: numbers(rest), tolerance: tolerance)
    return (result, .zero)
  }

  private static func isShift(_ m: CGAffineTransform) -> Bool {
    abs(m.a - 1) < 1e-9 && abs(m.b) < 1e-9 && abs(m.c) < 1e-9 && abs(m.d - 1) < 1e-9
  }

  /// Returns the distance of the farthest corner.
  private static func reach(of rect: CGRect, from point: CGPoint) -> CGFloat {
    if rect.isNull { return 1 }
    let x: CGFloat = max(abs(rect.minX - point.x), abs(rect.maxX - point.x))
    let y: CGFloat = max(abs(rect.minY - point.y), abs(rect.maxY - point.y))
    return hypot(x, y)
  }

  private struct Parts {
    var degrees: Double
    var x: Double
    var y: Double
  }

  /// Decomposes matrices into rotations and scales, with continuous angles over full turns, or returns `nil` if one is
  /// skewed.
  private static func decomposed(_ matrices: [CGAffineTransform]) -> [Parts]? {
    if matrices.allSatisfy({ abs($0.b) < 1e-9 && abs($0.c) < 1e-9 }) {
      return matrices.map { Parts(degrees: 0, x: Double($0.a), y: Double($0.d)) }
    }
    var angle = 0.0
    var result: [Parts] = []
    for (index, m) in matrices.enumerated() {
      let x = Double(hypot(m.a, m.b))
      let y = Double(hypot(m.c, m.d))
      let slant = Double(m.a * m.c + m.b * m.d)
      guard abs(slant) <= 1e-6 * max(x * y, 1e-9) + 1e-12 else { return nil }
      var next = x > 1e-9 ? atan2(Double(m.b), Double(m.a)) * 180 / .pi : angle
      if index > 0 { next += ((angle - next) / 360).rounded() * 360 }
      // Without motion, the angle excludes full turns.
      if index == matrices.count - 1, x > 1e-9 { next = atan2(Double(m.b), Double(m.a)) * 180 / .pi }
      angle = next
      let mirrored = Double(m.a * m.d - m.b * m.c) < 0
      result.append(Parts(degrees: angle, x: x, y: mirrored ? -y : y))
    }
    return result
  }

  /// Returns the point that all matrices map to the same position, by least squares, or `nil` if there is none.
  private static func fixedPoint(_ matrices: [CGAffineTransform]) -> CGPoint? {
    let first = matrices[0]
    var (xx, xy, yy, xr, yr) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for m in matrices {
      let a = Double(m.a - first.a)
      let b = Double(m.b - first.b)
      let c = Double(m.c - first.c)
      let d = Double(m.d - first.d)
      let right = (Double(first.tx - m.tx), Double(first.ty - m.ty))
      xx += a * a + b * b
      xy += a * c + b * d
      yy += c * c + d * d
      xr += a * right.0 + b * right.1
      yr += c * right.0 + d * right.1
    }
    // The coordinate along a direction without change is free, so the smallest one is used.
    let trace = xx + yy
    guard trace > 1e-12 else { return constantPoint(matrices) }
    let soft = trace * 1e-12
    let determinant = (xx + soft) * (yy + soft) - xy * xy
    let x = (xr * (yy + soft) - xy * yr) / determinant
    let y = ((xx + soft) * yr - xy * xr) / determinant
    guard x.isFinite, y.isFinite else { return nil }
    let point = CGPoint(x: x, y: y)
    let end = point.applying(first)
    let holds = matrices.allSatisfy { m in
      let other = point.applying(m)
      return hypot(other.x - end.x, other.y - end.y) < 0.005
    }
    return holds ? CGPoint(x: rounded(x), y: rounded(y)) : nil
  }

  /// Returns the center of a constant matrix's rotation or scale, so that the numbers stay small.
  private static func constantPoint(_ matrices: [CGAffineTransform]) -> CGPoint? {
    let m = matrices[0]
    guard matrices.allSatisfy({ abs($0.tx - m.tx) < 0.005 && abs($0.ty - m.ty) < 0.005 }) else { return nil }
    return .zero
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 }
}
