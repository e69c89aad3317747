import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A node with views above everything else, laid out in the whole view, with the environment of their position in the
/// tree: sheets, alerts, popovers.
package class OverlayPortalNode: ItemNode, StackAxisProvider {
  package var containerAxis: Axis? { nil }
  private var items: [_Node] = []
  private var itemsAreStale = true

  init(overlayLayer context: _NodeContext) {
    super.init(context)
    makeLayer()
    graph.addOverlayLayer(self)
  }

  /// The view to which the overlay belongs.
  package var anchor: _Node? { nil }

  /// A Boolean value that indicates whether something is presented, excluding content that is being removed.
  package var isShowing: Bool {
    refresh()
    return !items.isEmpty
  }

  override package var typeName: String { "Presentation" }
  override package var isLayoutBoundary: Bool { true }
  override package func collectItems(into items: inout [_Node]) {}
  override package func collectLayerNodes(into nodes: inout [ItemNode]) {}
  override package func structureDidChange() { itemsAreStale = true }
  override package var layoutTarget: _Node? { nil }
  override package func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }

  override package func collectChildLayerNodes(into nodes: inout [ItemNode]) {
    forEachChild { $0.collectLayerNodes(into: &nodes) }
  }

  private func refresh() {
    guard itemsAreStale else { return }
    itemsAreStale = false
    let wasShowing = !items.isEmpty
    items = []
    forEachChild { $0.collectItems(into: &items) }
    // The most recent presentation is on top.
    if !wasShowing, !items.isEmpty { graph.raise(self) }
  }

  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override package func placeContents(sizeChanged: Bool) {
    refresh()
    for item in items { item.place(at: origin, proposal: ProposedViewSize(size)) }
  }

  override package func teardown() {
    super.teardown()
    graph.removeOverlayLayer(self)
  }
}

extension ViewGraph {
  func addOverlayLayer(_ overlayLayer: OverlayPortalNode) {
    overlayLayers.append(overlayLayer)
    needsLayout = true
    enqueueRootLayers()
  }

  func removeOverlayLayer(_ overlayLayer: OverlayPortalNode) {
    overlayLayers.removeAll { $0 === overlayLayer }
    enqueueRootLayers()
  }

  func raise(_ overlayLayer: OverlayPortalNode) {
    guard overlayLayers.last !== overlayLayer else { return }
    overlayLayers.removeAll { $0 === overlayLayer }
    overlayLayers.append(overlayLayer)
    enqueueRootLayers()
  }

  /// The topmost overlay with content.
  package var topOverlayLayer: OverlayPortalNode? { overlayLayers.last { $0.isShowing } }
}
