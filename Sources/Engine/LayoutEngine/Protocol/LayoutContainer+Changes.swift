import Foundation
import Geometry

/// Changes of single children.
extension LayoutContainer {
  /// Processes changed sizes of the children at `indices`, if nothing else has changed.
  ///
  /// - Returns: True if all returned sizes of the container are still correct.
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

  /// Updates the placements of changed children. Returns false if other children must also be placed differently.
  func updatePlacements(of indices: [Int], size: CGSize, proposal: ProposedViewSize) -> Bool {
    guard !cacheIsStale, cache != nil, let last = placed, last.proposal == proposal,
      last.generation == buffer.generation, let layout = layout as? any IncrementalLayout
    else { return false }
    // In right-to-left layouts, the children's positions depend on the width.
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

  /// Calls `body` with the cache under the type of the opened layout.
  private func withIncrementalCache<I: IncrementalLayout>(of type: I.Type, _ body: (inout I.Cache) -> Bool) -> Bool {
    guard I.self == L.self, var current = cache.take() else { return false }
    defer { cache = current }
    // The layout is the container's own, so both types are the same.
    return withUnsafeMutablePointer(to: &current) { place in
      body(&UnsafeMutableRawPointer(place).assumingMemoryBound(to: I.Cache.self).pointee)
    }
  }
}
