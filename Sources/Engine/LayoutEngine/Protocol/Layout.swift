import Foundation
import Geometry
import Motion

/// A type that measures and places the subviews of a container.
///
/// Coordinates are in the reading direction: a container that runs from right to left mirrors the placements itself.
nonisolated public protocol Layout: Animatable {
  /// What the layout is like besides its algorithm.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps between calls; nothing by default.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// A fresh cache.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings the cache up to date after the layout or its subviews have changed; makes a fresh one by default.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The container's preferred distances to its neighbors; all the subviews' by default.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The container's size for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Places every subview; one that is not placed is centered.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// A horizontal guide that the container sets, in the coordinates of `bounds`; by default the subviews' combined.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// A vertical guide that the container sets, in the coordinates of `bounds`; by default the subviews' combined.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}
