import Foundation
import Geometry

/// A layout that can process the change of one subview without querying the others.
package protocol IncrementalLayout: Layout {
  /// Updates the cache after the subview at `index` may have changed its size, while all others are unchanged.
  ///
  /// - Returns: False if the cached data about other subviews is invalid too, so that the cache must be discarded.
  ///   Otherwise the cache equals a new one, and no size of a subview along a stack has changed.
  func subviewDidChange(_ index: Int, subviews: Subviews, cache: inout Cache) -> Bool

  /// Places the subview at `index` as `placeSubviews` would.
  ///
  /// - Returns: False if other subviews would also be placed differently from the last run.
  func placeSubview(
    _ index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Bool
}
