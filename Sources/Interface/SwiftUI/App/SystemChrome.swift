import Geometry
import ViewGraph

// What the system draws around an app is no part of a picture: these are accepted, and there is nothing to show.

nonisolated extension View {
  /// Sets the visibility of the status bar. None is drawn.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets the visibility of the status bar. None is drawn.
  /// SwiftUI deprecates it from a future version on, with no warning until then: use `statusBarHidden(_:)`.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Sets the preferred visibility of the non-transient system views overlaying the app. None are drawn.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets the screen edge from which you want your gesture to take precedence over the system gesture. There are no
  /// system gestures here: yours always do.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Adds a condition that controls whether this view can display focus effects, such as a default focus ring. None is
  /// drawn.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Flashes the scroll indicators of scrollable views when they appear. None are drawn.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the scroll indicators of scrollable views when a value changes. None are drawn.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Returns a new view configured with the specified allowed dynamic range. Pictures are in the standard one.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
  /// The range of brightness in which a picture is shown.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int
    /// Restrict the image content dynamic range to the standard range.
    public static let standard = DynamicRange(level: 0)
    /// Allow image content to use some extended range.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// Allow image content to use an unrestricted extended range.
    public static let high = DynamicRange(level: 2)
  }

  /// Returns a new image configured with the specified allowed dynamic range. Pictures are in the standard one.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}
