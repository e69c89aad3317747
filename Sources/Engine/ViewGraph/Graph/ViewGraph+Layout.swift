import Foundation

extension ViewGraph {
  /// A Boolean value that indicates whether measuring or placing is pending.
  var needsAnyLayout: Bool {
    needsLayout || !stalePlacements.isEmpty || !sizeChecks.isEmpty || !staleDepartures.isEmpty
  }

  /// A Boolean value that indicates whether pending layout must take place now.
  var mustLayOut: Bool { needsAnyLayout && !mayPutOffLayout }

  /// A Boolean value that indicates whether layout can be deferred and combined with later layout without any visible
  /// difference: no frame is drawn, no frame animates, and no user code takes part in the layout.
  package var mayPutOffLayout: Bool {
    guard defersLayout, eagerLayoutNodes == 0, baseIsPlain, isMounted else { return false }
    guard layoutObservers.isEmpty, preferenceObservers.isEmpty, overlayLayers.isEmpty, occluderCount == 0 else {
      return false
    }
    guard displayTickers.isEmpty, bodyTickers.isEmpty, sampler.isEmpty, waitingCompletions == 0 else { return false }
    // Limits the size of the queues.
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
        // Parents come first, because the placement of a child may depend on that of its parent.
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

  /// Queues an item whose contents must be placed again, while its size is unchanged.
  package func enqueuePlacement(_ node: ItemNode) { stalePlacements.append(node) }

  /// Queues an item that must check its size, because the size of an item inside has changed.
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

  /// Checks sizes. Innermost items come first, because outer ones measure them.
  func runSizeChecks() {
    while let node = sizeChecks.popLast() { if node.isAttached { node.checkSizes() } }
  }
}
