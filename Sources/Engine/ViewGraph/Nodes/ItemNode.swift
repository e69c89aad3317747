import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion

/// A node with a frame, and with a layer if it draws or transforms. Containers arrange items.
open class ItemNode: _Node {
  // MARK: Layout state

  package private(set) var origin = CGPoint.zero
  package private(set) var size = CGSize.zero
  package private(set) var proposal = ProposedViewSize.unspecified
  package private(set) var isPlaced = false
  /// A Boolean value that indicates whether an alignment guide of this item's contents has been read.
  package var hasGivenGuide = false
  private var placedInEpoch: Int32 = -1
  /// The index in the container with many items that arranges this item.
  package var placeInContainer: Int32 = -1

  // MARK: Layer state

  /// The data of items that draw or transform.
  private var drawing: ItemDrawing?
  package var isTicking = false
  /// The index of this node's effect in the graph's sampler, or −1.
  package var samplerPlace: Int32 = -1
  private var hasFrame = false
  private var hasBuiltLayers = false

  package final var layer: Layer? { drawing?.layer }

  /// The nearest ancestor with a layer when layers were last collected, or `nil` for the root.
  package final var layerParent: ItemNode? {
    get { drawing?.layerParent }
    set { drawing?.layerParent = newValue }
  }

  package final var layerChildren: [ItemNode] { drawing?.layerChildren ?? [] }

  /// The pixel-rounded frame in the layout space, and its presented value.
  package final var modelFrame: CGRect { drawing?.modelFrame ?? .zero }
  package final var presentedFrame: CGRect { drawing?.presentedFrame ?? .zero }

  /// The default transition of an inserted or removed item, which is drawn in its place.
  final var fade: FadeNode? {
    get { drawing?.fade }
    set { if drawing != nil || newValue != nil { madeDrawing().fade = newValue } }
  }

  private func madeDrawing() -> ItemDrawing {
    if let drawing { return drawing }
    let made = ItemDrawing()
    drawing = made
    return made
  }

  package func makeLayer() {
    let made = Layer()
    made.name = typeName
    madeDrawing().layer = made
  }

  override open func collectItems(into items: inout [_Node]) { items.append(self) }
  override open func collectTransitionParts(into parts: inout [_TransitionPart]) {
    parts.append(_TransitionPart(self, transitionParticipant))
  }
  override open func structureDidChange() {}
  override open var ownsLayer: Bool { layer != nil }
  override open var defersRows: Bool? { false }
  override open var separatesRows: Bool { true }

  // MARK: Layout

  package var frame: CGRect { CGRect(origin: origin, size: size) }

  /// Places the item at `origin`, in points, with the given proposal. Does nothing if the item is placed so already and
  /// is valid.
  override public final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let isClean = isPlaced && invalidationEpoch <= placedInEpoch
    if isClean && origin == self.origin && proposal == self.proposal { return }
    let oldSize = size
    self.origin = origin
    self.proposal = proposal
    size = sizeThatFits(proposal)
    if !origin.isCoordinate || !size.isCoordinate {
      graph.reportInvalidFrame(CGRect(origin: origin, size: size), of: self)
      self.origin = origin.nearestCoordinate
      size = size.nearestCoordinate
    }
    isPlaced = true
    placedInEpoch = graph.layoutEpoch
    frameWillCommit()
    if layer != nil { commitFrame() }
    placeContents(sizeChanged: oldSize != size)
  }

  /// Places the children relative to `origin`, in the same layout space.
  open func placeContents(sizeChanged: Bool) {}

  /// Returns whether this item, if only its size has been read, can check whether its sizes are unchanged. It is
  /// notified which of its items has changed, and `confirmSizes` then performs the check.
  open func canConfirmSizes(afterChangeOf item: ItemNode?) -> Bool { false }

  /// Measures again for every size that was returned. Returns false if any has changed. Cached sizes are removed in
  /// both cases.
  open func confirmSizes() -> Bool { false }

  /// Called when the frame is known and contents are not yet placed.
  open func frameWillCommit() {}

  private func commitFrame() {
    guard let drawing else { return }
    let target = graph.roundToPixels(frame)
    guard hasFrame else {
      hasFrame = true
      drawing.modelFrame = target
      presentedFrameDidChange(sizeChanged: true)
      return
    }
    guard target != drawing.modelFrame else { return }
    let delta = FlatVector(target) - FlatVector(drawing.modelFrame)
    let shown = drawing.presentedFrame
    drawing.modelFrame = target
    if drawing.moveModel(by: delta, node: self) { startTicking() }
    presentFrame(drawing, at: graph.time, instead: shown)
  }

  private func presentFrame(_ drawing: ItemDrawing, at time: Double, instead shown: CGRect) {
    drawing.presentFrame(at: time, graph: graph)
    let next = drawing.presentedFrame
    guard next != shown else { return }
    presentedFrameDidChange(sizeChanged: next.size != shown.size)
  }

  /// Moves the frame with its surroundings, without animation.
  package final func shiftFrame(by delta: CGPoint) {
    guard let drawing, hasFrame else { return }
    let origin = drawing.modelFrame.origin
    drawing.modelFrame.origin = CGPoint(x: origin.x + delta.x, y: origin.y + delta.y)
  }

  /// Repositions the layer, and the layers inside if the origin of this layer has moved.
  open func presentedFrameDidChange(sizeChanged: Bool) {
    updateLayerPosition()
    if isPositional { for child in layerChildren { child.updateLayerPosition() } }
    if sizeChanged { contentsNeedDisplay() }
  }

  /// A Boolean value that indicates whether layers inside are positioned relative to this item's frame (transforms,
  /// clips) or not (opacity).
  open var isPositional: Bool { true }

  /// The origin of the layer's own coordinate space, in the layout space.
  package var spaceOrigin: CGPoint {
    if isPositional { return insideOrigin }
    return layerParent?.spaceOrigin ?? .zero
  }

  /// The point of the layout space at this item's own origin. By default it is the presented origin, because the
  /// contents move by themselves.
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
  }

  /// Called to rebuild the layer's content when the size or attributes that affect it have changed.
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

  /// Collects the layers inside this item, in drawing order.
  open func collectChildLayerNodes(into nodes: inout [ItemNode]) {
    forEachChild { $0.collectLayerNodes(into: &nodes) }
  }

  package final func rebuildLayerChildren() {
    guard let layer else { return }
    var nodes: [ItemNode] = []
    collectChildLayerNodes(into: &nodes)
    forgetLayerChildren()
    drawing?.layerChildren = nodes
    for node in nodes { node.layerParent = self }
    layer.children = nodes.map { $0.layer! }
    for child in nodes {
      child.rebuildIfNew()
      child.updateLayerPosition()
    }
    layersDidRebuild()
  }

  /// Clears the references of children to this node, which do not keep it alive: a child may outlive it.
  private func forgetLayerChildren() {
    for child in layerChildren where child.layerParent === self { child.layerParent = nil }
  }

  open func layersDidRebuild() {}

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

  /// Samples all animations of this node. Returns false if none is running.
  package final func tick(at time: Double) -> Bool {
    var moving = false
    if let drawing, drawing.isFrameMoving {
      presentFrame(drawing, at: time, instead: drawing.presentedFrame)
      moving = drawing.isFrameMoving
    }
    if tickAttributes(at: time) { moving = true }
    if !moving { isTicking = false }
    return moving
  }

  open func tickAttributes(at time: Double) -> Bool { false }

  override open func teardown() {
    super.teardown()
    forgetLayerChildren()
    drawing?.cancelFrame(graph)
    fade?.teardown()
  }

  /// Visits the running animations, for `inspect`, exporters and loop analysis.
  open func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    guard let drawing, let animator = drawing.frameAnimator else { return }
    var motion = AttributeMotion("frame", animator)
    motion.describeEnds = { [frame = drawing.modelFrame] in
      func numbers(_ rect: CGRect) -> [String: Double] {
        ["x": rect.minX, "y": rect.minY, "width": rect.width, "height": rect.height].mapValues { Double($0) }
      }
      return (numbers((FlatVector(frame) - animator.change).rect), numbers(frame))
    }
    visit(motion)
  }
}

extension ItemNode {
  /// A Boolean value that indicates whether no animation of the node ends.
  var movesEndlessly: Bool {
    var result = true
    forEachAnimation { if !$0.isEndless { result = false } }
    return result
  }

  /// A Boolean value that indicates whether changes of this item are visible: no ancestor is hidden or fully
  /// transparent.
  var canBeSeen: Bool {
    // An item removed in this frame may be in a removed layer.
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

  /// Invalidates the placement of contents without changes of size, so that only this subtree is placed again.
  package func invalidatePlacement() {
    guard isPlaced else { return }
    graph.enqueuePlacement(self)
  }

  /// Checks the size after a change inside. An unchanged size ends the invalidation.
  package func checkSizes() {
    // A full invalidation has passed since, with the same effect.
    if invalidationEpoch == graph.layoutEpoch && !wasSizeInvalidation { return }
    if confirmSizes() {
      graph.enqueuePlacement(self)
      return
    }
    invalidationEpoch = graph.layoutEpoch
    wasSizeInvalidation = true
    if let parent { parent.invalidateSize(origin: self) } else { graph.needsLayout = true }
  }

  package func placeContentsAgain() { placeContents(sizeChanged: false) }
}
