import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A set of view types that may be pinned to the bounds of a scroll view.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections, which stay at the start of the visible area.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections, which stay at the end of the visible area.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A view that arranges its children in a line that grows vertically.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content
  let pinnedViews: PinnedScrollableViews

  /// Creates a lazy column. Spacing is in points; with `nil`, each pair of neighbors has its preferred one.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing)
    self.content = content()
    self.pinnedViews = pinnedViews
  }

  public static func _makeNode(_ view: LazyVStack, _ context: _NodeContext) -> _ViewNode<LazyVStack> {
    LazyContainerNode(view, context)
  }
}

/// A view that arranges its children in a line that grows horizontally.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content
  let pinnedViews: PinnedScrollableViews

  /// Creates a lazy row. Spacing is in points; with `nil`, each pair of neighbors has its preferred one.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    self.content = content()
    self.pinnedViews = pinnedViews
  }

  public static func _makeNode(_ view: LazyHStack, _ context: _NodeContext) -> _ViewNode<LazyHStack> {
    LazyContainerNode(view, context)
  }
}

extension LazyVStack: LazyContainerView {}
extension LazyHStack: LazyContainerView {}

/// A container view that arranges its child views in a grid that grows vertically.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content
  let pinnedViews: PinnedScrollableViews

  /// Creates a lazy grid of the given columns. Spacing between rows is in points; with `nil`, each pair of neighbors
  /// has its preferred one.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing, tracks: columns)
    self.content = content()
    self.pinnedViews = pinnedViews
  }

  public static func _makeNode(_ view: LazyVGrid, _ context: _NodeContext) -> _ViewNode<LazyVGrid> {
    LazyContainerNode(view, context)
  }
}

/// A container view that arranges its child views in a grid that grows horizontally.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content
  let pinnedViews: PinnedScrollableViews

  /// Creates a lazy grid of the given rows. Spacing between columns is in points; with `nil`, each pair of neighbors
  /// has its preferred one.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing, tracks: rows)
    self.content = content()
    self.pinnedViews = pinnedViews
  }

  public static func _makeNode(_ view: LazyHGrid, _ context: _NodeContext) -> _ViewNode<LazyHGrid> {
    LazyContainerNode(view, context)
  }
}

extension LazyVGrid: LazyContainerView {}
extension LazyHGrid: LazyContainerView {}
