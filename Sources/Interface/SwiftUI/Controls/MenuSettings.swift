import ViewGraph

/// The order in which a menu presents its content. Menus are drawn in the order in which they are written.
nonisolated public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String
  public static var automatic: MenuOrder { MenuOrder(name: "automatic") }
  public static var priority: MenuOrder { MenuOrder(name: "priority") }
  public static var fixed: MenuOrder { MenuOrder(name: "fixed") }
}

/// The set of menu dismissal behavior options. Menus close when something in them is chosen.
nonisolated public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String
  public static var automatic: MenuActionDismissBehavior { MenuActionDismissBehavior(name: "automatic") }
  public static var enabled: MenuActionDismissBehavior { MenuActionDismissBehavior(name: "enabled") }
  public static var disabled: MenuActionDismissBehavior { MenuActionDismissBehavior(name: "disabled") }
}

nonisolated extension View {
  /// Sets the preferred order of items for menus presented from this view: here always as written.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Tells a menu whether to dismiss after performing an action: here it always does.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
