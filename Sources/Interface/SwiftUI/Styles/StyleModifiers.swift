import Foundation
import Geometry
import ViewGraph

/// A style with its opacity multiplied by a factor.
nonisolated public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var opacity: Double

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    var paint = style._paint(in: environment)
    paint.opacity *= opacity
    return paint
  }
}

/// A style with a shadow.
nonisolated public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var shadow: ShadowStyle

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    var paint = style._paint(in: environment)
    paint.shadows.append(shadow.resolved(in: environment))
    return paint
  }
}

/// A style with a blend mode.
nonisolated public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var blendMode: BlendMode

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    var paint = style._paint(in: environment)
    paint.blendMode = blendMode
    return paint
  }
}

/// A lower hierarchical level of another style.
nonisolated public struct _HierarchicalLevelStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var level: Int

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    var paint = style._paint(in: environment)
    paint.opacity *= HierarchicalShapeStyle.shares[level]
    return paint
  }
}

nonisolated extension ShapeStyle {
  /// Returns a new style based on self that multiplies by the specified opacity when drawing.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }

  /// Applies the specified shadow effect to the shape style.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }

  /// Returns a new style based on self that applies the specified blend mode when drawing.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self, blendMode: mode) }

  /// Returns the second level of this shape style.
  public var secondary: some ShapeStyle { _HierarchicalLevelStyle(style: self, level: 1) }
  /// Returns the third level of this shape style.
  public var tertiary: some ShapeStyle { _HierarchicalLevelStyle(style: self, level: 2) }
  /// Returns the fourth level of this shape style.
  public var quaternary: some ShapeStyle { _HierarchicalLevelStyle(style: self, level: 3) }
  /// Returns the fifth level of this shape style.
  public var quinary: some ShapeStyle { _HierarchicalLevelStyle(style: self, level: 4) }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
  /// The foreground style with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
