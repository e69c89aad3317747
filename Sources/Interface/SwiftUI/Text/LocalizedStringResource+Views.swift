import ViewGraph

// Forms of initializers and modifiers with a resource in place of a key.

nonisolated extension View {
  /// Configures the view's title for purposes of navigation, using a localized string resource.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Adds help text to a view using a localized string resource.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

  /// Adds a label to the view that describes its contents.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(labelResource))
  }

  /// Adds a description of the value that the view contains.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(valueResource))
  }

  /// Communicates to the user what happens after performing the view's action.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }

  /// Presents an alert when a given condition is true, using a localized string resource for the title.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message when a given condition is true, using a localized string resource for the title.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }
}

nonisolated extension Button where Label == Text {
  /// Creates a button that generates its label from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button with a role that generates its label from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button that generates its label from a localized string resource and the name of a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol and a title generated from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with an image and a title generated from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }
}

nonisolated extension Toggle where Label == Text {
  /// Creates a toggle that generates its label from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker that generates its label from a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title generated from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }
}

nonisolated extension Menu where Label == Text {
  /// Creates a menu that generates its label from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}
