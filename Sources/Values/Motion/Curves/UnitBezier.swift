import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), evaluated as y for x.
///
/// The x-coordinates of both control points are clamped to 0–1, so that every x has exactly one y. The y-coordinates
/// are not clamped, so that the curve may overshoot.
package struct UnitBezier: Hashable, Sendable {
  /// The coordinates of the control points as given, before the x-coordinates are clamped.
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The same curve with the y-coordinates of both control points clamped to 0–1, which is how `UnitCurve` evaluates
  /// values.
  package var clampingY: UnitBezier {
    UnitBezier(x1, min(max(y1, 0), 1), x2, min(max(y2, 0), 1))
  }

  /// The curve with x and y exchanged.
  package var inverse: UnitBezier { UnitBezier(y1, x1, y2, x2) }

  /// Returns y at `x`, which is clamped to 0–1.
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // With both control points on the diagonal, the curve is exactly a straight line.
    if x1 == y1, x2 == y2, isInside { return x }
    return Self.polynomial(y1, y2, at: parameter(at: x))
  }

  /// Returns dy/dx at `x`, which is clamped to 0–1.
  package func velocity(at x: Double) -> Double {
    let (cx1, cx2) = clampedX
    var s = parameter(at: min(max(x, 0), 1))
    var dx = Self.derivative(cx1, cx2, at: s)
    if abs(dx) < 1e-6 {
      // At a vertical tangent, or with a control point on an end point, uses the limit from inside.
      s = min(max(s, 1e-4), 1 - 1e-4)
      dx = Self.derivative(cx1, cx2, at: s)
    }
    return Self.derivative(y1, y2, at: s) / dx
  }

  private var isInside: Bool { 0 <= x1 && x1 <= 1 && 0 <= x2 && x2 <= 1 }

  private var clampedX: (Double, Double) { (min(max(x1, 0), 1), min(max(x2, 0), 1)) }

  /// Returns the curve parameter whose x is `x`, by Newton's method, with bisection where Newton does not converge.
  ///
  /// Solved to double precision rather than to the 2⁻²⁰ steps some implementations round to, so that slow animations
  /// over long distances stay smooth.
  private func parameter(at x: Double) -> Double {
    let (cx1, cx2) = clampedX
    var s = x
    for _ in 0..<8 {
      let error = Self.polynomial(cx1, cx2, at: s) - x
      if abs(error) < 1e-13 { return s }
      let slope = Self.derivative(cx1, cx2, at: s)
      if abs(slope) < 1e-9 { break }
      s -= error / slope
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if Self.polynomial(cx1, cx2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func polynomial(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return ((a * s + b) * s + c) * s
  }

  private static func derivative(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return (3 * a * s + 2 * b) * s + c
  }
}
