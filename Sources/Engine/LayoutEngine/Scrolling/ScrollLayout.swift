import Foundation
import Geometry

/// A scroll view's own size, and where its content lies.
///
/// Coordinates are in the reading direction: in a right-to-left scroll view the content starts at the right.
package struct ScrollLayout: UnaryLayout, Equatable, Sendable {
  package var axes: Axis.Set
  /// Room around the content that scrolls with it: content margins and safe area, in points.
  package var contentInsets: EdgeInsets
  /// How far the content is scrolled from its start, in points.
  package var offset: CGPoint
  /// Where content that is shorter than the scroll view sits; the start by default.
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

  /// Along a scrolled axis the content is asked for its ideal length.
  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal.inset(by: contentInsets)
    if axes.contains(.horizontal) { result.width = nil }
    if axes.contains(.vertical) { result.height = nil }
    return result
  }

  /// Along a scrolled axis the proposal, across it exactly the content's length.
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

  /// The measures of a scroll view of `size` around a content of `contentSize`.
  package func geometry(in size: CGSize, contentSize: CGSize) -> ScrollExtents {
    ScrollExtents(axes: axes, size: size, contentSize: contentSize, contentInsets: contentInsets)
  }

  /// A scroll view's guides are its own.
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
  ) -> CGFloat? {
    nil
  }

  package func spacing(child: any LayoutElement) -> ViewSpacing { ViewSpacing() }
}
