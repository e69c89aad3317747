import Foundation
import Geometry

/// A layout together with its cache and its children: everything that a container node needs to answer as a
/// `LayoutElement`.
package final class LayoutContainer<L: Layout> {
  /// The children, in order. Setting them brings the layout's cache up to date before its next use.
  package var children: [any LayoutElement] { didSet { invalidate() } }

  /// The direction in which the container places its children.
  package var layoutDirection: LayoutDirection { didSet { if layoutDirection != oldValue { invalidate() } } }

  /// The layout. Setting it brings its cache up to date before its next use.
  package var layout: L { didSet { invalidate() } }

  private let buffer = PlacementBuffer()
  private var cache: L.Cache?
  private var cacheIsStale = false
  private var sizes = SizeCache()
  private var cachedSpacing: ViewSpacing?
  /// The size and proposal that the buffer's placements are for.
  private var placed: (size: CGSize, proposal: ProposedViewSize, generation: Int)?

  package init(
    _ layout: L, children: [any LayoutElement] = [], layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.layout = layout
    self.children = children
    self.layoutDirection = layoutDirection
  }

  /// Tells the container that a child, the layout or something that either reads has changed.
  package func invalidate() {
    cacheIsStale = true
    sizes.invalidate()
    cachedSpacing = nil
    placed = nil
  }

  /// A child measures otherwise than before. True: the container's own sizes are the same for all who asked, so that
  /// only its inside has to be laid out again.
  package func confirmSizes() -> Bool {
    let told = sizes
    let spacing = cachedSpacing
    invalidate()
    cachedSpacing = spacing
    return told.isConfirmed { sizeThatFits($0) }
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(children, buffer: buffer, layoutDirection: layoutDirection)
  }

  /// Runs `body` with the layout's up-to-date cache.
  private func withCache<R>(_ body: (LayoutSubviews, inout L.Cache) -> R) -> R {
    let subviews = subviews
    if buffer.placements.count != children.count { buffer.reset(count: children.count) }
    // Moved out and back, so that the cache's arrays are not copied when the layout changes them.
    let hadCache = cache != nil
    var current = cache.take() ?? layout.makeCache(subviews: subviews)
    if cacheIsStale && hadCache { layout.updateCache(&current, subviews: subviews) }
    cacheIsStale = false
    defer { cache = current }
    return body(subviews, &current)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes.size(for: proposal) { return size }
    let size = withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    sizes.insert(size, for: proposal)
    return size
  }

  package func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    // The default implementation places the children to find the guides that they set.
    if !key.isFrameGuide { buffer.reset(count: children.count) }
    return withCache { subviews, cache in
      if key.axis == .horizontal {
        layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      } else {
        layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  package var spacing: ViewSpacing {
    if let cachedSpacing { return cachedSpacing }
    let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
    cachedSpacing = spacing
    return spacing
  }

  /// Runs the layout for a container of `size`, unless the last run still holds.
  private func updatePlacements(size: CGSize, proposal: ProposedViewSize) {
    if let placed, placed.size == size, placed.proposal == proposal, placed.generation == buffer.generation { return }
    buffer.reset(count: children.count)
    let bounds = CGRect(origin: .zero, size: size)
    withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
    placed = (size, proposal, buffer.generation)
  }

  /// Visits each child with its physical origin in the container, mirrored where the container runs from right to
  /// left, and the proposal that it is placed with.
  package func forEachPlacement(
    size: CGSize, proposal: ProposedViewSize, _ body: (any LayoutElement, CGPoint, ProposedViewSize) -> Void
  ) {
    updatePlacements(size: size, proposal: proposal)
    let centred = Placement.centred(in: CGRect(origin: .zero, size: size))
    for index in children.indices {
      let placement = buffer.placements[index] ?? centred
      let child = children[index]
      let origin = placement.physicalOrigin(of: child, width: size.width, direction: layoutDirection)
      body(child, origin, placement.proposal)
    }
  }

  /// Places the children, in the container's coordinates shifted by `offset`.
  package func placeChildren(size: CGSize, proposal: ProposedViewSize, offset: CGPoint = .zero) {
    forEachPlacement(size: size, proposal: proposal) { child, origin, proposal in
      child.place(at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), proposal: proposal)
    }
  }
}
