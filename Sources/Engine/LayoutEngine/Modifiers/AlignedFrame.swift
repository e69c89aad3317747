import Foundation
import Geometry

/// A frame of known size in which a child is aligned.
struct AlignedFrame {
  var size: CGSize
  var alignment: Alignment

  func placement(of child: any LayoutElement, proposal: ProposedViewSize) -> Placement {
    let origin = ViewDimensions(size: size).origin(aligning: child.dimensions(in: proposal), alignment)
    return Placement(position: origin, proposal: proposal)
  }

  /// The child's guide, where the child lies.
  ///
  /// The guides of the alignment are asked for in one axis only, and not at all when the child does not set `key`:
  /// a chain of frames would otherwise ask its innermost child a number of times that grows exponentially.
  func guide(_ key: AlignmentKey, of child: any LayoutElement, proposal: ProposedViewSize) -> CGFloat? {
    let childSize = child.sizeThatFits(proposal)
    guard let value = child.explicitAlignment(key, size: childSize, proposal: proposal) else { return nil }
    let own = key.axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    let line = ViewDimensions(size: size)[own]
    if own == key { return line }
    return value + line - ViewDimensions(size: childSize, proposal: proposal, element: child)[own]
  }
}
