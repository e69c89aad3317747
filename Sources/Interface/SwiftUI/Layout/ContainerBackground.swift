import Geometry
import ViewGraph

/// The placement of a container background.
nonisolated public struct ContainerBackgroundPlacement: Sendable, Hashable {
  enum Kind: Hashable, Sendable { case navigation, navigationSplitView, tabView, widget, window }
  let kind: Kind

  /// A background placement inside a `NavigationStack` or `NavigationSplitView`.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// A background placement for all columns within a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  /// A background placement inside a `TabView`.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  /// A background placement inside a widget.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
  /// A background placement for a window.
  public static let window = ContainerBackgroundPlacement(kind: .window)
}

nonisolated extension View {
  /// Sets the container background of the enclosing container using a view: behind all of a navigation's page, else
  /// behind this view as large as it can be.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let box = BackgroundBox(AnyView(Color.clear.overlay(alignment: alignment, content: content)))
    let isPage = container == .navigation || container == .navigationSplitView
    return
      frame(maxWidth: isPage ? nil : .infinity, maxHeight: isPage ? nil : .infinity)
      .background { if !isPage { box.view.ignoresSafeArea() } }
      .transformPreference(BarSettingsKey.self) { if isPage { $0.container = $0.container ?? box } }
  }

  /// Sets the container background of the enclosing container using a style.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
}
