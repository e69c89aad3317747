import ViewGraph

/// The sizing of a spacer.
public struct SpacerSizing: Hashable, Sendable {
  let isFixed: Bool
  /// A spacer that takes the room that is left.
  public static let flexible = SpacerSizing(isFixed: false)
  /// A spacer of a system-defined size.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// A standard space item in toolbars.
nonisolated public struct ToolbarSpacer: _PrimitiveToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a toolbar spacer with a sizing and a placement. A fixed spacer is 8 points wide, which is this project's
  /// choice.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor public static func _entries(_ spacer: ToolbarSpacer) -> [_ToolbarEntry] {
    let view = spacer.sizing.isFixed ? AnyView(Color.clear.frame(width: 8, height: 1)) : AnyView(Spacer())
    return [_ToolbarEntry(placement: spacer.placement, view: view)]
  }
}

/// A kind of item that a toolbar has by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows and hides the sidebar of a navigation split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the window or the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

nonisolated extension View {
  /// Removes a toolbar item that is present by default. Removing the title hides it; the other items are not drawn
  /// anyway.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    bar { if defaultItemKind == .title { $0.title = nil } }
  }

  /// Shows the specified content as a bar above or below the modified view, whose safe area it insets.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows the specified content as a bar beside the modified view, whose safe area it insets.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Configures the effect at the edges of scroll views under bars. It has no effect, because none is drawn.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Hides the effect at the edges of scroll views under bars. It has no effect, because none is drawn.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Sets when the tab bar becomes smaller. It has no effect, because the tab bar keeps its size.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// The style of the effect at the edges of a scroll view under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let level: Int
  /// The automatic style.
  public static let automatic = ScrollEdgeEffectStyle(level: 0)
  /// A gradual transition.
  public static let soft = ScrollEdgeEffectStyle(level: 1)
  /// A dividing line.
  public static let hard = ScrollEdgeEffectStyle(level: 2)
}

/// The condition under which a tab bar becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let level: Int
  /// The default behavior of the platform.
  public static let automatic = TabBarMinimizeBehavior(level: 0)
  /// Smaller when content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(level: 1)
  /// Smaller when content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(level: 2)
  /// Always of the same size.
  public static let never = TabBarMinimizeBehavior(level: 3)
}
