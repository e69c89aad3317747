import ViewGraph

/// The placement of a toolbar.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, navigationBar, tabBar, bottomBar, windowToolbar }
  let kind: Kind

  /// The primary toolbar of the current platform.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The navigation bar of an app.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The tab bar of an app.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  /// The bottom toolbar of an app.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The window toolbar.
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)

  /// The bar to change. The automatic one and that of the window are the navigation bar of a page.
  var bar: Kind { kind == .automatic || kind == .windowToolbar ? .navigationBar : kind }
}

/// The title display mode of a toolbar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// The automatic mode.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// The large mode.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// The inline large mode.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// The inline mode.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

nonisolated extension View {
  func bar(_ change: @escaping (inout BarSettings) -> Void) -> some View {
    transformPreference(BarSettingsKey.self, change)
  }

  private func bars(
    _ placements: [ToolbarPlacement], _ change: @escaping (inout BarSettings, ToolbarPlacement.Kind) -> Void
  ) -> some View {
    let kinds = placements.isEmpty ? [.navigationBar] : placements.map(\.bar)
    return bar { settings in for kind in kinds { change(&settings, kind) } }
  }

  /// Populates the toolbar or navigation bar with the specified views.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = _ToolbarEntry(placement: .automatic, view: AnyView(content()))
    return bar { $0.entries.append(entry) }
  }

  /// Populates the toolbar or navigation bar with the specified items.
  @MainActor @preconcurrency
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    nonisolated(unsafe) let entries = Content._entries(content())
    return bar { $0.entries += entries }
  }

  /// Specifies the visibility of a bar managed by SwiftUI.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.visibility[$1] = visibility }
  }

  /// Specifies the visibility of a bar managed by SwiftUI.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.visibility[$1] = visibility }
  }

  /// Specifies the preferred shape style of the background of a bar managed by SwiftUI, where the background is
  /// visible.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let box = BackgroundBox(AnyView(Rectangle().fill(style)))
    return self.bars(bars) { $0.backgrounds[$1] = box }
  }

  /// Specifies the preferred visibility of backgrounds on a bar managed by SwiftUI.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.backgroundVisibility[$1] = visibility }
  }

  /// Specifies the preferred visibility of backgrounds on a bar managed by SwiftUI.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.backgroundVisibility[$1] = visibility }
  }

  /// Specifies the preferred color scheme of a bar managed by SwiftUI.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.schemes[$1] = colorScheme }
  }

  /// Configures the toolbar title display mode for this view.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { bar { $0.mode = mode.mode } }
}
