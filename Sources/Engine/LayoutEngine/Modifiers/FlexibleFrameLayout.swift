import Foundation
import Geometry

/// The layout of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package struct FlexibleFrameLayout: UnaryLayout, Equatable, Sendable {
  /// The limits in one axis, in points.
  package struct Limits: Equatable, Sendable {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?

    /// Creates the limits. Each is at least 0 and at least the previous one. A limit that is not a number counts as
    /// `nil`, and so do an infinite minimum and ideal.
    package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
      let minimum = minimum.flatMap { $0.isFinite ? $0 : nil }
      let ideal = ideal.flatMap { $0.isFinite ? $0 : nil }
      let maximum = maximum.flatMap { $0.isNaN ? nil : $0 }
      let low: CGFloat? = minimum.map { max(0, $0) }
      let middle: CGFloat? = ideal.map { max($0, low ?? 0) }
      self.minimum = low
      self.ideal = middle
      self.maximum = maximum.map { max($0, middle ?? low ?? 0) }
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// Returns the proposal to the child.
    func childProposal(_ proposal: CGFloat?) -> CGFloat? {
      guard var length = proposal ?? ideal else { return nil }
      if let minimum { length = max(length, minimum) }
      if let maximum { length = min(length, maximum) }
      return length
    }

    /// Returns the length of the frame around a child of length `child`.
    ///
    /// It is the clamped proposal, where a missing limit is the length of the child. Without a proposal, it is the
    /// clamped ideal length, or else that of the child.
    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      if minimum == nil && maximum == nil {
        if proposal == nil, let ideal { return ideal }
        return child
      }
      let high: CGFloat = maximum ?? max(child, minimum ?? child)
      let low: CGFloat = minimum ?? min(child, high)
      let wanted: CGFloat = proposal ?? ideal ?? child
      return min(max(wanted, low), high)
    }
  }

  package var horizontal: Limits
  package var vertical: Limits
  package var alignment: Alignment

  package init(horizontal: Limits = Limits(), vertical: Limits = Limits(), alignment: Alignment = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(
      width: horizontal.length(proposal.width, child: size.width),
      height: vertical.length(proposal.height, child: size.height))
  }

  package func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    AlignedFrame(size: size, alignment: alignment).placement(of: child, proposal: childProposal(proposal))
  }

  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
  ) -> CGFloat? {
    AlignedFrame(size: size, alignment: alignment).guide(key, of: child, proposal: childProposal(proposal))
  }

  package func spacing(child: any LayoutElement) -> ViewSpacing {
    var spacing = child.spacing
    if !horizontal.isEmpty { spacing.reset(.horizontal) }
    if !vertical.isEmpty { spacing.reset(.vertical) }
    return spacing
  }
}
