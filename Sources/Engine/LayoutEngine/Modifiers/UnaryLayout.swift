import Foundation
import Geometry

/// The layout of a modifier: one child in, one view out.
///
/// Like `Layout`, it works in the reading direction; `place` mirrors.
package protocol UnaryLayout {
  /// The modified view's size for `proposal`, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize

  /// Where the child goes in a modified view that took `size` for `proposal`.
  func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement

  /// A guide of the modified view; by default the child's, where the child lies.
  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
  ) -> CGFloat?

  /// The modified view's preferred distances; by default the child's.
  func spacing(child: any LayoutElement) -> ViewSpacing

  /// Whether the size depends on neither the child nor the proposal.
  var hasFixedSize: Bool { get }
}

extension UnaryLayout {
  package var hasFixedSize: Bool { false }

  package func spacing(child: any LayoutElement) -> ViewSpacing { child.spacing }

  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
  ) -> CGFloat? {
    inheritedAlignment(key, size: size, proposal: proposal, child: child)
  }

  /// The child's guide, where the child lies in the modified view.
  ///
  /// Unlike a container of several children, a modifier also passes on edges and centers that its child sets.
  package func inheritedAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
  ) -> CGFloat? {
    let placement = placement(in: size, proposal: proposal, child: child)
    let childSize = child.sizeThatFits(placement.proposal)
    let value = child.explicitAlignment(key, size: childSize, proposal: placement.proposal)
    return value.map { $0 + placement.origin(for: childSize)[key.axis] }
  }

  /// The physical origin of the child in the modified view, and what it is proposed.
  package func physicalPlacement(
    in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement, direction: LayoutDirection
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let placement = placement(in: size, proposal: proposal, child: child)
    return (placement.physicalOrigin(of: child, width: size.width, direction: direction), placement.proposal)
  }

  /// Places the child of a modified view whose top left corner is at `origin`.
  package func place(
    at origin: CGPoint, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement,
    direction: LayoutDirection
  ) {
    let result = physicalPlacement(in: size, proposal: proposal, child: child, direction: direction)
    child.place(at: origin + result.origin, proposal: result.proposal)
  }
}
