import Combine
import Geometry
import Observation
import ViewGraph

/// A scene with changed windows.
nonisolated public struct _ModifiedScene<Content: Scene>: _PrimitiveScene {
  let content: Content
  let change: @MainActor (inout _SceneWindow) -> Void

  @MainActor public static func _windows(_ scene: _ModifiedScene) -> [_SceneWindow] {
    Content._windows(scene.content).map { window in
      var window = window
      scene.change(&window)
      return window
    }
  }
}

/// The resizability of a window.
public struct WindowResizability: Equatable, Sendable {
  let fitsContent: Bool
  /// The automatic window resizability.
  public static let automatic = WindowResizability(fitsContent: false)
  /// A window resizability that's derived from the window's content.
  public static let contentSize = WindowResizability(fitsContent: true)
  /// A window resizability that's partially derived from the window's content: its minimum size.
  public static let contentMinSize = WindowResizability(fitsContent: false)
}

extension Scene {
  nonisolated private func windows(_ change: @escaping @MainActor (inout _SceneWindow) -> Void) -> some Scene {
    _ModifiedScene(content: self, change: change)
  }

  /// Sets a default size for a window, in points. It has no effect where windows fill the screen, as on iOS.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { windows { $0.defaultSize = size } }

  /// Sets a default width and height for a window, in points.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the kind of resizability to use for a window. With `contentSize`, the window is as large as its content.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    windows { $0.fitsContent = resizability.fitsContent }
  }

  /// Sets the environment value of the specified key path to the given value.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    nonisolated(unsafe) let path = keyPath
    nonisolated(unsafe) let value = value
    return windows { $0.content = AnyView($0.content.environment(path, value)) }
  }

  /// Places an observable object in the scene's environment.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    nonisolated(unsafe) let object = object
    return windows { $0.content = AnyView($0.content.environment(object)) }
  }

  /// Supplies an observable object to the views of the scene.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    nonisolated(unsafe) let object = object
    return windows { $0.content = AnyView($0.content.environmentObject(object)) }
  }

  /// Adds an action to perform when the given value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let action = action
    return windows { $0.content = AnyView($0.content.onChange(of: value, initial: initial, action)) }
  }

  /// Adds an action to perform when the given value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Adds an action to perform when the given value changes.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// The default store used by `AppStorage` contained within the scene and its view content.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    nonisolated(unsafe) let store = store
    return windows { $0.content = AnyView($0.content.defaultAppStorage(store)) }
  }
}
