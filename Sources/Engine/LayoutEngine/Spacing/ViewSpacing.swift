import Foundation
import Geometry

/// The preferred distances of a view to its neighbors.
public struct ViewSpacing: Sendable {
  /// The gap between two views without preferences, in points (measured on macOS 26.2, both axes).
  package static let defaultDistance: CGFloat = 8

  private var top: EdgeSpacing
  private var leading: EdgeSpacing
  private var bottom: EdgeSpacing
  private var trailing: EdgeSpacing

  private init(uniform edge: EdgeSpacing) {
    top = edge
    leading = edge
    bottom = edge
    trailing = edge
  }

  /// Creates the spacing of a plain view: the default distance on every edge.
  public init() { self.init(uniform: .plain) }

  /// The spacing with no distance on any edge.
  public static let zero = ViewSpacing(uniform: EdgeSpacing(distance: 0, text: nil, isPlain: false))

  /// The spacing without any view, the initial value of a union.
  package static let empty = ViewSpacing(uniform: .empty)

  /// Creates a spacing with a distance on every edge of `edges`, and the default on the others.
  package init(distance: CGFloat, edges: Edge.Set = .all) {
    self.init()
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge] = EdgeSpacing(distance: distance, text: nil, isPlain: false)
    }
  }

  /// Creates the spacing of a text, in points.
  ///
  /// - Parameters:
  ///   - above: The gap to a plain view above the text (4.742 for the 13 pt system font).
  ///   - below: The gap to a plain view below it (8.151).
  ///   - toTextAbove: The gap to a text above it (0).
  package init(textAbove above: CGFloat, below: CGFloat, toTextAbove: CGFloat) {
    self.init()
    top = EdgeSpacing(distance: nil, text: .init(toText: toTextAbove, toView: above), isPlain: false)
    bottom = EdgeSpacing(distance: nil, text: .init(toText: 0, toView: below), isPlain: false)
  }

  /// Returns the spacing of a spacer in a stack along `axis`: no gap along the axis, and no preference across it.
  package static func spacer(along axis: Axis) -> ViewSpacing {
    var spacing = ViewSpacing.empty
    let none = EdgeSpacing(distance: 0, text: nil, isPlain: false)
    if axis == .horizontal {
      spacing.leading = none
      spacing.trailing = none
    } else {
      spacing.top = none
      spacing.bottom = none
    }
    return spacing
  }

  private subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Adds the preferences of another view for `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
  }

  /// Returns the union of the preferences of both views for `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance from this view to `next`, the following view along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let distance: CGFloat? =
      axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    return distance ?? ViewSpacing.defaultDistance
  }

  /// Removes the preferences of `edges`, at which something other than the view itself now ends.
  package mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = .plain }
  }

  /// Returns the preferences with the plain ones on every edge at which no view ends.
  package func fillingEmptyEdges() -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where result[edge] == .empty { result[edge] = .plain }
    return result
  }
}
