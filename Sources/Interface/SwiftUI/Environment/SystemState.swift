import ViewGraph

/// The active appearance expected of controls in a window.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  case key
  case active
  case inactive
}

private struct ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }
private struct LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The active state of controls in the view.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the display or environment currently requires reduced luminance.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the scene is being recorded or mirrored.
  public var isSceneCaptured: Bool {
    get { self[SceneCapturedKey.self] }
    set { self[SceneCapturedKey.self] = newValue }
  }
}
