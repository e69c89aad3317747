import ViewGraph

private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the system preference for Reduce Motion is enabled.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  package var systemReducesMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the system preference for Reduce Transparency is enabled.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }

  package var systemReducesTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether the system preference for Differentiate without Color is enabled.
  public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateWithoutColorKey.self] }

  package var systemDifferentiatesWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }
}
