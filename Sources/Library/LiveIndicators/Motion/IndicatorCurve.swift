import SwiftUI

/// The easing of one iteration of an indicator's motion.
public enum IndicatorCurve: Hashable, Sendable {
  /// Constant speed.
  case linear
  /// A slow start.
  case easeIn
  /// A slow end.
  case easeOut
  /// A slow start and a slow end, as in the tutorials.
  case easeInOut
  /// A cubic Bézier curve from (0, 0) to (1, 1), given by the coordinates x1, y1, x2 and y2 of its control points. The
  /// x-coordinates are in 0–1.
  case bezier(Double, Double, Double, Double)

  /// Returns one iteration of `duration` seconds.
  func animation(duration: Double) -> Animation {
    switch self {
    case .linear: return .linear(duration: duration)
    case .easeIn: return .easeIn(duration: duration)
    case .easeOut: return .easeOut(duration: duration)
    case .easeInOut: return .easeInOut(duration: duration)
    case .bezier(let x1, let y1, let x2, let y2): return .timingCurve(x1, y1, x2, y2, duration: duration)
    }
  }
}
