import Geometry
import ViewGraph

/// A part of an app's user interface with a life cycle managed by the system.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that represents the body of this scene.
  associatedtype Body: Scene

  /// The content and behavior of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the windows of the scene. The default implementation covers every scene with a body.
  @MainActor static func _windows(_ scene: Self) -> [_SceneWindow]
}

extension Scene {
  @MainActor public static func _windows(_ scene: Self) -> [_SceneWindow] {
    var window = _SceneWindow(kind: .group, content: AnyView(_SceneHost(source: scene) { $0.body }))
    // The window's settings are needed before the graph exists, so they are read from a body outside of it.
    let first = Body._windows(scene.body).first
    window.kind = first?.kind ?? .group
    window.defaultSize = first?.defaultSize
    window.fitsContent = first?.fitsContent ?? false
    return [window]
  }
}

/// A scene that provides its windows itself and has no body.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
  @MainActor public static func _windows(_ scene: Never) -> [_SceneWindow] {}
}

/// The description of a window for its host.
public struct _SceneWindow {
  /// The kind of the window, which determines whether the app or a command opens it.
  package enum Kind: Equatable, Sendable { case group, single, settings }

  package var kind: Kind
  package var content: AnyView
  /// The default size in points, or `nil` for that of the host.
  package var defaultSize: CGSize?
  /// A Boolean value that indicates whether the window is as large as its content.
  package var fitsContent = false

  package init(kind: Kind, content: AnyView) {
    self.kind = kind
    self.content = content
  }
}

extension [_SceneWindow] {
  /// The initial window of an app: the first one that is not for settings.
  package var main: _SceneWindow? { first { $0.kind != .settings } ?? first }
}
