import ViewGraph

/// A scene that presents a group of identically structured windows. A host shows one of them. Titles are not drawn,
/// because they belong to the frame of a window.
nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
  let content: Content

  @MainActor public static func _windows(_ scene: WindowGroup) -> [_SceneWindow] {
    [_SceneWindow(kind: .group, content: AnyView(scene.content))]
  }

  /// Creates a window group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with a text view to use as a title for the window.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with a localized title string.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with a text view to use as a title for the window and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with a localized title string and an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a title string and an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A view that represents the content of a presented window with its value.
nonisolated public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  @State private var value: Data?

  init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
    _value = State(initialValue: value)
  }

  public var body: some View { content($value) }
}

extension WindowGroup {
  /// Creates a data-presenting window group. The initial window of an app has no value.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(value: nil, content: content)
  }

  /// Creates a data-presenting window group with an identifier.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(value: nil, content: content)
  }

  /// Creates a data-presenting window group with a localized title string.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(value: nil, content: content)
  }

  /// Creates a data-presenting window group with a localized title string and an identifier.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(value: nil, content: content)
  }

  /// Creates a data-presenting window group with a default value.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(value: defaultValue()) { content(Binding($0, default: defaultValue)) }
  }

  /// Creates a data-presenting window group with an identifier and a default value.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(value: defaultValue()) { content(Binding($0, default: defaultValue)) }
  }
}

extension Binding {
  /// Creates a binding to the value of an optional, with a default value.
  fileprivate nonisolated init(_ base: Binding<Value?>, default make: @escaping () -> Value) {
    self.init(get: { base.wrappedValue ?? make() }, set: { base.wrappedValue = $0 })
  }
}
