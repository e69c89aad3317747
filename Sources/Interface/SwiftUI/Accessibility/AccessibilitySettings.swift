import ViewGraph

private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ShowButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DimFlashingLightsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct PlayAnimatedImagesKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the system preference for Reduce Motion is enabled.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  package var systemReducesMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the system preference for Reduce Transparency is enabled.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }

  package var systemReducesTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the system preference for Differentiate without Color is enabled.
  public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateWithoutColorKey.self] }

  package var systemDifferentiatesWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the system preference for Invert Colors is enabled.
  public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }

  package var systemInvertsColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the system preference for Show Button Shapes is enabled.
  public var accessibilityShowButtonShapes: Bool { self[ShowButtonShapesKey.self] }

  package var systemShowsButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the setting to reduce flashing or strobing lights in video content is on.
  public var accessibilityDimFlashingLights: Bool { self[DimFlashingLightsKey.self] }

  package var systemDimsFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the setting for playing animations in an animated image is on.
  public var accessibilityPlayAnimatedImages: Bool { self[PlayAnimatedImagesKey.self] }

  package var systemPlaysAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }

  /// A Boolean value that indicates whether VoiceOver is in use.
  public var accessibilityVoiceOverEnabled: Bool { self[VoiceOverKey.self] }

  package var systemRunsVoiceOver: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the Switch Control motor accessibility feature is in use.
  public var accessibilitySwitchControlEnabled: Bool { self[SwitchControlKey.self] }

  package var systemRunsSwitchControl: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the user has enabled an assistive technology.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }
}
