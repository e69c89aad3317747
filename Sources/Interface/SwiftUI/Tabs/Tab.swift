import ViewGraph

/// The content for a tab and the tab's associated tab item in a tab view.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
  let tag: AnyHashable?
  let content: Content
  let label: Label
  var role: TabRole?

  public var body: some View {
    ZStack { content }
      .modifier(_TabTraitModifier(key: TabTrait.role, value: role))
      .modifier(_TabTraitModifier(key: TabTrait.item, value: AnyView(label)))
      .modifier(_TabTraitModifier(key: TagTrait.key, value: tag))
  }
}

nonisolated extension Tab where Label == SwiftUI.Label<Text, Image>, Value == Never {
  /// Creates a tab that the tab view presents when selected, with a localized title and a system image.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    tag = nil
    self.content = content()
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a tab with a title string and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    tag = nil
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
}

nonisolated extension Tab where Label == SwiftUI.Label<Text, Image>, Value: Hashable {
  /// Creates a tab that the tab view presents when the tab view's selection matches the tab's value.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    tag = AnyHashable(value)
    self.content = content()
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a tab with a title string and a system symbol, which is shown when the selection equals `value`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    tag = AnyHashable(value)
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
}

nonisolated extension Tab where Value == Never {
  /// Creates a tab with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    tag = nil
    self.content = content()
    self.label = label()
  }
}

nonisolated extension Tab where Value: Hashable {
  /// Creates a tab with a custom label that the tab view presents when its selection matches the tab's value.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    tag = AnyHashable(value)
    self.content = content()
    self.label = label()
  }
}
