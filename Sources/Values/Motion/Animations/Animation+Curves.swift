import Foundation

extension Animation {
  /// The spring of duration 0.5 s without bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// Constant speed.
  public static func linear(duration: TimeInterval) -> Animation { curve(UnitBezier(0, 0, 1, 1), duration) }
  /// Constant speed for 0.35 s.
  public static var linear: Animation { linear(duration: standardDuration) }

  /// Starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { curve(UnitBezier(0.42, 0, 1, 1), duration) }
  /// Starts slowly, 0.35 s.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }

  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { curve(UnitBezier(0, 0, 0.58, 1), duration) }
  /// Ends slowly, 0.35 s.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }

  /// Starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    curve(UnitBezier(0.42, 0, 0.58, 1), duration)
  }
  /// Starts and ends slowly, 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  /// A cubic Bézier from (0, 0) to (1, 1). x of the control points is clamped to 0…1; y may overshoot.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    curve(UnitBezier(p1x, p1y, p2x, p2y), duration)
  }

  /// Any curve, for `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .unit(curve), duration: duration))
  }

  private static let standardDuration: TimeInterval = 0.35

  private static func curve(_ bezier: UnitBezier, _ duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .bezier(bezier), duration: duration))
  }
}
