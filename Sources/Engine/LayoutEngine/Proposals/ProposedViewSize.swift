import Foundation
import Geometry

/// A proposal for the size of a view, in points. `nil` in a dimension stands for the ideal size.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points, or `nil` for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points, or `nil` for the ideal height.
  public var height: CGFloat?

  /// The proposal for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from a width and a height in points, of which `nil` stands for the ideal length.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly the given size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposal as a size. Missing dimensions are those of `size`, by default 10 × 10, the ideal size of a
  /// shape.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// Creates a proposal from its lengths along and across `axis`.
  package init(major: CGFloat?, minor: CGFloat?, axis: Axis) {
    self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
  }

  /// The proposed length along `axis`.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the proposal reduced by `insets` in each specified dimension, never negative.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
  }
}

extension CGSize {
  /// Creates a size from its lengths along and across `axis`.
  package init(major: CGFloat, minor: CGFloat, axis: Axis) {
    self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
  }

  /// The length along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// Creates a point from its coordinates along and across `axis`.
  package init(major: CGFloat, minor: CGFloat, axis: Axis) {
    self = axis == .horizontal ? .init(x: major, y: minor) : .init(x: minor, y: major)
  }

  /// The coordinate along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
