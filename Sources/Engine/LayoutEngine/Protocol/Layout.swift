import Foundation
import Geometry
import Motion

/// A type that measures and places the subviews of a container.
///
/// Coordinates are in the reading direction. A container that runs from right to left mirrors the placements itself.
nonisolated public protocol Layout: Animatable {
  /// The properties of the layout apart from its algorithm.
  static var layoutProperties: LayoutProperties { get }

  /// The data that the layout keeps between calls. Default `Void`.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// Creates a cache.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Updates the cache after the layout or its subviews have changed. Default: a new cache.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// Returns the preferred distances of the container to its neighbors. Default: the union of those of the subviews.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Places the subviews. A subview that is not placed is centered.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// Returns the explicit value of a horizontal guide, in the coordinates of `bounds`. Default: the combined values of
  /// the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the explicit value of a vertical guide, in the coordinates of `bounds`. Default: the combined values of
  /// the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}
