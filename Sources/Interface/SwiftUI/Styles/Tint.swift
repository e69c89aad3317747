import Foundation
import Geometry
import ViewGraph

/// A style that reflects the current tint: that of the nearest `tint`, or else the accent color.
nonisolated public struct TintShapeStyle: ShapeStyle {
  /// Creates the style of the current tint.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    var outer = environment
    outer.tintStyle = nil
    return (environment.tintStyle ?? AnyShapeStyle(Color.accentColor))._paint(in: outer)
  }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// A style that reflects the current tint color.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated public struct _TintModifier: _EnvironmentModifier {
  let style: AnyShapeStyle?

  package func apply(to values: inout EnvironmentValues) { values.tintStyle = style }
}

nonisolated public struct _AccentColorModifier: _EnvironmentModifier {
  let color: Color?

  package func apply(to values: inout EnvironmentValues) {
    values.accent = color
    values.tintStyle = nil
  }
}

nonisolated extension View {
  /// Sets the tint color within this view, or `nil` for the default.
  public func tint(_ tint: Color?) -> some View {
    modifier(_TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint within this view.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(_TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the accent color for this view and the views it contains. With `nil`, the default.
  ///
  /// SwiftUI will deprecate this form in a future version. Use the asset catalog's accent color or View.tint(_:)
  /// instead.
  public func accentColor(_ accentColor: Color?) -> some View { modifier(_AccentColorModifier(color: accentColor)) }
}
