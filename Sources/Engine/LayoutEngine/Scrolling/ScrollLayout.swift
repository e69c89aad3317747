import Foundation
import Geometry

/// The size of a scroll view and the position of its content.
///
/// Coordinates are in the reading direction: in a right-to-left scroll view, the content starts at the right.
package struct ScrollLayout: UnaryLayout, Equatable, Sendable {
  package var axes: Axis.Set
  /// The insets around the content that scroll with it, from content margins and the safe area, in points.
  package var contentInsets: EdgeInsets
  /// The scroll offset in points.
  package var offset: CGPoint
  /// The alignment of content that is shorter than the scroll view. Default: the start.
  package var alignment: UnitPoint

  package init(
    axes: Axis.Set = .vertical, contentInsets: EdgeInsets = EdgeInsets(), offset: CGPoint = .zero,
    alignment: UnitPoint = .topLeading
  ) {
    self.axes = axes
    self.contentInsets = contentInsets
    self.offset = offset
    self.alignment = alignment
  }

  /// Returns the proposal to the content: its ideal length along a scrolled axis.
  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal.inset(by: contentInsets)
    if axes.contains(.horizontal) { result.width = nil }
    if axes.contains(.vertical) { result.height = nil }
    return result
  }

  /// Returns the size: the proposal along a scrolled axis, and the length of the content across it.
  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
    let content = child.sizeThatFits(contentProposal(proposal)).outset(by: contentInsets)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  package func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    let proposal = contentProposal(proposal)
    let geometry = geometry(in: size, contentSize: child.sizeThatFits(proposal))
    return Placement(position: geometry.contentOrigin(offset: offset, alignment: alignment), proposal: proposal)
  }

  /// Returns the extents of a scroll view of `size` around a content of `contentSize`.
  package func geometry(in size: CGSize, contentSize: CGSize) -> ScrollExtents {
    ScrollExtents(axes: axes, size: size, contentSize: contentSize, contentInsets: contentInsets)
  }

  /// Returns `nil`: a scroll view does not inherit guides from its content.
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
  ) -> CGFloat? {
    nil
  }

  package func spacing(child: any LayoutElement) -> ViewSpacing { ViewSpacing() }
}
