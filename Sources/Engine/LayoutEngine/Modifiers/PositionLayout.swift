import Foundation
import Geometry

/// The layout of `position`: the whole proposal, with the child centered on a point.
package struct PositionLayout: UnaryLayout, Equatable, Sendable {
  /// The center of the child, from the top leading corner of the proposed space, in points.
  package var position: CGPoint

  package init(_ position: CGPoint) { self.position = position }

  /// Returns the size. Where nothing is proposed, the view is as long as its child.
  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  package func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    Placement(position: position, anchor: .center, proposal: proposal)
  }

  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
  ) -> CGFloat? {
    nil
  }

  package func spacing(child: any LayoutElement) -> ViewSpacing { ViewSpacing() }
}
