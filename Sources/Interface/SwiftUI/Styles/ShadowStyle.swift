import Foundation
import Geometry
import ViewGraph

/// A style to use when rendering shadows.
nonisolated public struct ShadowStyle: Equatable, Sendable {
  let kind: _ResolvedStyle.ResolvedShadow.Kind
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A shadow behind the shape. Radius and offset are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow inside the shape, cast by its edge. Radius and offset are in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  func resolved(in environment: EnvironmentValues) -> _ResolvedStyle.ResolvedShadow {
    _ResolvedStyle.ResolvedShadow(
      kind: kind, color: color.resolve(in: environment), radius: radius, offset: offset)
  }
}
