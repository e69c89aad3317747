import ViewGraph

/// A specification for the appearance and interaction of a `NavigationView`.
nonisolated public protocol NavigationViewStyle {}

/// The default navigation view style.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }

/// A navigation view style represented by a view stack that only shows a single top view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default navigation view style in the current context of the view being styled.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A navigation view style represented by a view stack that only shows a single top view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension View {
  /// Sets the style for navigation views within this view. All styles are stacks here.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
