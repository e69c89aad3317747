import Foundation
import Geometry

/// A view's size and alignment guides in its own coordinates.
///
/// Unchecked sendable: layout is single-threaded, and the element is only asked from it.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  package let size: CGSize
  /// The proposal that `size` answers.
  package let proposal: ProposedViewSize
  /// Who knows the explicit guides; `nil` for a bare rectangle, whose guides all have their default values.
  package let element: (any LayoutElement)?

  package init(size: CGSize, proposal: ProposedViewSize? = nil, element: (any LayoutElement)? = nil) {
    self.size = size
    self.proposal = proposal ?? ProposedViewSize(size)
    self.element = element
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  /// The guide's offset from the view's origin, in points: explicit if the view sets it, else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's offset if the view, or something inside it, sets it.
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
  /// Where the origin of `child` lies when its guides for `alignment` meet the ones of this view, in this view's
  /// coordinates.
  package func origin(aligning child: ViewDimensions, _ alignment: Alignment) -> CGPoint {
    CGPoint(
      x: self[alignment.horizontal] - child[alignment.horizontal],
      y: self[alignment.vertical] - child[alignment.vertical])
  }
}
