import Foundation
import Geometry

/// The arithmetic of `containerRelativeFrame`.
package enum ContainerRelativeFrame {
  /// Returns the length of `span` of `count` equal parts of a container, with `spacing` between the parts, in points.
  package static func length(
    container: CGFloat, count: Int = 1, span: Int = 1, spacing: CGFloat = 0
  ) -> CGFloat {
    let parts = CGFloat(max(1, count))
    let spanned = CGFloat(max(1, span))
    let part = (container - spacing * (parts - 1)) / parts
    return max(0, part * spanned + spacing * (spanned - 1))
  }

  /// Returns the frame of a view with the given length in each of `axes`, and the view's own length in the other axis.
  package static func frame(
    axes: Axis.Set, alignment: Alignment = .center, container: CGSize, length: (CGFloat, Axis) -> CGFloat
  ) -> FrameLayout {
    FrameLayout(
      width: axes.contains(.horizontal) ? length(container.width, .horizontal) : nil,
      height: axes.contains(.vertical) ? length(container.height, .vertical) : nil, alignment: alignment)
  }
}
