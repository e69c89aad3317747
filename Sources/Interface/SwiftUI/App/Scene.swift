import Geometry
import ViewGraph

/// A part of an app's user interface with a life cycle managed by the system.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that represents the body of this scene.
  associatedtype Body: Scene

  /// The content and behavior of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The windows that a value of this type stands for. The default serves every scene with a body.
  @MainActor static func _windows(_ scene: Self) -> [_SceneWindow]
}

extension Scene {
  @MainActor public static func _windows(_ scene: Self) -> [_SceneWindow] {
    var window = _SceneWindow(kind: .group, content: AnyView(_SceneHost(source: scene) { $0.body }))
    // What the scene asks of its window is read from a body without a place in a graph: it is needed before one.
    let first = Body._windows(scene.body).first
    window.kind = first?.kind ?? .group
    window.defaultSize = first?.defaultSize
    window.fitsContent = first?.fitsContent ?? false
    return [window]
  }
}

/// A scene that stands for windows itself; it has no body.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
  @MainActor public static func _windows(_ scene: Never) -> [_SceneWindow] {}
}

/// One window of an app, as a host sees it.
public struct _SceneWindow {
  /// What opens it: the app itself, or a command.
  package enum Kind: Equatable, Sendable { case group, single, settings }

  package var kind: Kind
  package var content: AnyView
  /// Points; nil: the host's choice.
  package var defaultSize: CGSize?
  /// The window is as large as its content.
  package var fitsContent = false

  package init(kind: Kind, content: AnyView) {
    self.kind = kind
    self.content = content
  }
}

extension [_SceneWindow] {
  /// The window that an app opens by itself: the first that is not its settings.
  package var main: _SceneWindow? { first { $0.kind != .settings } ?? first }
}
