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
  /// The rows, and placeholders for rows that do not exist yet, in order.
  private(set) var entries: [LazyEntry] = []
  /// The extents of the sections. Empty unless headers or footers are pinned.
  private(set) var sections: [ObjectIdentifier: LazySection] = [:]
  /// Rows are shown that belong to another part of the tree.
  var hasSubviewRows = false
  var estimates = LazyEstimates()
  private var itemsAreStale = true
  private var needsMeasure = true
  var needsArrangement = true
  private var measuredAcross: CGFloat?
  var sizes = SizeCache()
  /// The length along the axis and the largest one across it.
  var extent = (length: CGFloat(0), across: CGFloat(0))
  /// Rows that are awake, in order.
  var awake: [LazyEntry] = []
  var placementCount = 0
  var layersAreStale = false
  var lastVisible: ClosedRange<CGFloat>?
  /// The entries that were created after the last placement.
  var newEntries: [LazyEntry] = []
  /// Elements of loops that are more than one row.
  var knownElements: Set<ObjectIdentifier> = []
  var requests = (time: -1.0, count: 0)
  /// A Boolean value that indicates whether the content's observers know the visible rows.
  var hasShown = false

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
  /// Sets an entry's size and the other values that determine its position.
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
  func refresh() -> Bool {
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
  func arrangeIfNeeded(_ across: CGFloat?) {
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
  func makeFirstRows(_ across: CGFloat?) {
    for attempt in 0..<8 {
      guard let gap = entries.first(where: { $0.gap != nil && estimates.known($0) == nil })?.gap else { return }
      if attempt == 0 {
        // Existing rows may have been measured.
        updateEstimates(across)
        continue
      }
      gap.source.makeRows(in: gap.range.prefix(1))
      guard refresh() else { return }
      arrangeIfNeeded(across)
      updateEstimates(across)
    }
  }

  func updateEstimates(_ across: CGFloat?) {
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

  /// The spacing preferences of the first and the last row, because the rows between may not have been created.
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

  /// Updates the container after its measured length has differed from the estimate.
  override func performUpdate() {
    isDirty = false
    invalidateSize()
  }

  override func placeContents(sizeChanged: Bool) { placeWindow() }

  func checkViewport() {
    guard isPlaced, isAttached, !isDirty, visibleRange().visible != lastVisible else { return }
    invalidatePlacement()
  }
}
