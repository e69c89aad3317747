import Foundation
import Geometry

/// Something that can be measured and placed: what layouts know of a view.
///
/// Alignment guides are in the reading direction (0 is the leading edge); origins given to `place` are physical,
/// already mirrored where the container runs from right to left.
public protocol LayoutElement: AnyObject {
  /// The size that the element takes when `proposal` is offered, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// A guide that the element sets itself, in its own coordinates, at the size it answers to `proposal`.
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?

  /// Puts the element's top left corner at `origin` in its parent's coordinates; it takes the size that it answers
  /// to `proposal`.
  func place(at origin: CGPoint, proposal: ProposedViewSize)

  /// Whose claim on a stack's space comes first; 0 by default.
  var layoutPriority: Double { get }

  /// The element's preferred distances to its neighbors.
  var spacing: ViewSpacing { get }

  /// A value that the element hands to its container.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value

  /// Whether the element is a bare spacer: stacks serve it last and leave no gap beside it.
  var isSpacer: Bool { get }

  /// How a grid treats the element; a grid's children are its cells, the rows are only a trait of theirs.
  var gridTraits: GridTraits { get }
}

extension LayoutElement {
  public var layoutPriority: Double { 0 }
  public var spacing: ViewSpacing { ViewSpacing() }
  public var isSpacer: Bool { false }
  public var gridTraits: GridTraits { GridTraits() }

  public func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  public func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  /// The element's size and guides for `proposal`.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, element: self)
  }
}
