import ViewGraph

/// A scene that presents its content in a single, unique window.
nonisolated public struct Window<Content: View>: _PrimitiveScene {
  let content: Content

  @MainActor public static func _windows(_ scene: Window) -> [_SceneWindow] {
    [_SceneWindow(kind: .single, content: AnyView(scene.content))]
  }

  /// Creates a window with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window with a localized title string and an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a title string and an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A scene that presents an interface for viewing and modifying an app's settings. It is not the initial window of an
/// app, unless it is the only one.
nonisolated public struct Settings<Content: View>: _PrimitiveScene {
  let content: Content

  @MainActor public static func _windows(_ scene: Settings) -> [_SceneWindow] {
    [_SceneWindow(kind: .settings, content: AnyView(scene.content))]
  }

  /// Creates a scene that presents an interface for viewing and modifying an app's settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
