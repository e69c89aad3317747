import Foundation
import Geometry

/// An element that can be measured and placed: the interface between layouts and views.
///
/// Alignment guides are in the reading direction (0 is the leading edge). The origins passed to `place` are physical,
/// and already mirrored where the container runs from right to left.
public protocol LayoutElement: AnyObject {
  /// Returns the size of the element for `proposal`, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns the explicit value of a guide in the element's coordinates, at the size for `proposal`.
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?

  /// Places the element's top left corner at `origin` in its parent's coordinates. Its size is the one for `proposal`.
  func place(at origin: CGPoint, proposal: ProposedViewSize)

  /// The priority of the element when a stack distributes space. Default 0.
  var layoutPriority: Double { get }

  /// The preferred distances of the element to its neighbors.
  var spacing: ViewSpacing { get }

  /// Returns a layout value that the element provides to its container.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value

  /// A Boolean value that indicates whether the element is a plain spacer. Stacks give it space last and leave no gap
  /// beside it.
  var isSpacer: Bool { get }

  /// The grid traits of the element. The children of a grid are its cells, and rows are only a trait of theirs.
  var gridTraits: GridTraits { get }
}

extension LayoutElement {
  /// The default layout priority, 0.
  public var layoutPriority: Double { 0 }
  /// The default spacing preferences.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// A Boolean value that indicates whether the element is a spacer. By default `false`.
  public var isSpacer: Bool { false }
  /// The default grid traits.
  public var gridTraits: GridTraits { GridTraits() }

  public func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Returns the default value of the key, for elements without layout values.
  public func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  /// Returns the size and the guides of the element for `proposal`.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, element: self)
  }
}
