import Foundation
import Geometry
import ViewGraph

nonisolated extension View {
  /// Adds padding to the specified edges of this view using an amount that's appropriate for the current scene: 16
  /// points on iOS, 20 on macOS.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { modifier(ScenePaddingModifier(edges: edges)) }

  /// Sets whether this view mirrors its contents horizontally when the layout direction is right-to-left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlippingModifier(isEnabled: enabled))
  }
}

nonisolated struct ScenePaddingModifier: ViewModifier {
  let edges: Edge.Set
  @Environment(\.platformProfile) private var platform

  func body(content: Content) -> some View { content.padding(edges, platform == .macOS ? 20 : 16) }
}

nonisolated struct FlippingModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
