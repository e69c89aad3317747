import Foundation
import Geometry

/// A row or a column of a lazy grid.
public struct GridItem: Sendable {
  /// How long the track is, in points.
  public enum Size: Sendable {
    /// Exactly this long.
    case fixed(CGFloat)
    /// An equal share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit in a flexible track's room.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The gap to the next track; 8 by default.
  public var spacing: CGFloat?
  /// How views sit in their cells.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
