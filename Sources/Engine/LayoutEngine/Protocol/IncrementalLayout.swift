import Foundation
import Geometry

/// A layout that can take in the change of one subview without looking at the others.
package protocol IncrementalLayout: Layout {
  /// The subview at `index` may measure otherwise than the cache says; all others are as they were.
  ///
  /// False: what is known of the others does not hold any more either, and the cache is of no use. Otherwise the cache
  /// is what a fresh one would be, and of the sizes of subviews along a stack none has changed.
  func subviewDidChange(_ index: Int, subviews: Subviews, cache: inout Cache) -> Bool

  /// Places the subview at `index` as `placeSubviews` would. False: it would also place others otherwise than at its
  /// last run, whose placements are still known.
  func placeSubview(
    _ index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Bool
}
