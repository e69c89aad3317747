import Geometry

/// What a layout is like besides its algorithm.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews; decides how a spacer or divider in it behaves.
  public var stackOrientation: Axis?

  public init() { stackOrientation = nil }

  package init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }
}
