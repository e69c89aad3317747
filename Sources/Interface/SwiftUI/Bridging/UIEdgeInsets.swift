import Foundation
import Geometry

/// UIKit's inward distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the top edge in points.
  public var top: CGFloat
  /// The distance from the left edge in points.
  public var left: CGFloat
  /// The distance from the bottom edge in points.
  public var bottom: CGFloat
  /// The distance from the right edge in points.
  public var right: CGFloat

  /// Creates insets of 0 points.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0 points.
  public static let zero = UIEdgeInsets()
}

/// UIKit's inward distances from the edges of a rectangle in the reading direction, in points.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The distance from the top edge in points.
  public var top: CGFloat
  /// The distance from the leading edge in points.
  public var leading: CGFloat
  /// The distance from the bottom edge in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge in points.
  public var trailing: CGFloat

  /// Creates insets of 0 points.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0 points.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// Creates insets from distances in the reading direction.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension CGRect {
  /// Returns the rectangle inside `insets`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
