import Foundation
import Geometry

/// The layout of `LazyVStack` and `LazyHStack`: children of ideal length one after the other, across the whole proposal.
package struct LazyStackLayout: Layout {
  package var axis: Axis
  package var alignment: AlignmentKey
  /// The gap between neighbours, in points; `nil` asks each pair.
  package var spacing: CGFloat?

  /// `LazyVStack`.
  package init(vertical alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    axis = .vertical
    self.alignment = alignment.key
    self.spacing = spacing
  }

  /// `LazyHStack`.
  package init(horizontal alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    axis = .horizontal
    self.alignment = alignment.key
    self.spacing = spacing
  }

  private func gap(_ index: Int, _ subviews: Subviews) -> CGFloat {
    if index == subviews.startIndex { return 0 }
    if let spacing { return spacing }
    let previous = subviews.element(at: index - 1).spacing
    return previous.distance(to: subviews.element(at: index).spacing, along: axis)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let minor = proposal[axis.perpendicular]
    let offer = ProposedViewSize(major: nil, minor: minor, axis: axis)
    var length: CGFloat = 0
    var across: CGFloat = 0
    for index in subviews.indices {
      let size = subviews.element(at: index).sizeThatFits(offer)
      length += gap(index, subviews) + size[axis]
      across = max(across, size[axis.perpendicular])
    }
    return CGSize(major: max(0, length), minor: minor ?? across, axis: axis)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let across = axis.perpendicular
    let offer = ProposedViewSize(major: nil, minor: proposal[across] ?? bounds.size[across], axis: axis)
    let line = ViewDimensions(size: bounds.size)[alignment]
    var position = bounds.origin[axis]
    for index in subviews.indices {
      let dimensions = subviews.element(at: index).dimensions(in: offer)
      position += gap(index, subviews)
      let minor = bounds.origin[across] + line - dimensions[alignment]
      subviews[index].place(at: CGPoint(major: position, minor: minor, axis: axis), proposal: offer)
      position += dimensions.size[axis]
    }
  }
}
