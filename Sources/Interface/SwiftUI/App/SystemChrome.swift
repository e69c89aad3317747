import Geometry
import ViewGraph

// Modifiers for system elements around an app. They have no effect, because those elements are not drawn.

nonisolated extension View {
  /// Sets the visibility of the status bar. It has no effect, because no status bar is drawn.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets the visibility of the status bar. It has no effect, because no status bar is drawn. SwiftUI deprecates it
  /// from a future version on, with no warning until then: use `statusBarHidden(_:)`.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Sets the preferred visibility of the non-transient system views overlaying the app. It has no effect, because none
  /// are drawn.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets the screen edge from which you want your gesture to take precedence over the system gesture. It has no
  /// effect, because there are no system gestures.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Adds a condition that controls whether this view can display focus effects, such as a default focus ring. It has
  /// no effect, because none are drawn.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Flashes the scroll indicators of scrollable views when they appear. It has no effect, because none are drawn.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the scroll indicators of scrollable views when a value changes. It has no effect, because none are drawn.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Returns a new view configured with the specified allowed dynamic range. It has no effect, because images have the
  /// standard range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
  /// The dynamic range of an image.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int
    /// Restrict the image content dynamic range to the standard range.
    public static let standard = DynamicRange(level: 0)
    /// Allow image content to use some extended range.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// Allow image content to use an unrestricted extended range.
    public static let high = DynamicRange(level: 2)
  }

  /// Returns a new image configured with the specified allowed dynamic range. It has no effect, because images have the
  /// standard range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}
