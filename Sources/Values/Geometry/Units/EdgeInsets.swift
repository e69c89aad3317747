import Foundation

/// Inward distances from the four edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the leading edge.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Creates insets of zero on every edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets with the same distance on the given edges and zero on the others.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  package static let zero = EdgeInsets()
  package var horizontal: CGFloat { leading + trailing }
  package var vertical: CGFloat { top + bottom }
}

extension CGSize {
  /// Returns the size inside `insets`, never negative.
  package func inset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// Returns the size including `insets`, never negative.
  package func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: max(0, width + insets.horizontal), height: max(0, height + insets.vertical))
  }
}
