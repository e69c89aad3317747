import Foundation
import Geometry

/// The layout of `frame(width:height:alignment:)`: fixed lengths with aligned content that may overflow.
package struct FrameLayout: UnaryLayout, Sendable {
  package var width: CGFloat? {
    get { keptWidth.isNaN ? nil : keptWidth }
    set { keptWidth = newValue ?? .nan }
  }

  package var height: CGFloat? {
    get { keptHeight.isNaN ? nil : keptHeight }
    set { keptHeight = newValue ?? .nan }
  }

  // NaN stands for a missing length, which keeps frames small: they are the most common modifier.
  private var keptWidth = CGFloat.nan
  private var keptHeight = CGFloat.nan
  package var alignment: Alignment

  /// Creates the layout. Negative and non-finite lengths count as `nil`.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.alignment = alignment
    self.width = FrameLayout.valid(width)
    self.height = FrameLayout.valid(height)
  }

  private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, length >= 0, length.isFinite else { return nil }
    return length
  }

  package var hasFixedSize: Bool { width != nil && height != nil }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    AlignedFrame(size: size, alignment: alignment).placement(of: child, proposal: childProposal(proposal))
  }

  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
  ) -> CGFloat? {
    AlignedFrame(size: size, alignment: alignment).guide(key, of: child, proposal: childProposal(proposal))
  }

  /// Returns the spacing. The edges of the frame are not those of the content, so they have the default distance.
  package func spacing(child: any LayoutElement) -> ViewSpacing {
    var spacing = child.spacing
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }
}
