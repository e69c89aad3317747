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

  /// Returns the guide of the child, at the position of the child.
  ///
  /// The guides of the alignment are queried in one axis only, and not at all if the child does not set `key`.
  /// Otherwise, the number of queries to the innermost child would grow exponentially with the length of a chain of
  /// frames.
  func guide(_ key: AlignmentKey, of child: any LayoutElement, proposal: ProposedViewSize) -> CGFloat? {
    let childSize = child.sizeThatFits(proposal)
    guard let value = child.explicitAlignment(key, size: childSize, proposal: proposal) else { return nil }
    let own = key.axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    let line = ViewDimensions(size: size)[own]
    if own == key { return line }
    return value + line - ViewDimensions(size: childSize, proposal: proposal, element: child)[own]
  }
}
