import Foundation
import Geometry

/// The distances that a view prefers to its neighbors.
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

  /// The preferences of a plain view: the default distance on every edge.
  public init() { self.init(uniform: .plain) }

  /// No distance on any edge.
  public static let zero = ViewSpacing(uniform: EdgeSpacing(distance: 0, text: nil, isPlain: false))

  /// No view at all: the start of a union.
  package static let empty = ViewSpacing(uniform: .empty)

  /// A distance on every edge of `edges`, the default on the others.
  package init(distance: CGFloat, edges: Edge.Set = .all) {
    self.init()
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge] = EdgeSpacing(distance: distance, text: nil, isPlain: false)
    }
  }

  /// The preferences of a text, in points.
  ///
  /// - Parameters:
  ///   - above: the gap to a plain view over the text (4.742 for the 13 pt system font).
  ///   - below: the gap to a plain view under it (8.151).
  ///   - toTextAbove: the gap to a text over it (0).
  package init(textAbove above: CGFloat, below: CGFloat, toTextAbove: CGFloat) {
    self.init()
    top = EdgeSpacing(distance: nil, text: .init(toText: toTextAbove, toView: above), isPlain: false)
    bottom = EdgeSpacing(distance: nil, text: .init(toText: 0, toView: below), isPlain: false)
  }

  /// The preferences of a spacer in a stack along `axis`: no gap along it, nothing across.
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

  /// Takes in the preferences of another view for `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
  }

  /// The preferences of both views for `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance from this view to `next`, the view after it along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let distance: CGFloat? =
      axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    return distance ?? ViewSpacing.defaultDistance
  }

  /// Forgets the preferences of `edges`, where something other than the view itself now ends.
  package mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = .plain }
  }

  /// The preferences with the plain ones on every edge that nothing ends at.
  package func fillingEmptyEdges() -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where result[edge] == .empty { result[edge] = .plain }
    return result
  }
}
