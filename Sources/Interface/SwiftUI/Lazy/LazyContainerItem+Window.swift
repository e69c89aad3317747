import Foundation
import Geometry
import LayoutEngine
import ViewGraph

extension LazyContainerItem {
  /// Creates, resumes and places the rows near the visible part, and suspends the others.
  func placeWindow() {
    let across = lengthAcross(proposal) ?? size[axis.perpendicular]
    arrangeIfNeeded(across)
    makeFirstRows(across)
    let (visible, scroll) = visibleRange()
    // The first visible row keeps its position, even if the measured lengths of the rows before it differ from the
    // estimates.
    let anchor = scroll.map { $0.offset[axis] > 0.5 } == true ? firstShown(in: visible) : nil
    let before = anchor?.start ?? 0
    if !newEntries.isEmpty { updateEstimates(across) }
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

  /// Requests another layout, a limited number of times per frame, because rows may never agree on a length.
  private func requestLayout() {
    if requests.time != graph.time { requests = (graph.time, 0) }
    requests.count += 1
    if requests.count <= 32 { markDirty() }
  }

  private func firstShown(in visible: ClosedRange<CGFloat>) -> LazyEntry? {
    awake.first { $0.state == .shown && $0.touches(visible.lowerBound, visible.upperBound) }
  }

  /// Wakes and makes rows in the window. Returns true if the window has to be computed again.
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

  /// Returns the entries that intersect a range, and the pinned views of their sections.
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
      // A removed row plays its transition at its last position.
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
    graph.preferencesDidChange()
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
}
