/// The curve of an animation. A Bézier curve given by its control points may overshoot; a `UnitCurve` may not.
package enum TimingCurve: Hashable, Sendable, CustomStringConvertible {
  case bezier(UnitBezier)
  case unit(UnitCurve)

  /// Returns the value at `progress`, which is clamped to 0–1.
  package func value(at progress: Double) -> Double {
    switch self {
    case .bezier(let bezier): return bezier.value(at: progress)
    case .unit(let curve): return curve.value(at: min(max(progress, 0), 1))
    }
  }

  /// The control points of a cubic Bézier curve, or `nil` for other curves.
  ///
  /// The points are those actually used, so that CSS's `cubic-bezier(x1, y1, x2, y2)` gives the same motion.
  package var controlPoints: UnitBezier? {
    switch self {
    case .bezier(let bezier): return bezier
    case .unit(let curve):
      if case .bezier(let bezier) = curve.function { return bezier.clampingY }
      return curve == .linear ? UnitBezier(0, 0, 1, 1) : nil
    }
  }

  /// The name of a standard curve such as `easeInOut`, `timingCurve(…)` for other Bézier curves, or the name of a
  /// circular curve.
  package var description: String {
    if let points = controlPoints {
      switch points {
      case UnitBezier(0, 0, 1, 1): return "linear"
      case UnitBezier(0.42, 0, 1, 1): return "easeIn"
      case UnitBezier(0, 0, 0.58, 1): return "easeOut"
      case UnitBezier(0.42, 0, 0.58, 1): return "easeInOut"
      default: return "timingCurve(\(points.x1), \(points.y1), \(points.x2), \(points.y2))"
      }
    }
    guard case .unit(let curve) = self else { return "timingCurve" }
    return "\(curve.function)"
  }
}
