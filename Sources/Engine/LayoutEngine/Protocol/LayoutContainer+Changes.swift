import Foundation
import Geometry

/// Changes of single children.
extension LayoutContainer {
  /// The children at `indices` may measure otherwise, and nothing else has changed. True: the container's own sizes
  /// are the same for all who asked.
  package func confirmSizes(afterChangesOf indices: [Int]) -> Bool {
    guard takeIn(indices) else {
      invalidate()
      return false
    }
    let told = sizes
    sizes.invalidate()
    return told.isConfirmed { sizeThatFits($0) }
  }

  private func takeIn(_ indices: [Int]) -> Bool {
    guard !cacheIsStale, cache != nil, let layout = layout as? any IncrementalLayout else { return false }
    for index in indices {
      guard children.indices.contains(index), takeIn(index, layout) else { return false }
      if !changed.contains(index) { changed.append(index) }
    }
    return true
  }

  private func takeIn<I: IncrementalLayout>(_ index: Int, _ layout: I) -> Bool {
    withIncrementalCache(of: I.self) { layout.subviewDidChange(index, subviews: subviews, cache: &$0) }
  }

  /// Brings the placements of changed children up to date; false: others are to be placed otherwise too.
  func updatePlacements(of indices: [Int], size: CGSize, proposal: ProposedViewSize) -> Bool {
    guard !cacheIsStale, cache != nil, let last = placed, last.proposal == proposal,
      last.generation == buffer.generation, let layout = layout as? any IncrementalLayout
    else { return false }
    // From right to left the children hang on the other side.
    if layoutDirection == .rightToLeft, last.size.width != size.width { return false }
    let bounds = CGRect(origin: .zero, size: size)
    for index in indices { guard updatePlacement(index, bounds, proposal, layout) else { return false } }
    placed = (size, proposal, buffer.generation)
    return true
  }

  private func updatePlacement<I: IncrementalLayout>(
    _ index: Int, _ bounds: CGRect, _ proposal: ProposedViewSize, _ layout: I
  ) -> Bool {
    withIncrementalCache(of: I.self) {
      layout.placeSubview(index, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// The cache under the type by which the opened layout knows it.
  private func withIncrementalCache<I: IncrementalLayout>(of type: I.Type, _ body: (inout I.Cache) -> Bool) -> Bool {
    guard I.self == L.self, var current = cache.take() else { return false }
    defer { cache = current }
    // The layout is the container's own: both names are for one type.
    return withUnsafeMutablePointer(to: &current) { place in
      body(&UnsafeMutableRawPointer(place).assumingMemoryBound(to: I.Cache.self).pointee)
    }
  }
}
