import Foundation
import Geometry

/// `background`, `overlay` and `mask`: a second layer that is proposed the content's size and aligned in it. The
/// modified view's size and guides are the content's.
package struct SecondaryLayout: Equatable, Sendable {
  package var alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Where `layer` goes on `content`, whose size is `size`, in the reading direction.
  package func placement(
    of layer: any LayoutElement, on content: any LayoutElement, size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    let offer = ProposedViewSize(size)
    let primary = ViewDimensions(size: size, proposal: proposal, element: content)
    return Placement(position: primary.origin(aligning: layer.dimensions(in: offer), alignment), proposal: offer)
  }

  /// Places `layer` over or under a content of `size` whose top left corner is at `origin`.
  package func place(
    _ layer: any LayoutElement, on content: any LayoutElement, at origin: CGPoint, size: CGSize,
    proposal: ProposedViewSize, direction: LayoutDirection
  ) {
    let placement = placement(of: layer, on: content, size: size, proposal: proposal)
    let offset = placement.physicalOrigin(of: layer, width: size.width, direction: direction)
    layer.place(at: origin + offset, proposal: placement.proposal)
  }
}
