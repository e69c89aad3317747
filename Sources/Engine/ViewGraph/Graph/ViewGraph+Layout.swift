import Foundation

extension ViewGraph {
  /// Whether something is to be measured or placed again.
  var needsAnyLayout: Bool {
    needsLayout || !stalePlacements.isEmpty || !sizeChecks.isEmpty || !staleDepartures.isEmpty
  }

  /// Whether it has to be now.
  var mustLayOut: Bool { needsAnyLayout && !mayPutOffLayout }

  /// Whether nothing would tell this layout, done now, from the same one done later together with others: nobody looks,
  /// no frame moves under an animation, and laying out runs nothing but our own rules.
  package var mayPutOffLayout: Bool {
    guard defersLayout, heedingNodes == 0, baseIsPlain, isMounted else { return false }
    guard layoutObservers.isEmpty, preferenceObservers.isEmpty, overlayLayers.isEmpty, occluderCount == 0 else {
      return false
    }
    guard displayTickers.isEmpty, bodyTickers.isEmpty, sampler.isEmpty, waitingCompletions == 0 else { return false }
    // The queues are not to grow forever.
    return stalePlacements.count < 64 && sizeChecks.count < 64
  }

  func layoutIfNeeded() {
    hasWaitingLayout = false
    var passes = 0
    while needsAnyLayout || preferencesAreStale, passes < 16 {
      passes += 1
      runSizeChecks()
      if needsLayout {
        needsLayout = false
        layoutCount += 1
        root.layout()
      } else {
        let placements = stalePlacements
        stalePlacements = []
        // Parents first: a child's placement may follow from its parent's.
        for node in placements.sorted(by: { $0.depth < $1.depth }) where node.isAttached { node.placeContentsAgain() }
      }
      let departures = staleDepartures
      staleDepartures = []
      for node in departures where node.isAttached && node.isLeaving { node.placeAgainWhileLeaving() }
      layoutEpoch += 1
      lazyRows.checkViewports()
      runDirty()
      if preferencesAreStale { notifyPreferenceObservers() }
      runDirty()
    }
    if passes > 0 { for observer in layoutObservers.elements { observer.layoutDidFinish() } }
  }

  /// Only this item's contents move.
  package func enqueuePlacement(_ node: ItemNode) { stalePlacements.append(node) }

  /// Something inside this item measures otherwise: it has to find out whether it does.
  package func enqueueSizeCheck(_ node: ItemNode) {
    var low = 0
    var high = sizeChecks.count
    while low < high {
      let middle = (low + high) / 2
      if sizeChecks[middle].depth < node.depth { low = middle + 1 } else { high = middle }
    }
    if low < sizeChecks.count, sizeChecks[low] === node { return }
    sizeChecks.insert(node, at: low)
  }

  /// The innermost first: what those further out measure has to be settled.
  func runSizeChecks() {
    while let node = sizeChecks.popLast() { if node.isAttached { node.checkSizes() } }
  }
}
