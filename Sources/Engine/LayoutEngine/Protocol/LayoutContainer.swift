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

  let buffer = PlacementBuffer()
  /// How the layout ran last. Apart: small containers forget it when their children are placed.
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
  /// Boxed: it is large, and stacks with a spacing of their own are never asked for it.
  private var cachedSpacing: SpacingBox?
  /// The size and proposal that the buffer's placements are for.
  var placed: (size: CGSize, proposal: ProposedViewSize, generation: Int)? {
    get { run?.placed }
    set { if newValue != nil { madeRun.placed = newValue } else { run?.placed = nil } }
  }
  /// The children that have changed since all were placed at `placedOffset`, and nothing else has.
  var changed: [Int] {
    get { run?.changed ?? [] }
    _modify { yield &madeRun.changed }
  }
  private var placedOffset: CGPoint? {
    get { run?.placedOffset }
    set { if newValue != nil { madeRun.placedOffset = newValue } else { run?.placedOffset = nil } }
  }
  /// Where the few children of a small container lie in it, with what this was found for: all that is kept of a run.
  private var positions: [CGPoint] = []
  private var positioned: (size: CGSize, proposal: ProposedViewSize)?
  /// Whether the layout can take in the change of one child without looking at the others.
  package let isIncremental: Bool

  /// Up to this many children it costs less to run the layout again than to remember how it ran.
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

  /// Tells the container that a child, the layout or something that either reads has changed.
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

  /// A child measures otherwise than before. True: the container's own sizes are the same for all who asked, so that
  /// only its inside has to be laid out again.
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
    if let cachedSpacing { return cachedSpacing.spacing }
    let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
    cachedSpacing = SpacingBox(spacing)
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

  /// Places the children, in the container's coordinates shifted by `offset`.
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
    // A layout of the user's keeps its cache for as long as it likes.
    if isIncremental { run = nil } else { placed = nil }
  }

  /// Where the children lie in a small container, if nothing has changed since they were placed for this size and
  /// proposal: the container has only moved.
  package func knownPositions(size: CGSize, proposal: ProposedViewSize) -> [CGPoint]? {
    guard let positioned, positioned.size == size, positioned.proposal == proposal else { return nil }
    return positions
  }

  /// Returns where the child lies in the container.
  @discardableResult
  private func place(_ index: Int, width: CGFloat, offset: CGPoint, centered: Placement) -> CGPoint {
    let placement = buffer.placements[index] ?? centered
    let child = children[index]
    let origin = placement.physicalOrigin(of: child, width: width, direction: layoutDirection)
    child.place(at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), proposal: placement.proposal)
    return origin
  }
}
