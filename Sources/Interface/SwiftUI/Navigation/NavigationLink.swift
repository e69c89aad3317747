import ViewGraph

/// A view that controls a navigation presentation.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(() -> Destination)
    case active(Binding<Bool>, () -> Destination)
    /// The value to push, or `nil` for a disabled link.
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label

  public var body: some View {
    switch target {
    case .view(let destination): ViewLink(destination: destination, label: label)
    case .active(let isActive, let destination):
      LinkButton(action: { isActive.wrappedValue = true }, label: label)
        .modifier(NavigationPresentation(isPresented: isActive, destination: destination))
    case .value(let value): ValueLink(value: value, label: label)
    }
  }
}

/// A link that pushes a view, which updates with the link's body while it is on the stack.
nonisolated private struct ViewLink<Label: View, Destination: View>: View {
  let destination: () -> Destination
  let label: Label
  @State private var place = LinkPlace()
  @Environment(\.navigation) private var navigation
  @Environment(\.detailNavigation) private var detail

  var body: some View {
    let destination = destination
    LinkButton(
      action: {
        let content = { AnyView(destination()) }
        place.entry = detail?.replace(content) ?? navigation?.push(content)
      }, label: label
    )
    .disabled(navigation == nil && detail == nil)
    .modifier(_LinkUpdateModifier(place: place, content: { AnyView(destination()) }))
  }
}

/// The entry that a link has pushed last.
final class LinkPlace {
  weak var entry: NavigationEntry?
}

/// A modifier that passes a link's new destination to the page that it has pushed.
nonisolated public struct _LinkUpdateModifier: _ObservingModifier {
  let place: LinkPlace
  let content: () -> AnyView

  package static func makeWatcher(_ modifier: Self, _ node: _Node) -> LinkUpdateWatcher { LinkUpdateWatcher() }
}

package final class LinkUpdateWatcher: ViewWatcher {
  package func didUpdate(from old: _LinkUpdateModifier, to new: _LinkUpdateModifier, _ node: _Node) {
    if let entry = new.place.entry { entry.content = new.content }
  }
}

nonisolated private struct ValueLink<Label: View>: View {
  let value: AnyHashable?
  let label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.detailNavigation) private var detail

  var body: some View {
    LinkButton(
      action: {
        guard let value else { return }
        if let detail, detail.view(of: value) != nil { detail.push(value) } else { navigation?.push(value) }
      }, label: label
    )
    .disabled(value == nil || (navigation == nil && detail == nil))
  }
}

/// The appearance of a link: a button, or in a list a row with a chevron on iOS and a plain label on macOS.
nonisolated struct LinkButton<Label: View>: View {
  let action: () -> Void
  let label: Label
  @Environment(\.isInsideList) private var isInsideList
  @Environment(\.platformProfile) private var platform
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if isInsideList {
      Button(action: action) {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          if platform == .iOS {
            Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
              .font(.system(size: 14, weight: .semibold))
              .foregroundStyle(Color.gray.opacity(0.7))
              .accessibilityHidden(true)
          }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(ListLinkButtonStyle())
    } else {
      Button(action: action) { label }
    }
  }
}

/// A list's links look like plain buttons; the whole row takes presses.
struct ListLinkButtonStyle: ButtonStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View { PlainButtonStyle().makeBody(configuration: configuration) }
}

nonisolated extension NavigationLink {
  /// Creates a navigation link that presents the destination view.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view.
  ///
  /// SwiftUI will deprecate this form in a future version. Pass a closure as the destination instead.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view { destination }
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view when active.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .active(isActive, destination)
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view when active.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    target = .active(isActive, { destination })
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view when a bound selection variable equals a given tag
  /// value.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .active(Self.isSelected(tag, selection), destination)
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view when a bound selection variable equals a given tag
  /// value.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    target = .active(Self.isSelected(tag, selection), { destination })
    self.label = label()
  }

  private static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: {
        if $0 { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
      }
    )
  }
}

nonisolated extension NavigationLink where Destination == Never {
  /// Creates a navigation link that presents the view corresponding to a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a navigation link that presents the view corresponding to a value, with a text label.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }

  /// Creates a navigation link that presents the view corresponding to a value, with a text label.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}

nonisolated extension NavigationLink where Label == Text {
  /// Creates a navigation link that presents a destination view, with a text label that the link generates from a
  /// localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a navigation link that presents a destination view, with a text label that the link generates from a title
  /// string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a navigation link that presents a destination view, with a text label.
  ///
  /// SwiftUI will deprecate this form in a future version. Pass a closure as the destination instead.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a navigation link that presents a destination view, with a text label.
  ///
  /// SwiftUI will deprecate this form in a future version. Pass a closure as the destination instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a navigation link that presents a destination view when active, with a text label.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    target = .active(isActive, destination)
    label = Text(titleKey)
  }

  /// Creates a navigation link that presents a destination view when active, with a text label.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    target = .active(isActive, { destination })
    label = Text(titleKey)
  }

  /// Creates a navigation link that presents a destination view when active, with a text label from a title string.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    target = .active(isActive, destination)
    label = Text(title)
  }

  /// Creates a navigation link that presents the given destination view when active, with a text label from a title
  /// string.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    target = .active(isActive, { destination })
    label = Text(title)
  }
}
