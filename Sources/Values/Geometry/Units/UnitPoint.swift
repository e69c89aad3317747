import Foundation

/// A point in the unit square of a view: (0, 0) is the top leading corner, (1, 1) is the bottom trailing corner.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position, 0–1 inside the view.
  public var x: CGFloat
  /// The vertical position, 0–1 inside the view.
  public var y: CGFloat

  /// Creates the point at the top leading corner.
  public init() {
    x = 0
    y = 0
  }

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The horizontal position, 0–1 inside the view.
  ///   - y: The vertical position, 0–1 inside the view.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Returns the point inside `rect`, in the coordinates of `rect`.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + rect.size.width * x, y: rect.origin.y + rect.size.height * y)
  }

  /// Returns the point inside a rectangle of `size` at the origin.
  package func point(in size: CGSize) -> CGPoint { CGPoint(x: size.width * x, y: size.height * y) }
}
