import ViewGraph

/// A type that specifies the appearance and interaction of navigation split views within a view hierarchy.
nonisolated public protocol NavigationSplitViewStyle: Sendable {}

/// A navigation split style that resolves its appearance automatically based on the current context.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// A navigation split style that reduces the size of the detail content to make room when showing the leading columns.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// A navigation split style that attempts to maintain the size of the detail content. Here, every style places the
/// columns side by side.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style of navigation split views.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style that reduces the detail column to make room for the leading columns.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
nonisolated extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style that keeps the width of the detail column.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// The purpose of content that populates the toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The default role.
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  /// The role of content in a navigation stack.
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  /// The role of content in which people browse. The title is leading.
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  /// The role of content that people edit. The title is leading.
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }

  /// A Boolean value that indicates whether the title is leading, as in editors and browsers.
  var leadsTitle: Bool { name == "editor" || name == "browser" }
}

nonisolated extension View {
  /// Sets the style for navigation split views within this view.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// Configures the semantic role for the content populating the toolbar. The title of an editor is leading.
  public func toolbarRole(_ role: ToolbarRole) -> some View { bar { $0.leadsTitle = role.leadsTitle } }

  /// Configures the view's subtitle for purposes of navigation, which is shown below the title.
  public func navigationSubtitle(_ subtitle: Text) -> some View { bar { $0.subtitle = subtitle } }

  /// Configures the view's subtitle for purposes of navigation, using a localized string.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Configures the view's subtitle for purposes of navigation, using a string.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }
}
