import Foundation
import Geometry

/// A layout with its cache and its children: all that a container node needs to act as a `LayoutElement`.
package final class LayoutContainer<L: Layout> {
  /// The children, in order. Setting them invalidates the cache of the layout.
  package var children: [any LayoutElement] { didSet { invalidate() } }

  /// The direction in which the container places its children.
  package var layoutDirection: LayoutDirection { didSet { if layoutDirection != oldValue { invalidate() } } }

  /// The layout. Setting it invalidates its cache.
  package var layout: L { didSet { invalidate() } }

  let buffer = PlacementBuffer()
  /// The state of the layout's last run. It is separate, because small containers discard it when their children are
  /// placed.
  private final class Run {
    var cache: L.Cache?
    var placed: (size: CGSize, proposal: ProposedViewSize, generation: Int)?
    var changed: [Int] = []
    var placedOffset: CGPoint?
  }

  private var run: Run?

  private var madeRun: Run {
    if let run { return run }
    let made = Run()
    run = made
    return made
  }

  var cache: L.Cache? {
    get { run?.cache }
    set { if newValue != nil { madeRun.cache = newValue } else { run?.cache = nil } }
  }
  private(set) var cacheIsStale = false
  var sizes = SizeCache()
  /// Boxed, because it is large, and stacks with explicit spacing never need it.
  private var cachedSpacing: SpacingBox?
  /// The size and proposal for the placements of the buffer.
  var placed: (size: CGSize, proposal: ProposedViewSize, generation: Int)? {
    get { run?.placed }
    set { if newValue != nil { madeRun.placed = newValue } else { run?.placed = nil } }
  }
  /// The children that have changed since all children were placed at `placedOffset`, if nothing else has changed.
  var changed: [Int] {
    get { run?.changed ?? [] }
    _modify { yield &madeRun.changed }
  }
  private var placedOffset: CGPoint? {
    get { run?.placedOffset }
    set { if newValue != nil { madeRun.placedOffset = newValue } else { run?.placedOffset = nil } }
  }
  /// The positions of the children of a small container, with the size and proposal for them. Nothing else is kept of a
  /// run.
  private var positions: [CGPoint] = []
  private var positioned: (size: CGSize, proposal: ProposedViewSize)?
  /// A Boolean value that indicates whether the layout can process the change of one child without querying the others.
  package let isIncremental: Bool

  /// The number of children up to which running the layout again is cheaper than keeping the state of its last run.
  package static var fewChildren: Int { 16 }

  private final class SpacingBox {
    let spacing: ViewSpacing
    init(_ spacing: ViewSpacing) { self.spacing = spacing }
  }

  package init(
    _ layout: L, children: [any LayoutElement] = [], layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.layout = layout
    self.children = children
    self.layoutDirection = layoutDirection
    isIncremental = L.self is any IncrementalLayout.Type
  }

  /// Invalidates the cache after a change of a child, the layout or one of their dependencies.
  package func invalidate() {
    cacheIsStale = true
    sizes.invalidate()
    cachedSpacing = nil
    if let run {
      run.placed = nil
      run.changed.removeAll()
      run.placedOffset = nil
    }
    positioned = nil
  }

  /// Checks the container's sizes after a child has changed its size.
  ///
  /// - Returns: True if all returned sizes of the container are still correct, so that only its content needs layout.
  package func confirmSizes() -> Bool {
    let told = sizes
    let spacing = cachedSpacing
    invalidate()
    cachedSpacing = spacing
    return told.isConfirmed { sizeThatFits($0) }
  }

  var subviews: LayoutSubviews {
    LayoutSubviews(children, buffer: buffer, layoutDirection: layoutDirection)
  }

  /// Calls `body` with the up-to-date cache of the layout.
  private func withCache<R>(_ body: (LayoutSubviews, inout L.Cache) -> R) -> R {
    let subviews = subviews
    if buffer.placements.count != children.count { buffer.reset(count: children.count) }
    // Moved out and back, so that the layout mutates the arrays of the cache without copying them.
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
    // The default implementation places the children to determine the guides that they set.
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
    if let cachedSpacing { return cachedSpacing.spacing }
    let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
    cachedSpacing = SpacingBox(spacing)
    return spacing
  }

  /// Runs the layout for a container of `size`, unless the last run is still valid.
  private func updatePlacements(size: CGSize, proposal: ProposedViewSize) {
    if let placed, placed.size == size, placed.proposal == proposal, placed.generation == buffer.generation { return }
    buffer.reset(count: children.count)
    let bounds = CGRect(origin: .zero, size: size)
    withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
    placed = (size, proposal, buffer.generation)
  }

  /// Visits each child with its physical origin in the container, mirrored in right-to-left layouts, and its proposal.
  package func forEachPlacement(
    size: CGSize, proposal: ProposedViewSize, _ body: (any LayoutElement, CGPoint, ProposedViewSize) -> Void
  ) {
    updatePlacements(size: size, proposal: proposal)
    let centered = Placement.centered(in: CGRect(origin: .zero, size: size))
    for index in children.indices {
      let placement = buffer.placements[index] ?? centered
      let child = children[index]
      let origin = placement.physicalOrigin(of: child, width: size.width, direction: layoutDirection)
      body(child, origin, placement.proposal)
    }
  }

  /// Places the children, in the container's coordinates offset by `offset`.
  package func placeChildren(size: CGSize, proposal: ProposedViewSize, offset: CGPoint = .zero) {
    let changed = changed
    if !changed.isEmpty {
      self.changed.removeAll()
      if placedOffset == offset, updatePlacements(of: changed, size: size, proposal: proposal) {
        let centered = Placement.centered(in: CGRect(origin: .zero, size: size))
        for index in changed { place(index, width: size.width, offset: offset, centered: centered) }
        return
      }
      placed = nil
    }
    placedOffset = offset
    updatePlacements(size: size, proposal: proposal)
    let centered = Placement.centered(in: CGRect(origin: .zero, size: size))
    let isSmall = children.count <= Self.fewChildren
    positions.removeAll(keepingCapacity: true)
    if isSmall { positions.reserveCapacity(children.count) }
    for index in children.indices {
      let position = place(index, width: size.width, offset: offset, centered: centered)
      if isSmall { positions.append(position) }
    }
    guard isSmall else { return }
    positioned = (size, proposal)
    buffer.clear()
    // A custom layout keeps its cache until its subviews change.
    if isIncremental { run = nil } else { placed = nil }
  }

  /// Returns the positions of the children in a small container if nothing but the position of the container has
  /// changed since they were placed.
  package func knownPositions(size: CGSize, proposal: ProposedViewSize) -> [CGPoint]? {
    guard let positioned, positioned.size == size, positioned.proposal == proposal else { return nil }
    return positions
  }

  /// Places the child, and returns its position in the container.
  @discardableResult
  private func place(_ index: Int, width: CGFloat, offset: CGPoint, centered: Placement) -> CGPoint {
    let placement = buffer.placements[index] ?? centered
    let child = children[index]
    let origin = placement.physicalOrigin(of: child, width: width, direction: layoutDirection)
    child.place(at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), proposal: placement.proposal)
    return origin
  }
}
