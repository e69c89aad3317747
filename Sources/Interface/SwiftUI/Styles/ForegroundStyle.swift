import Foundation
import Geometry
import ViewGraph

/// The levels of the foreground style: the primary style, and the secondary and tertiary ones if they were set.
package struct ForegroundStyles: Sendable {
  package var primary: AnyShapeStyle
  package var secondary: AnyShapeStyle?
  package var tertiary: AnyShapeStyle?
  /// A control or a container chose them, not the app: a button inside keeps its own color.
  package var isDefault = false
}

private struct ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  package var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the app has set a foreground style in this environment.
  var hasExplicitForeground: Bool { foregroundStyles.map { !$0.isDefault } ?? false }

  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  package var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// The context for resolving colors.
  package var colorContext: ColorContext {
    ColorContext(
      colorScheme: colorScheme, contrast: colorSchemeContrast, profile: platformProfile, accent: accent)
  }
}

/// The foreground style in the current context.
nonisolated public struct ForegroundStyle: ShapeStyle {
  /// Creates the foreground style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    HierarchicalShapeStyle.primary._paint(in: environment)
  }
}

/// A shape style that maps to one of the numbered content styles.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The first level: the full foreground style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: its own style if one is set, or else half of the primary opacity.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level: its own style if one is set, or else 30 % of the primary opacity.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level: 18 % of the primary opacity.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level: 10 % of the primary opacity.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The fraction of the primary style's opacity for each level without its own style. The fractions are those of the
  /// system's label colors over black on macOS (216, 127, … of 255).
  static let shares: [Double] = [1, 0.5, 0.3, 0.18, 0.1]

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let styles = environment.foregroundStyles else {
      let colors: [Color] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
      return colors[level]._paint(in: environment)
    }
    // Inside a style, `.primary` refers to the next outer style, to avoid recursion.
    var outer = environment
    outer.foregroundStyles = nil
    if level == 1, let style = styles.secondary { return style._paint(in: outer) }
    if level == 2, let style = styles.tertiary { return style._paint(in: outer) }
    var paint = styles.primary._paint(in: outer)
    paint.opacity *= Self.shares[level]
    return paint
  }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the content styles.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the content styles.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the content styles.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the content styles.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the content styles.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

nonisolated public struct _ForegroundStyleModifier: _EnvironmentModifier {
  let styles: ForegroundStyles

  package func apply(to values: inout EnvironmentValues) {
    // A hierarchical style here refers to the outer levels.
    let outer = values.foregroundStyles
    values.foregroundStyles = ForegroundStyles(
      primary: Self.rebased(styles.primary, outer), secondary: styles.secondary.map { Self.rebased($0, outer) },
      tertiary: styles.tertiary.map { Self.rebased($0, outer) })
  }

  private static func rebased(_ style: AnyShapeStyle, _ outer: ForegroundStyles?) -> AnyShapeStyle {
    guard let outer, !style.isPlainColor else { return style }
    return AnyShapeStyle(RebasedStyle(style: style, outer: outer))
  }
}

/// The foreground that a control or a container has where the app asks for none.
nonisolated struct DefaultForegroundModifier: _EnvironmentModifier {
  let style: AnyShapeStyle
  /// A Boolean value that indicates whether a foreground style that the app has set around the control is kept.
  let yields: Bool

  func apply(to values: inout EnvironmentValues) {
    let isExplicit = values.hasExplicitForeground
    if isExplicit, yields { return }
    _ForegroundStyleModifier(styles: ForegroundStyles(primary: style)).apply(to: &values)
    values.foregroundStyles?.isDefault = !isExplicit
  }
}

/// A style that is resolved with the foreground styles of the place where it was set.
struct RebasedStyle: ShapeStyle {
  let style: AnyShapeStyle
  let outer: ForegroundStyles

  func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    var values = environment
    values.foregroundStyles = outer
    return style._paint(in: values)
  }
}

extension ForegroundStyles: InputComparable {
  package func isSameInput(as other: ForegroundStyles) -> Bool {
    func same(_ a: AnyShapeStyle?, _ b: AnyShapeStyle?) -> Bool {
      switch (a, b) {
      case (nil, nil): return true
      case (let a?, let b?): return a.isSameInput(as: b)
      default: return false
      }
    }
    return isDefault == other.isDefault && primary.isSameInput(as: other.primary) && same(secondary, other.secondary)
      && same(tertiary, other.tertiary)
  }
}

nonisolated extension View {
  /// The foreground of a control's label, unless the app set one around the control.
  func labelForeground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(DefaultForegroundModifier(style: AnyShapeStyle(style), yields: true))
  }

  /// A control's quieter part: a level of the foreground around it, which does not color the buttons in it.
  func quietForeground(_ style: HierarchicalShapeStyle) -> some View {
    modifier(DefaultForegroundModifier(style: AnyShapeStyle(style), yields: false))
  }

  /// Sets a view's foreground elements to use a given style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: ForegroundStyles(primary: AnyShapeStyle(style))))
  }

  /// Sets the primary and secondary levels of the foreground style in the child view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(
      _ForegroundStyleModifier(
        styles: ForegroundStyles(primary: AnyShapeStyle(primary), secondary: AnyShapeStyle(secondary))))
  }

  /// Sets the primary, secondary, and tertiary levels of the foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(
        styles: ForegroundStyles(
          primary: AnyShapeStyle(primary), secondary: AnyShapeStyle(secondary), tertiary: AnyShapeStyle(tertiary))))
  }

  /// Sets the color of the foreground elements displayed by this view, or `nil` for the default.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundColorModifier(color: color))
  }
}

nonisolated public struct _ForegroundColorModifier: _EnvironmentModifier {
  let color: Color?

  package func apply(to values: inout EnvironmentValues) {
    values.foregroundStyles = color.map { ForegroundStyles(primary: AnyShapeStyle($0)) }
  }
}
