import Foundation
import Geometry
import LayoutEngine
import ViewGraph

nonisolated public struct _PositionLayout: _LayoutModifier {
  /// The position of the content's center in the parent, in points.
  public var position: CGPoint
  package func layout(in environment: EnvironmentValues) -> PositionLayout { PositionLayout(position) }
}

nonisolated public struct _FixedSizeLayout: _LayoutModifier {
  let rule: FixedSizeLayout
  package func layout(in environment: EnvironmentValues) -> FixedSizeLayout { rule }
}

nonisolated public struct _AspectRatioLayout: _LayoutModifier {
  /// The ratio of the width to the height, or `nil` for that of the content's ideal size.
  public var aspectRatio: CGFloat?
  /// The way in which the content fits into the available space.
  public var contentMode: ContentMode

  package func layout(in environment: EnvironmentValues) -> AspectRatioLayout {
    AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode)
  }
}

nonisolated public struct _AlignmentWritingModifier: _LayoutModifier {
  let rule: AlignmentGuideLayout
  package func layout(in environment: EnvironmentValues) -> AlignmentGuideLayout { rule }
}

nonisolated extension View {
  /// Positions the center of this view at the specified point in its parent's coordinate space.
  public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

  /// Positions the center of this view at the specified coordinates in its parent's coordinate space.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
  }

  /// Fixes this view at its ideal size in the specified dimensions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(rule: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }

  /// Fixes this view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Constrains this view's dimensions to the specified aspect ratio. With `nil`, it is that of the view's ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Constrains this view's dimensions to the aspect ratio of the given size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit its parent.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales this view to fill its parent.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// Sets the view's horizontal alignment.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(rule: AlignmentGuideLayout(g, computeValue: computeValue)))
  }

  /// Sets the view's vertical alignment.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(rule: AlignmentGuideLayout(g, computeValue: computeValue)))
  }
}
