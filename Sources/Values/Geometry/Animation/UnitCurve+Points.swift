import Motion

extension UnitCurve {
  /// A Bézier curve between (0, 0) and (1, 1) with these two control points, which are clamped to the unit square.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x), Double(endControlPoint.y))
  }
}
