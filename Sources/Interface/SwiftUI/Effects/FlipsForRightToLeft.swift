import Geometry
import ViewGraph

/// Content mirrored where reading runs from right to left.
nonisolated struct RightToLeftFlip<Content: View>: View {
  let content: Content
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

nonisolated extension View {
  /// Sets whether this view mirrors its contents horizontally when the layout direction is right-to-left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    RightToLeftFlip(content: self, isEnabled: enabled)
  }
}
