import ViewGraph

nonisolated public struct _TabTraitModifier: _ItemModifier {
  let key: ObjectIdentifier
  let value: Any?

  /// Creates the node that gives its tab view a value of a tab.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    TabTraitNode(modifier, context)
  }
}

final class TabTraitNode: ItemModifierNode<_TabTraitModifier> {
  override func trait(_ key: ObjectIdentifier) -> Any? {
    if key == modifier.key, let value = modifier.value { return value }
    return super.trait(key)
  }

  // The container reads its tabs during layout.
  override func modifierDidChange(from old: _TabTraitModifier) { invalidateLayout() }
}

/// A specification for the appearance and interaction of a tab view.
nonisolated public protocol TabViewStyle { static func _kind(_ style: Self) -> _TabViewStyleKind }

/// The kind of a tab view style.
nonisolated public struct _TabViewStyleKind: Sendable { let kind: TabStyleKind }

enum TabStyleKind: Equatable, Sendable {
  case bar
  case page(PageTabViewStyle.IndexDisplayMode)
}

/// The default tab view style.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the default style.
  public init() {}
  public static func _kind(_ style: Self) -> _TabViewStyleKind { _TabViewStyleKind(kind: .bar) }
}

/// A `TabViewStyle` that displays a paged scrolling `TabView`.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// A style for displaying the page index view.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let value: Int
    /// Displays an index view when there are more than one page.
    public static let automatic = IndexDisplayMode(value: 0)
    /// Always display an index view regardless of page count.
    public static let always = IndexDisplayMode(value: 1)
    /// Never display an index view.
    public static let never = IndexDisplayMode(value: 2)
  }

  let mode: IndexDisplayMode

  /// Creates a new `PageTabViewStyle` with an index display mode.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public static func _kind(_ style: Self) -> _TabViewStyleKind { _TabViewStyleKind(kind: .page(style.mode)) }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default tab view style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  /// A `TabViewStyle` that displays a paged scrolling `TabView`.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// A `TabViewStyle` that displays a paged scrolling `TabView` with an index display mode.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Defines the interaction and appearance of an index view, which consists of dots.
nonisolated public struct PageIndexViewStyle: Sendable {
  /// The display mode of the background of the dots.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let value: Int
    /// A background in the form that the system prefers. Here, there is none.
    public static let automatic = BackgroundDisplayMode(value: 0)
    /// A background during an interaction. Here, there is none.
    public static let interactive = BackgroundDisplayMode(value: 1)
    /// A background at all times.
    public static let always = BackgroundDisplayMode(value: 2)
    /// No background.
    public static let never = BackgroundDisplayMode(value: 3)
  }

  let mode: BackgroundDisplayMode

  /// Creates a page index view style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

  /// An index view style that places a page index view over its content.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// An index view style that places a page index view over its content, with a display mode of the background.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct TabLookKey: EnvironmentKey { static var defaultValue: TabStyleKind { .bar } }
private struct IndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var tabViewStyleKind: TabStyleKind {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }

  var indexBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the tab bar item associated with this view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabTraitModifier(key: TabTrait.item, value: AnyView(label())))
  }

  /// Sets the style for the tab view within the current environment.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyleKind, S._kind(style).kind)
  }

  /// Sets the style for the index view within the current environment.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
    environment(\.indexBackground, style.mode == .always)
  }

  /// Generates a badge for the view from an integer value; zero hides it. A tab has it on its bar, a list's row at its
  /// trailing side.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Generates a badge for the view from a text view.
  public func badge(_ label: Text?) -> some View {
    modifier(RowBadge(text: label)).modifier(_TabTraitModifier(key: TabTrait.badge, value: label))
  }

  /// Generates a badge for the view from a localized string key.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Generates a badge for the view from a string.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// A row's badge: a quiet text at its end, read as the row's value.
nonisolated private struct RowBadge: ViewModifier {
  let text: Text?
  @Environment(\.isInsideList) private var isInsideList

  func body(content: Content) -> some View {
    if isInsideList, let text {
      HStack(spacing: 8) {
        content
        Spacer(minLength: 0)
        text.foregroundStyle(Color.secondary).accessibilityHidden(true)
      }
      .accessibilityValue(text)
    } else {
      content
    }
  }
}
