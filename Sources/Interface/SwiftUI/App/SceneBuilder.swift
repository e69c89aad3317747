import ViewGraph

/// A result builder for composing a collection of scenes into a single composite scene.
@resultBuilder
public struct SceneBuilder {
  /// Passes a scene expression through unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Passes the only scene of a block through unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines the scenes of a block, with their windows in order.
  @_disfavoredOverload
  @MainActor
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var lists: [[_SceneWindow]] = []
    repeat lists.append((each Content)._windows(each content))
    return _SceneList(windows: lists.flatMap { $0 })
  }

  /// Builds the scene of an `if` without an `else`, or no windows with `nil`.
  @MainActor
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
    _SceneList(windows: scene.map { Content._windows($0) } ?? [])
  }

  /// Builds the scene inside an availability check.
  @MainActor
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
    _SceneList(windows: Content._windows(scene))
  }
}

/// The windows of a list of scenes.
nonisolated public struct _SceneList: _PrimitiveScene {
  let windows: [_SceneWindow]

  @MainActor public static func _windows(_ scene: _SceneList) -> [_SceneWindow] { scene.windows }
}
