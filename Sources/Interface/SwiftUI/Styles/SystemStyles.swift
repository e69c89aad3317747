import Foundation
import Geometry
import ViewGraph

private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The style of `.background`, or `nil` for the background of the platform.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

/// The background style in the current context.
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// Creates a background style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let style = environment.backgroundStyle else { return Color.background._paint(in: environment) }
    var outer = environment
    outer.backgroundStyle = nil
    return style._paint(in: outer)
  }
}

/// A style appropriate for foreground separator or border lines.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates a separator shape style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle { Color.separator._paint(in: environment) }
}

/// A style used to visually indicate selection, by default the accent color.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
  /// Creates a selection shape style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle { TintShapeStyle()._paint(in: environment) }
}

/// A style appropriate for placeholder text.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates a placeholder text shape style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.placeholderText._paint(in: environment)
  }
}

/// A style appropriate for links.
nonisolated public struct LinkShapeStyle: ShapeStyle {
  /// Creates a link shape style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle { Color.link._paint(in: environment) }
}

/// A style for the background of windows.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates a window background shape style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle { Color.background._paint(in: environment) }
}

/// A shape style that displays one of the overlay fills.
nonisolated public struct FillShapeStyle: ShapeStyle {
  /// Creates a fill shape style.
  public init() {}

  /// Returns the system fill of iOS 13 and later (UIColor.systemFill as Apple publishes it): 120, 120, 128 at 20 % in
  /// light and 36 % in dark appearance.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    let opacity: Double = environment.colorScheme == .dark ? 0.36 : 0.2
    let color = Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: opacity)
    return color._paint(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The background style in the current context.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selections: the tint.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
nonisolated extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of window backgrounds.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// An overlay fill style for filling shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

nonisolated extension View {
  /// Sets the specified style to render backgrounds within the view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
