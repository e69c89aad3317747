import ViewGraph

/// The order in which a menu presents its content. Here, menus always have the order of the source.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String
  /// The ordering of the menu chosen by the system for the current context.
  public static let automatic = MenuOrder(name: "automatic")
  /// Keep the first items closest to user's interaction point.
  public static let priority = MenuOrder(name: "priority")
  /// Order items from top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

/// The set of menu dismissal behavior options.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let closes: Bool
  /// Use the dismissal behavior that's appropriate for the given context: a selection closes the menu.
  public static let automatic = MenuActionDismissBehavior(closes: true)
  /// Always dismiss the presented menu after performing an action.
  public static let enabled = MenuActionDismissBehavior(closes: true)
  /// Never dismiss the presented menu after performing an action.
  public static let disabled = MenuActionDismissBehavior(closes: false)
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct MenuDismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }

extension EnvironmentValues {
  /// The preferred order of items for menus presented from this view.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// The menu indicator visibility to apply to controls within a view.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  var menuDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the preferred order of items for menus presented from this view.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets the menu indicator visibility for controls within this view.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Tells a menu whether to dismiss after performing an action.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }
}
