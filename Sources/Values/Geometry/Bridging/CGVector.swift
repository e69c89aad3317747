import Foundation

/// A two-dimensional vector. Foundation on Linux has points, sizes and rectangles, but no vectors.
public struct CGVector: Hashable, Codable, Sendable {
  /// The x-component.
  public var dx: CGFloat
  /// The y-component.
  public var dy: CGFloat

  /// Creates a zero vector.
  public init() {
    dx = 0
    dy = 0
  }

  /// Creates a value from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a value from its components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// Creates a value from its components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The value with all components zero.
  public static let zero = CGVector()
}
