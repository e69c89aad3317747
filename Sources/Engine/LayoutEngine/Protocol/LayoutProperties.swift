import Geometry

/// The properties of a layout apart from its algorithm.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews. It determines the orientation of spacers and dividers in it.
  public var stackOrientation: Axis?

  /// Creates properties without a stack orientation.
  public init() { stackOrientation = nil }

  package init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }
}
