import Foundation
import Geometry

extension Layout {
  /// The default properties of a layout, without an orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    var spacing = ViewSpacing.empty
    for index in subviews.indices { spacing.formUnion(subviews.element(at: index).spacing) }
    return spacing.fillingEmptyEdges()
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Combines the explicit guides of the subviews at the positions at which the layout places them.
  private func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    if key.isFrameGuide || subviews.isEmpty { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return key.combineExplicit(
      subviews.indices.lazy.map { index -> CGFloat? in
        let placement = subviews.placement(at: index) ?? .centered(in: bounds)
        let element = subviews.element(at: index)
        let size = element.sizeThatFits(placement.proposal)
        guard let value = element.explicitAlignment(key, size: size, proposal: placement.proposal) else { return nil }
        return value + placement.origin(for: size)[key.axis]
      })
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Self.Subviews) {}
}

extension Placement {
  /// Returns the placement of a child that its layout has not placed.
  package static func centered(in bounds: CGRect) -> Placement {
    Placement(
      position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
  }
}
