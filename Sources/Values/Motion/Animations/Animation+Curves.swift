import Foundation

extension Animation {
  /// The default animation: a spring with a duration of 0.5 seconds and no bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// An animation that moves at constant speed.
  ///
  /// - Parameter duration: The length of the animation in seconds.
  public static func linear(duration: TimeInterval) -> Animation { curve(UnitBezier(0, 0, 1, 1), duration) }
  /// An animation that moves at constant speed for 0.35 seconds.
  public static var linear: Animation { linear(duration: standardDuration) }

  /// An animation that starts slowly and then speeds up.
  ///
  /// - Parameter duration: The length of the animation in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { curve(UnitBezier(0.42, 0, 1, 1), duration) }
  /// An animation that starts slowly and then speeds up, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }

  /// An animation that starts quickly and then slows down.
  ///
  /// - Parameter duration: The length of the animation in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { curve(UnitBezier(0, 0, 0.58, 1), duration) }
  /// An animation that starts quickly and then slows down, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }

  /// An animation that starts slowly, speeds up, and slows down again.
  ///
  /// - Parameter duration: The length of the animation in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    curve(UnitBezier(0.42, 0, 0.58, 1), duration)
  }
  /// An animation that starts slowly, speeds up, and slows down again, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  /// An animation that follows a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The x-coordinate of the first control point, clamped to 0–1.
  ///   - p1y: The y-coordinate of the first control point. Values outside 0–1 make the motion overshoot.
  ///   - p2x: The x-coordinate of the second control point, clamped to 0–1.
  ///   - p2y: The y-coordinate of the second control point. Values outside 0–1 make the motion overshoot.
  ///   - duration: The length of the animation in seconds. Default 0.35.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    curve(UnitBezier(p1x, p1y, p2x, p2y), duration)
  }

  /// An animation that follows a unit curve.
  ///
  /// - Parameters:
  ///   - curve: The curve that maps progress in time to progress of the value.
  ///   - duration: The length of the animation in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .unit(curve), duration: duration))
  }

  private static let standardDuration: TimeInterval = 0.35

  private static func curve(_ bezier: UnitBezier, _ duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .bezier(bezier), duration: duration))
  }
}
