import ViewGraph

/// A value that defines the purpose of the tab. A bar at the bottom shows a search tab last.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The search role.
  public static var search: TabRole { TabRole(name: "search") }
}

/// The default label to use for a tab. For a search tab, it is a magnifying glass.
nonisolated public struct DefaultTabLabel: View {
  public var body: some View { SwiftUI.Label("Search", systemImage: "magnifyingglass") }
}

nonisolated extension Tab where Label == DefaultTabLabel, Value == Never {
  /// Creates a tab with a role, which determines its label.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { DefaultTabLabel() })
    self.role = role
  }
}

nonisolated extension Tab where Label == DefaultTabLabel, Value: Hashable {
  /// Creates a tab with a role, which determines its label, that is presented when the selection matches the tab's
  /// value.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content, label: { DefaultTabLabel() })
    self.role = role
  }
}

nonisolated extension Tab where Label == SwiftUI.Label<Text, Image>, Value == Never {
  /// Creates a tab with a localized title, a system image and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
    self.role = role
  }

  /// Creates a tab with a title string, a system symbol and a role, or `nil` for none.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
    self.role = role
  }

  /// Creates a tab with a title string and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { SwiftUI.Label(title, image: image) })
  }

  /// Creates a tab with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, image: image) })
  }
}

nonisolated extension Tab where Label == SwiftUI.Label<Text, Image>, Value: Hashable {
  /// Creates a tab with a localized title, a system image and a role that is presented when the selection matches the
  /// tab's value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
    self.role = role
  }

  /// Creates a tab with a title string, a system symbol and a role, which is shown when the selection equals `value`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
    self.role = role
  }

  /// Creates a tab with a title string and an image, which is shown when the selection equals `value`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content, label: { SwiftUI.Label(title, image: image) })
  }

  /// Creates a tab with a localized title and an image that is presented when the selection matches the tab's value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content, label: { SwiftUI.Label(titleKey, image: image) })
  }
}

/// A container that you can use to add hierarchy within a tab view. A tab bar shows its tabs next to the others.
nonisolated public struct TabSection<Header: View, Content: View, Footer: View, SelectionValue>: View {
  let content: Content

  public var body: some View { content }
}

nonisolated extension TabSection where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) where SelectionValue == Never {
    self.content = content()
  }

  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Header == Text, SelectionValue == Never {
    self.content = content()
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Header == Text, SelectionValue == Never {
    self.content = content()
  }
}
