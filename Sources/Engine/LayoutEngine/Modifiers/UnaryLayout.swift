import Foundation
import Geometry

/// The layout of a modifier with a single child.
///
/// Like `Layout`, it works in the reading direction; `place` mirrors.
package protocol UnaryLayout {
  /// Returns the size of the modified view for `proposal`, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize

  /// Returns the placement of the child in a modified view with `size` for `proposal`.
  func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement

  /// Returns the value of a guide of the modified view. Default: that of the child, at the position of the child.
  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
  ) -> CGFloat?

  /// Returns the preferred distances of the modified view. Default: those of the child.
  func spacing(child: any LayoutElement) -> ViewSpacing

  /// A Boolean value that indicates whether the size depends on neither the child nor the proposal.
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

  /// Returns the guide of the child, at the position of the child in the modified view.
  ///
  /// Unlike a container of several children, a modifier also inherits edges and centers that its child sets.
  package func inheritedAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
  ) -> CGFloat? {
    let placement = placement(in: size, proposal: proposal, child: child)
    let childSize = child.sizeThatFits(placement.proposal)
    let value = child.explicitAlignment(key, size: childSize, proposal: placement.proposal)
    return value.map { $0 + placement.origin(for: childSize)[key.axis] }
  }

  /// Returns the physical origin of the child in the modified view, and its proposal.
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
