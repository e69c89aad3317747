import Foundation
import Geometry

/// The layout of `alignmentGuide`: it sets one guide of its child and otherwise behaves as the child does.
package struct AlignmentGuideLayout: UnaryLayout {
  package var key: AlignmentKey
  /// Computes the offset of the guide from the view's origin, in points, from the dimensions of the child.
  package var computeValue: (ViewDimensions) -> CGFloat

  package init(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.computeValue = computeValue
  }

  package init(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.computeValue = computeValue
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
    child.sizeThatFits(proposal)
  }

  package func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    Placement(position: .zero, proposal: proposal)
  }

  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
  ) -> CGFloat? {
    if key == self.key { return computeValue(ViewDimensions(size: size, proposal: proposal, element: child)) }
    return child.explicitAlignment(key, size: size, proposal: proposal)
  }
}
