import Foundation
import Geometry

/// The size and the alignment guides of a view in its own coordinates.
///
/// Unchecked `Sendable`: layout is single-threaded, and the element is only used by it.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  package let size: CGSize
  /// The proposal for `size`.
  package let proposal: ProposedViewSize
  /// The source of the explicit guides, or `nil` for a plain rectangle, whose guides all have their default values.
  package let element: (any LayoutElement)?

  package init(size: CGSize, proposal: ProposedViewSize? = nil, element: (any LayoutElement)? = nil) {
    self.size = size
    self.proposal = proposal ?? ProposedViewSize(size)
    self.element = element
  }

  /// The width of the view in points.
  public var width: CGFloat { size.width }
  /// The height of the view in points.
  public var height: CGFloat { size.height }

  /// The offset of a guide from the view's origin, in points: the explicit value, or else the default value.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit offset of a guide, or `nil` if neither the view nor its content sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.id.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    element?.explicitAlignment(key, size: size, proposal: proposal)
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.element === rhs.element
  }
}

extension ViewDimensions {
  /// Returns the origin of `child`, in this view's coordinates, at which its guides for `alignment` match those of this
  /// view.
  package func origin(aligning child: ViewDimensions, _ alignment: Alignment) -> CGPoint {
    CGPoint(
      x: self[alignment.horizontal] - child[alignment.horizontal],
      y: self[alignment.vertical] - child[alignment.vertical])
  }
}
