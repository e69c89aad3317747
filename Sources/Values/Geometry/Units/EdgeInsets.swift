import Foundation

/// Distances inwards from the four edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on each edge of `edges`, zero on the others.
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
  /// The size left inside `insets`; never negative.
  package func inset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// The size with `insets` around it; never negative.
  package func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: max(0, width + insets.horizontal), height: max(0, height + insets.vertical))
  }
}
