import Motion

/// A modifier that can create another modifier with animation.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}

nonisolated extension AnimationContext {
  /// The current environment of the view that created the animation.
  public var environment: EnvironmentValues { (environmentStorage as? EnvironmentValues) ?? EnvironmentValues() }
}
