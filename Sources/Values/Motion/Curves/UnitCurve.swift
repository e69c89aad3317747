import Foundation

/// A curve from (0, 0) to (1, 1) that maps progress in time to progress of a value.
public struct UnitCurve: Hashable, Sendable {
  package enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The inverse of `circularEaseInOut`: fast at both ends and slow in the middle.
    case circularEaseOutIn
    case bezier(UnitBezier)
  }

  package var function: Function

  package init(function: Function) { self.function = function }

  /// A cubic Bézier curve, given by the coordinates of its two control points.
  package static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(function: .bezier(UnitBezier(x1, y1, x2, y2)))
  }

  /// Returns the value of the curve at `progress`.
  ///
  /// Progress outside 0–1 is clamped, except by the linear curve, which returns it unchanged. The y-coordinates of
  /// Bézier control points are clamped to 0–1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch function {
    case .linear: return progress
    case .circularEaseIn: return Self.circularIn(x)
    case .circularEaseOut: return 1 - Self.circularIn(1 - x)
    case .circularEaseInOut:
      return x < 0.5 ? Self.circularIn(2 * x) / 2 : 1 - Self.circularIn(2 - 2 * x) / 2
    case .circularEaseOutIn:
      return x < 0.5 ? (1 - Self.circularIn(1 - 2 * x)) / 2 : (1 + Self.circularIn(2 * x - 1)) / 2
    case .bezier(let bezier): return bezier.clampingY.value(at: x)
    }
  }

  /// Returns the slope of the curve at `progress`, in value per progress. Progress outside 0–1 is clamped.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch function {
    case .linear: return 1
    case .circularEaseIn: return Self.circularSlope(x)
    case .circularEaseOut: return Self.circularSlope(1 - x)
    case .circularEaseInOut: return Self.circularSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularEaseOutIn: return Self.circularSlope(abs(1 - 2 * x))
    case .bezier(let bezier): return bezier.velocity(at: x)
    }
  }

  /// The curve with progress and value exchanged.
  public var inverse: UnitCurve {
    switch function {
    case .linear: return self
    case .circularEaseIn: return UnitCurve(function: .circularEaseOut)
    case .circularEaseOut: return UnitCurve(function: .circularEaseIn)
    case .circularEaseInOut: return UnitCurve(function: .circularEaseOutIn)
    case .circularEaseOutIn: return UnitCurve(function: .circularEaseInOut)
    case .bezier(let bezier): return UnitCurve(function: .bezier(bezier.inverse))
    }
  }

  private static func circularIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
  private static func circularSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}

extension UnitCurve {
  /// A straight line: constant speed.
  public static let linear = UnitCurve(function: .linear)
  /// A curve that starts slowly, with the control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve.bezier(0.42, 0, 1, 1)
  /// A curve that ends slowly, with the control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve.bezier(0, 0, 0.58, 1)
  /// A curve that starts and ends slowly, with the control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve.bezier(0.42, 0, 0.58, 1)
  /// A curve that starts and ends slowly. The same as `easeInOut`.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// A quarter circle that starts slowly.
  public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
  /// A quarter circle that ends slowly.
  public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
  /// Two quarter circles that start and end slowly.
  public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)
}
