import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// Lays out rows one after the other, of which only those near the visible rectangle are made, placed and drawn. The
/// lengths of the others are estimated.
///
/// A row that has been made stays: out of sight it sleeps, with its state. Subclasses say how long rows are and where
/// they go.
class LazyContainerItem: ItemNode, StackAxisProvider, ItemContainer, LazyContainer {
  let axis: Axis
  var content: _Node!
  /// Rows and what stands for rows that have not been made, in order.
  private(set) var entries: [LazyEntry] = []
  /// Where sections begin and end; only where headers or footers are pinned.
  private(set) var sections: [ObjectIdentifier: LazySection] = [:]
  /// Rows are shown that belong to another part of the tree.
  var hasSubviewRows = false
  var estimates = LazyEstimates()
  private var itemsAreStale = true
  private var needsMeasure = true
  private var needsArrangement = true
  private var measuredAcross: CGFloat?
  private var sizes = SizeCache()
  /// The length along the axis and the largest one across it.
  private var extent = (length: CGFloat(0), across: CGFloat(0))
  /// Rows that are awake, in order.
  private var awake: [LazyEntry] = []
  private var placementCount = 0
  private var layersAreStale = false
  private var lastVisible: ClosedRange<CGFloat>?
  /// They are not known to the last placement.
  private var newEntries: [LazyEntry] = []
  /// Elements of loops that are more than one row.
  private var knownElements: Set<ObjectIdentifier> = []
  private var requests = (time: -1.0, count: 0)
  /// The content's watchers have been told what is in sight.
  private var hasShown = false

  init(_ context: _NodeContext, axis: Axis) {
    self.axis = axis
    super.init(context)
    graph.lazyRows.add(self)
    // Rows that sleep are covered.
    graph.occluderCount += 1
  }

  override func teardown() {
    super.teardown()
    graph.lazyRows.remove(self)
    graph.occluderCount -= 1
  }

  // MARK: For subclasses

  var containerAxis: Axis? { axis }
  /// The rows that stand beside each other in one line.
  var columns: Int { 1 }
  /// The length across that rows are measured for when the container is offered this.
  func lengthAcross(_ proposal: ProposedViewSize) -> CGFloat? { proposal[axis.perpendicular] }
  /// The entries are about to be measured.
  func willMeasure(across: CGFloat?) {}
  /// Sets an entry's size, and what else its place depends on.
  func measure(_ entry: LazyEntry, across: CGFloat?) {}
  /// Sets the entries' places. Returns the length of all, and the largest across.
  func arrange(across: CGFloat?) -> (length: CGFloat, across: CGFloat) { (0, 0) }
  /// The container's length across.
  func resolvedAcross(_ across: CGFloat?, largest: CGFloat) -> CGFloat { across ?? largest }
  /// Places a row; `shift` is how far the content is about to scroll on.
  func place(_ entry: LazyEntry, shift: CGFloat) {}
  /// `window` is where rows are placed.
  func didPlace(_ placed: [LazyEntry], window: ClosedRange<CGFloat>, shift: CGFloat) {}

  // MARK: Structure

  override var defersRows: Bool? { true }
  override func forEachChild(_ visit: (_Node) -> Void) { visit(content) }
  override func structureDidChange() { itemsAreStale = true }
  override var layoutTarget: _Node? { nil }
  override var layoutPriority: Double { 0 }
  override var zIndex: Double { 0 }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
  override func trait(_ key: ObjectIdentifier) -> Any? { nil }
  override var transitionParticipant: (any TransitionParticipant)? { nil }
  override var isSpacer: Bool { false }
  override var gridTraits: GridTraits { GridTraits() }

  override func didInvalidateLayout() {
    sizes.invalidate()
    needsMeasure = true
  }

  var laidOutItems: [_Node] { awake.map(\.node) }

  /// Back to front.
  override func forEachHitChild(_ visit: (_Node) -> Void) {
    let items = laidOutItems
    guard items.contains(where: { $0.zIndex != 0 }) else { return items.forEach(visit) }
    let order = items.enumerated().sorted { a, b in
      a.element.zIndex != b.element.zIndex ? a.element.zIndex < b.element.zIndex : a.offset < b.offset
    }
    for item in order { visit(item.element) }
  }

  override func collectChildLayerNodes(into nodes: inout [ItemNode]) {
    if content.rowState == .asleep { return }
    guard awake.contains(where: { $0.node.zIndex != 0 }) else { return content.collectLayerNodes(into: &nodes) }
    var all: [ItemNode] = []
    content.collectLayerNodes(into: &all)
    let order = all.enumerated().map { (offset: $0.offset, node: $0.element, z: depthIndex(of: $0.element)) }
      .sorted { a, b in a.z != b.z ? a.z < b.z : a.offset < b.offset }
    for entry in order { nodes.append(entry.node) }
  }

  private func depthIndex(of node: ItemNode) -> Double {
    var next: _Node? = node
    while let current = next, current !== self {
      if current.zIndex != 0 { return current.zIndex }
      next = current.parent
    }
    return 0
  }

  /// True: there are other entries than before.
  @discardableResult
  private func refresh() -> Bool {
    guard itemsAreStale else { return false }
    itemsAreStale = false
    needsArrangement = true
    var items: [_Node] = []
    content.collectItems(into: &items)
    let old = entries
    var isSame = items.count == old.count
    entries = []
    entries.reserveCapacity(items.count)
    for (place, node) in items.enumerated() {
      let item = node as? ItemNode
      let known = Int(item?.placeInContainer ?? -1)
      if old.indices.contains(known), old[known].node === node {
        entries.append(old[known])
        isSame = isSame && known == place
      } else {
        let made = LazyEntry(node, in: self, findsSubviews: hasSubviewRows)
        entries.append(made)
        newEntries.append(made)
        // What stands in no loop and came later has appeared when it was made.
        if made.gap == nil, !hasShown || !made.sources.isEmpty { made.setState(.asleep) }
        isSame = false
      }
      item?.placeInContainer = Int32(place)
      if entries[place].noteRange() { isSame = false }
    }
    return !isSame
  }

  // MARK: Measuring

  /// Brings the entries' places up to date for a length across. Rows that sleep keep the lengths that they had.
  private func arrangeIfNeeded(_ across: CGFloat?) {
    refresh()
    let isNew = measuredAcross != across
    guard needsMeasure || needsArrangement || isNew else { return }
    willMeasure(across: across)
    for entry in entries where entry.gap == nil {
      if entry.isMeasured, !(needsMeasure || isNew) || entry.state == .asleep { continue }
      measure(entry, across: across)
      entry.isMeasured = true
    }
    measuredAcross = across
    needsMeasure = false
    needsArrangement = false
    extent = arrange(across: across)
    noteSections()
  }

  private func noteSections() {
    sections.removeAll(keepingCapacity: true)
    guard environment.pinnedSections != nil else { return }
    for entry in entries {
      guard let trait = entry.section else { continue }
      sections[trait.section, default: LazySection(start: entry.start, end: entry.end)].add(entry)
    }
  }

  /// Makes a row of each kind of which no length is known.
  private func makeFirstRows(_ across: CGFloat?) {
    for _ in 0..<8 {
      guard let gap = entries.first(where: { $0.gap != nil && estimates.known($0) == nil })?.gap else { return }
      gap.source.makeRows(in: gap.range.prefix(1))
      guard refresh() else { return }
      arrangeIfNeeded(across)
      updateEstimates(across)
    }
  }

  private func updateEstimates(_ across: CGFloat?) {
    guard entries.contains(where: { $0.gap != nil }) else { return }
    estimates.update(entries, share: 1 / CGFloat(columns))
    extent = arrange(across: across)
    noteSections()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if refresh() || needsArrangement { sizes.invalidate() }
    if let known = sizes.size(for: proposal) { return known }
    let across = lengthAcross(proposal)
    arrangeIfNeeded(across)
    makeFirstRows(across)
    let size = CGSize(
      major: max(0, extent.length), minor: resolvedAcross(across, largest: extent.across), axis: axis)
    sizes.insert(size, for: proposal)
    return size
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// What the first and the last rows want, as others may not have been made.
  override var spacing: ViewSpacing {
    arrangeIfNeeded(measuredAcross)
    var spacing = ViewSpacing.empty
    let rows = entries.filter { $0.gap == nil }
    for entry in rows.count > 32 ? rows.prefix(16) + rows.suffix(16) : rows[...] {
      spacing.formUnion(entry.node.spacing)
    }
    return spacing.fillingEmptyEdges()
  }

  // MARK: Changes of rows

  override func canConfirmSizes(afterChangeOf item: ItemNode?) -> Bool { isPlaced && !itemsAreStale }

  override func confirmSizes() -> Bool {
    needsMeasure = true
    let told = sizes
    sizes.invalidate()
    return told.isConfirmed { sizeThatFits($0) }
  }

  /// Its length turned out to be another one than it was asked for.
  override func performUpdate() {
    isDirty = false
    invalidateSize()
  }

  // MARK: Placing

  override func placeContents(sizeChanged: Bool) {
    let across = lengthAcross(proposal) ?? size[axis.perpendicular]
    arrangeIfNeeded(across)
    makeFirstRows(across)
    let (visible, scroll) = visibleRange()
    // The row at the start of what is seen stays there, whatever turns out about the rows before it.
    let anchor = scroll.map { $0.offset[axis] > 0.5 } == true ? firstShown(in: visible) : nil
    let before = anchor?.start ?? 0
    var round = 0
    while round < 24, makeRows(in: visible, shift: (anchor?.start ?? 0) - before, across, round) { round += 1 }
    let shift = (anchor?.start ?? 0) - before
    if shift != 0 { scroll?.contentDidShift(by: shift, axis) }
    placeRows(visible, shift)
    lastVisible = visible.shifted(by: shift)
    if shift != 0 || abs(extent.length - size[axis]) > 0.001 {
      sizes.invalidate()
      requestLayout()
    }
  }

  /// In a frame only so often: rows that never agree on a length are left as they are.
  private func requestLayout() {
    if requests.time != graph.time { requests = (graph.time, 0) }
    requests.count += 1
    if requests.count <= 32 { markDirty() }
  }

  private func firstShown(in visible: ClosedRange<CGFloat>) -> LazyEntry? {
    awake.first { $0.state == .shown && $0.touches(visible.lowerBound, visible.upperBound) }
  }

  /// Wakes and makes rows in the window. True: another look is needed.
  private func makeRows(in visible: ClosedRange<CGFloat>, shift: CGFloat, _ across: CGFloat?, _ round: Int) -> Bool {
    let window = visible.shifted(by: shift).widened(by: margin(visible))
    var didWake = false
    var requests: [(gap: LazyGapItem, range: Range<Int>)] = []
    for entry in entries(in: window) {
      if let gap = entry.gap {
        if let range = neededElements(of: entry, window, batch: 16 << min(round, 6)) { requests.append((gap, range)) }
      } else if entry.state == .asleep {
        wake(entry)
        didWake = true
      }
    }
    for request in requests { request.gap.source.makeRows(in: request.range) }
    let didMake = !requests.isEmpty && refresh()
    guard didWake || didMake else { return false }
    needsArrangement = true
    arrangeIfNeeded(across)
    if didMake { updateEstimates(across) }
    return true
  }

  private func wake(_ entry: LazyEntry) {
    entry.setState(.prepared)
    _ = entry.sources.first?.rowDidWake(entry.root)
    entry.isMeasured = false
    layersAreStale = true
  }

  /// The elements of a gap whose lines are probably in the window, at most `batch` lines.
  private func neededElements(
    of entry: LazyEntry, _ window: ClosedRange<CGFloat>, batch: Int
  ) -> Range<Int>? {
    guard let gap = entry.gap, entry.touches(window.lowerBound, window.upperBound) else { return nil }
    let estimate = estimates.estimate(entry)
    let pitch = max(estimate.length + estimate.spacing, 1)
    let lines = CGFloat(entry.lines)
    var first = Int(min(max(((window.lowerBound - entry.start) / pitch).rounded(.down), 0), lines))
    var last = Int(min(max(((window.upperBound - entry.start) / pitch).rounded(.up), 0), lines))
    guard last > first else { return nil }
    if last - first > batch { if last == entry.lines, first > 0 { first = last - batch } else { last = first + batch } }
    let low = max(first * columns - entry.track, 0)
    let high = min(last * columns - entry.track, gap.range.count)
    return high > low ? (gap.range.lowerBound + low)..<(gap.range.lowerBound + high) : nil
  }

  /// Rows just out of sight are laid out too, so that they can move into sight.
  private func margin(_ visible: ClosedRange<CGFloat>) -> CGFloat { (visible.upperBound - visible.lowerBound) / 4 }

  /// The entries that touch a range, and what is pinned in their sections.
  private func entries(in range: ClosedRange<CGFloat>) -> [LazyEntry] {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].end < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var found: [LazyEntry] = []
    var pinned: [LazyEntry] = []
    var last: ObjectIdentifier?
    for entry in entries[low...] {
      if entry.start > range.upperBound { break }
      if entry.touches(range.lowerBound, range.upperBound) { found.append(entry) }
      guard let trait = entry.section, trait.section != last else { continue }
      last = trait.section
      pinned += sections[trait.section]?.pinned(by: environment.pinnedSections) ?? []
    }
    guard !pinned.isEmpty else { return found }
    let present = Set(found.map(ObjectIdentifier.init))
    return found + pinned.filter { !present.contains(ObjectIdentifier($0)) }
  }

  private func placeRows(_ visible: ClosedRange<CGFloat>, _ shift: CGFloat) {
    let shown = visible.shifted(by: shift)
    let window = shown.widened(by: margin(visible))
    let now = entries(in: window).filter { $0.gap == nil }
    placementCount += 1
    for entry in now {
      entry.placement = placementCount
      place(entry, shift: shift)
    }
    for entry in awake where entry.placement != placementCount {
      let known = Int((entry.node as? ItemNode)?.placeInContainer ?? -1)
      // One that has left the data plays its way out where it is.
      guard entries.indices.contains(known), entries[known] === entry else { continue }
      // So that it is known to be out of sight.
      place(entry, shift: shift)
      entry.setState(.asleep)
      layersAreStale = true
    }
    for entry in now {
      if entry.state == .asleep { layersAreStale = true }
      let isPinned = environment.pinnedSections?.pins(entry.role) ?? false
      let isInSight = isPinned || entry.touches(shown.lowerBound, shown.upperBound)
      entry.setState(isInSight ? .shown : .prepared)
    }
    awake = now
    // Rows that stand in no loop sleep from here on, unless they are in sight.
    for entry in newEntries where entry.gap == nil && entry.placement != placementCount && entry.node.isAttached {
      entry.setState(.asleep)
    }
    showElements()
    didPlace(now, window: window, shift: shift)
    guard layersAreStale else { return }
    layersAreStale = false
    graph.resumeShown()
    graph.pauseHidden()
    if ownsLayer { graph.enqueueLayers(self) } else { invalidateLayers() }
  }

  /// Watchers around several rows, or around a loop, are shown as soon as they are there.
  private func showElements() {
    for entry in newEntries {
      for element in entry.elements where element !== entry.root {
        if knownElements.insert(ObjectIdentifier(element)).inserted { element.rowVisibilityDidChange() }
      }
    }
    newEntries = []
    guard !hasShown else { return }
    hasShown = true
    content.rowVisibilityDidChange()
  }

  func checkViewport() {
    guard isPlaced, isAttached, !isDirty, visibleRange().visible != lastVisible else { return }
    invalidatePlacement()
  }
}
