import Foundation
import Geometry

/// The layout of `background`, `overlay` and `mask`: a second layer is proposed the size of the content and aligned
/// in it. The modified view has the size and the guides of the content.
package struct SecondaryLayout: Equatable, Sendable {
  package var alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the placement of `layer` on `content` of `size`, in the reading direction.
  package func placement(
    of layer: any LayoutElement, on content: any LayoutElement, size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    let offer = ProposedViewSize(size)
    let primary = ViewDimensions(size: size, proposal: proposal, element: content)
    return Placement(position: primary.origin(aligning: layer.dimensions(in: offer), alignment), proposal: offer)
  }

  /// Places `layer` on a content of `size` with its top left corner at `origin`.
  package func place(
    _ layer: any LayoutElement, on content: any LayoutElement, at origin: CGPoint, size: CGSize,
    proposal: ProposedViewSize, direction: LayoutDirection
  ) {
    let placement = placement(of: layer, on: content, size: size, proposal: proposal)
    let offset = placement.physicalOrigin(of: layer, width: size.width, direction: direction)
    layer.place(at: origin + offset, proposal: placement.proposal)
  }
}
