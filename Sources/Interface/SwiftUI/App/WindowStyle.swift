import ViewGraph

// The styles of windows. They have no effect, because no window frames are drawn.

/// A specification for the appearance of a window.
public protocol WindowStyle {}

/// The default window style.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates a default window style.
  public init() {}
}
/// A window style with a title bar without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates a hidden title bar window style.
  public init() {}
}
/// A window style with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates a title bar window style.
  public init() {}
}
/// A window style without a frame.
public struct PlainWindowStyle: WindowStyle {
  /// Creates a plain window style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default window style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window style with a title bar without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window style with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// A window style without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// A specification for the appearance and behavior of a window's toolbar.
public protocol WindowToolbarStyle {}

/// The default toolbar style.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates a default toolbar style.
  public init() {}
}
/// A toolbar style with the title beside the items.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates a unified toolbar style.
  public init(showsTitle: Bool = true) {}
}
/// A toolbar style with the title beside smaller items.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates a unified compact toolbar style.
  public init(showsTitle: Bool = true) {}
}
/// A toolbar style with the title above the items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates an expanded toolbar style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default toolbar style.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar style with the title beside the items.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// A toolbar style with or without the title beside the items.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A toolbar style with the title beside smaller items.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// A toolbar style with or without the title beside smaller items.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar style with the title above the items.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
  /// Sets the style for windows created by this scene. It has no effect, because no window frames are drawn.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets the style for the toolbar of windows created by this scene. It has no effect, because no window frames are
  /// drawn.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}
