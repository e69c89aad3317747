import Foundation
import Geometry
import Motion

/// The layout of `HStack`, for use with `AnyLayout` or inside another layout.
public struct HStackLayout: Layout, Sendable {
  /// The vertical alignment of the subviews. Default `center`.
  public var alignment: VerticalAlignment
  /// The distance between subviews in points. With `nil`, the preference of each pair.
  public var spacing: CGFloat?

  /// Creates a horizontal stack layout with a vertical alignment and a spacing in points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public typealias Cache = StackCache
  public typealias AnimatableData = EmptyAnimatableData

  /// Properties with a horizontal stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  private var solver: StackSolver { StackSolver(axis: .horizontal, alignment: alignment.key, spacing: spacing) }

  public func makeCache(subviews: Subviews) -> StackCache { solver.makeCache(subviews) }

  public func updateCache(_ cache: inout StackCache, subviews: Subviews) { solver.update(&cache, subviews) }

  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing { solver.viewSpacing(subviews) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
    solver.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    solver.place(in: bounds, proposal, subviews, &cache)
  }
}

extension HStackLayout: IncrementalLayout {
  package func subviewDidChange(_ index: Int, subviews: Subviews, cache: inout StackCache) -> Bool {
    solver.childDidChange(index, subviews, &cache)
  }

  package func placeSubview(
    _ index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> Bool {
    solver.placeChild(index, in: bounds, proposal, subviews, &cache)
  }
}
