import Foundation
import Geometry

/// The layout of `aspectRatio`, `scaledToFit` and `scaledToFill`: it proposes a size with the given aspect ratio.
package struct AspectRatioLayout: UnaryLayout, Equatable, Sendable {
  /// Width divided by height, or `nil` for the aspect ratio of the child's ideal size.
  package var ratio: CGFloat?
  package var contentMode: ContentMode

  package init(ratio: CGFloat? = nil, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  private func childProposal(_ proposal: ProposedViewSize, _ child: any LayoutElement) -> ProposedViewSize {
    let ratio: CGFloat
    if let given = self.ratio {
      ratio = given
    } else {
      let ideal = child.sizeThatFits(.unspecified)
      ratio = ideal.height == 0 ? 0 : ideal.width / ideal.height
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      if self.ratio == nil { return proposal }
      return fitted(child.sizeThatFits(.unspecified), ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return fitted(CGSize(width: width, height: height), ratio)
    }
  }

  /// Returns the largest size with the aspect ratio inside `size`, or the smallest around it.
  private func fitted(_ size: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
    if size.width.isInfinite && size.height.isInfinite { return ProposedViewSize(size) }
    let isTooWide = size.width > size.height * ratio
    if isTooWide == (contentMode == .fit) {
      return ProposedViewSize(width: size.height * ratio, height: size.height)
    }
    return ProposedViewSize(width: size.width, height: size.width / ratio)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
    child.sizeThatFits(childProposal(proposal, child))
  }

  package func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    Placement(position: .zero, proposal: childProposal(proposal, child))
  }
}
