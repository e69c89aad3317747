import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion

/// A node with a frame, and a layer if it draws or transforms: what containers lay out.
open class ItemNode: _Node {
  // MARK: Layout state

  package private(set) var origin = CGPoint.zero
  package private(set) var size = CGSize.zero
  package private(set) var proposal = ProposedViewSize.unspecified
  package private(set) var isPlaced = false
  /// Whether somebody was given an alignment guide of this item's contents.
  package var hasGivenGuide = false
  private var placedInEpoch: Int32 = -1

  // MARK: Layer state

  package private(set) var layer: Layer?
  /// The nearest layer-owning ancestor when layers were last collected; nil: the root.
  package unowned(unsafe) var layerParent: ItemNode?
  package private(set) var layerChildren: [ItemNode] = []
  package var isTicking = false
  /// Where the graph's sampler keeps this node's effect; −1: not there.
  package var samplerPlace: Int32 = -1
  private var hasFrame = false
  /// The pixel-rounded frame in the layout space, and what is shown of it now.
  package private(set) var modelFrame = CGRect.zero
  package private(set) var presentedFrame = CGRect.zero
  private var frameAnimation = AttributeAnimation<FrameVector>()
  /// The default transition of an item that comes or goes, which is drawn in its place.
  var fade: FadeNode?

  package func makeLayer() {
    let made = Layer()
    made.name = typeName
    layer = made
  }

  override open func collectItems(into items: inout [_Node]) { items.append(self) }
  override open func collectTransitionParts(into parts: inout [_TransitionPart]) {
    parts.append(_TransitionPart(self, transitionParticipant))
  }
  override open func structureDidChange() {}
  override open var ownsLayer: Bool { layer != nil }

  // MARK: Layout

  package var frame: CGRect { CGRect(origin: origin, size: size) }

  override public final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let isClean = isPlaced && invalidationEpoch <= placedInEpoch
    if isClean && origin == self.origin && proposal == self.proposal { return }
    let oldSize = size
    self.origin = origin
    self.proposal = proposal
    size = sizeThatFits(proposal)
    isPlaced = true
    placedInEpoch = graph.layoutEpoch
    frameWillCommit()
    if layer != nil { commitFrame() }
    placeContents(sizeChanged: oldSize != size)
  }

  /// Children are placed relative to `origin`, in the same layout space.
  open func placeContents(sizeChanged: Bool) {}

  /// Measures afresh for everybody who was told a size; false: somebody would be told another one.
  open func confirmSizes() -> Bool { false }

  /// The frame is known, contents are not yet placed.
  open func frameWillCommit() {}

  private func commitFrame() {
    let target = graph.roundToPixels(frame)
    guard hasFrame else {
      hasFrame = true
      modelFrame = target
      presentedFrame = target
      presentedFrameDidChange(sizeChanged: true)
      return
    }
    guard target != modelFrame else { return }
    let delta = FrameVector(target) - FrameVector(modelFrame)
    modelFrame = target
    if frameAnimation.modelChanged(by: delta, node: self) { startTicking() }
    updatePresentedFrame(frameAnimation.offset(at: graph.time, graph: graph))
  }

  private func updatePresentedFrame(_ offset: FrameVector?) {
    let next = offset.map { (FrameVector(modelFrame) + $0).rect } ?? modelFrame
    guard next != presentedFrame else { return }
    let sizeChanged = next.size != presentedFrame.size
    presentedFrame = next
    presentedFrameDidChange(sizeChanged: sizeChanged)
  }

  /// What is around moved, and this item with it: that is no motion of its own.
  package final func shiftFrame(by delta: CGPoint) {
    modelFrame.origin = CGPoint(x: modelFrame.origin.x + delta.x, y: modelFrame.origin.y + delta.y)
    presentedFrame.origin = CGPoint(x: presentedFrame.origin.x + delta.x, y: presentedFrame.origin.y + delta.y)
  }

  /// Repositions the layer, and the layers inside when this layer's own origin moved.
  open func presentedFrameDidChange(sizeChanged: Bool) {
    updateLayerPosition()
    if isPositional { for child in layerChildren { child.updateLayerPosition() } }
    if sizeChanged { contentsNeedDisplay() }
  }

  /// Whether layers inside are positioned relative to this item's frame (transforms, clips) or pass through (opacity).
  open var isPositional: Bool { true }

  /// Where the layer's own space begins, in the layout space.
  package var spaceOrigin: CGPoint {
    if isPositional { return insideOrigin }
    return layerParent?.spaceOrigin ?? .zero
  }

  /// The place in the layout space that is shown at this item's own origin: where it is shown itself, as everything
  /// inside moves for itself.
  open var insideOrigin: CGPoint { presentedFrame.origin }

  package func updateLayerPosition() {
    guard let layer else { return }
    let base = layerParent?.spaceOrigin ?? .zero
    if isPositional {
      let position = CGPoint(x: presentedFrame.origin.x - base.x, y: presentedFrame.origin.y - base.y)
      if layer.position != position { layer.position = position }
    } else {
      for child in layerChildren { child.updateLayerPosition() }
    }
    graph.setNeedsDisplay()
  }

  /// Size or attributes that the picture depends on changed: rebuild the layer's content.
  open func contentsNeedDisplay() {}

  // MARK: Layers

  override open func collectLayerNodes(into nodes: inout [ItemNode]) {
    if let fade {
      nodes.append(fade)
    } else {
      collectOwnLayerNodes(into: &nodes)
    }
  }

  func collectOwnLayerNodes(into nodes: inout [ItemNode]) {
    if layer != nil {
      nodes.append(self)
    } else {
      collectChildLayerNodes(into: &nodes)
    }
  }

  /// The layers inside this item, in drawing order.
  open func collectChildLayerNodes(into nodes: inout [ItemNode]) {
    forEachChild { $0.collectLayerNodes(into: &nodes) }
  }

  package final func rebuildLayerChildren() {
    guard let layer else { return }
    var nodes: [ItemNode] = []
    collectChildLayerNodes(into: &nodes)
    layerChildren = nodes
    for node in nodes { node.layerParent = self }
    layer.children = nodes.map { $0.layer! }
    for child in nodes {
      child.layer!.parent = layer
      child.rebuildIfNew()
      child.updateLayerPosition()
    }
    layersDidRebuild()
  }

  open func layersDidRebuild() {}

  private var hasBuiltLayers = false

  package final func rebuildIfNew() {
    guard !hasBuiltLayers else { return }
    hasBuiltLayers = true
    rebuildLayerChildren()
  }

  // MARK: Animation

  package final func startTicking() {
    guard !isTicking else { return }
    isTicking = true
    graph.startTicking(self)
  }

  /// Samples everything that moves on this node; false when nothing does any more.
  package final func tick(at time: Double) -> Bool {
    var moving = false
    if frameAnimation.isRunning {
      let offset = frameAnimation.offset(at: time, graph: graph)
      updatePresentedFrame(offset)
      moving = offset != nil
    }
    if tickAttributes(at: time) { moving = true }
    if !moving { isTicking = false }
    return moving
  }

  open func tickAttributes(at time: Double) -> Bool { false }

  override open func teardown() {
    super.teardown()
    frameAnimation.cancel(graph)
    fade?.teardown()
  }

  /// What moves here, for `inspect`, exporters and loop analysis.
  open func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    if let animator = frameAnimation.animator { visit(AttributeMotion("frame", animator)) }
  }
}

extension ItemNode {
  /// Whether nothing that moves here comes to an end.
  var movesEndlessly: Bool {
    var result = true
    forEachAnimation { if !$0.isEndless { result = false } }
    return result
  }

  /// Whether a change of this item could be seen: nothing around it is hidden or rests fully transparent.
  var canBeSeen: Bool {
    // One that left the tree in this frame may stand in a layer that is gone.
    guard isAttached else { return false }
    var next: ItemNode? = self
    while let node = next {
      if let layer = node.layer, layer.isHidden || (layer.opacity <= 0 && !node.isTicking && node.samplerPlace < 0) {
        return false
      }
      next = node.layerParent
    }
    return true
  }

  /// Where this item puts its contents changed, but no size did: only this subtree is placed again.
  package func invalidatePlacement() {
    guard isPlaced else { return }
    graph.enqueuePlacement(self)
  }

  /// Something inside measures otherwise. True: this item does not.
  package func checkSizes() {
    // A change of everything has passed here since, and does the same.
    if invalidationEpoch == graph.layoutEpoch && !wasSizeInvalidation { return }
    if confirmSizes() {
      graph.enqueuePlacement(self)
      return
    }
    invalidationEpoch = graph.layoutEpoch
    wasSizeInvalidation = true
    didInvalidateLayout()
    if let parent { parent.continueSizeInvalidation() } else { graph.needsLayout = true }
  }

  package func placeContentsAgain() { placeContents(sizeChanged: false) }
}
