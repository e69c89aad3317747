import SwiftUI

/// How an indicator speeds up and slows down within one pass.
public enum IndicatorCurve: Hashable, Sendable {
  case linear
  case easeIn
  case easeOut
  /// The tutorials' curve.
  case easeInOut
  /// A cubic curve from (0, 0) to (1, 1) with these control points; x within 0…1.
  case bezier(Double, Double, Double, Double)

  /// One pass of `duration` seconds.
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
