import Foundation
import Geometry

/// A row or a column of a lazy grid.
public struct GridItem: Sendable {
  /// The size of a track, in points.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// An equal share of the available length, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// The maximum number of tracks that fit in the length of a flexible track.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The rule for the length of the track. By default flexible, with a minimum of 10 points.
  public var size: Size
  /// The gap to the next track in points. With `nil`, 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells.
  public var alignment: Alignment?

  /// Creates a track from the rule for its length, the gap to the next track in points, and the alignment in its cells.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
