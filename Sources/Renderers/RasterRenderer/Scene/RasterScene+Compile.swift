import Drawing
import Foundation
import Geometry

extension RasterScene {
  /// Traverses the tree and creates the list of operations.
  func compileTree(_ root: Layer) {
    if masks.shapes.count > MaskCache.mostShapes + 2 * oldOperations.count {
      masks.reset()
      masks.shapes.removeAll()
    }
    tracker.beginGeneration()
    sharesLayers = false
    compile(root, parent: -1)
  }

  private func compile(_ layer: Layer, parent: Int32) {
    let index = nodes.count
    var node = SceneNode(layer: .passUnretained(layer), parent: parent)
    node.previous = layer.wasTracked(by: tracker) ? layer.slot : -1
    node.firstOperation = Int32(operations.count)
    let contentChanged = layer.changes.contains(.content)
    let structureChanged = layer.changes.contains(.structure)
    if layer.isTracked(by: tracker) { sharesLayers = true }
    layer.track(tracker, slot: Int32(index))
    nodes.append(node)
    place(index)
    let kind = treeKind(index, layer)
    noteClip(index, layer, isTree: kind != nil)
    if let kind {
      nodes[index].flags.insert(.isTree)
      var changed = contentChanged || structureChanged
      for child in layer.children { if follow(child, slot: Int32(index)) { changed = true } }
      if let mask = layer.mask, follow(mask, slot: Int32(index)) { changed = true }
      if changed { nodes[index].flags.insert(.hasNewContent) }
      operations.append(SceneOperation(node: Int32(index), kind: kind))
      refresh(operations.count - 1)
    } else {
      if contentChanged { nodes[index].flags.insert(.hasNewContent) }
      addContent(layer, node: Int32(index))
      for child in layer.children { compile(child, parent: Int32(index)) }
    }
    nodes[index].end = Int32(nodes.count)
    nodes[index].endOperation = Int32(operations.count)
  }

  /// Tracks the layers inside a tree that is one operation. Returns true if one has changed or is new.
  private func follow(_ layer: Layer, slot: Int32) -> Bool {
    var changed = !layer.wasTracked(by: tracker) || !layer.changes.isEmpty
    if layer.isTracked(by: tracker) { sharesLayers = true }
    layer.track(tracker, slot: slot)
    for child in layer.children { if follow(child, slot: slot) { changed = true } }
    if let mask = layer.mask, follow(mask, slot: slot) { changed = true }
    return changed
  }

  /// The kind of operation that the layer's tree is as a whole; nil where its parts are operations of their own.
  func treeKind(_ index: Int, _ layer: Layer) -> SceneOperation.Kind? {
    let isProjective = nodes[index].flags.contains(.isProjective)
    // Whether an opaque group with a material is an image depends on its opacity, which changes more often than trees
    // are compiled.
    if layer.isCompositingGroup, !layer.isImageAlways, layer.containsMaterial { return .backdropTree }
    switch layer.grouping(placed: isProjective ? nil : nodes[index].transform, opacity: 1) {
    case .image: return .tree
    case .softClip: return .backdropTree
    case .rectangle: return nil
    case .none:
      if !isProjective { return nil }
      return layer.containsMaterial || layer.containsBlending ? .backdropTree : .tree
    }
  }

  /// Notes what a layer's clip has to do with how it is compiled.
  private func noteClip(_ index: Int, _ layer: Layer, isTree: Bool) {
    guard layer.isClippedOnly, let clip = layer.clip, !nodes[index].flags.contains(.isProjective) else { return }
    if isTree {
      nodes[index].flags.insert(.hasSoftClip)
    } else if let whole = clip.path.uprightRectangle.flatMap({ nodes[index].transform.wholePixels($0) }) {
      nodes[index].flags.insert(.hasClip)
      nodes[index].clip = nodes[index].clip.intersection(whole)
    }
  }

  /// Computes a node's transform, opacity and inherited clip from those of its parent.
  @inline(__always)
  func place(_ index: Int) {
    let node = nodes.base + index
    node.pointee.layer._withUnsafeGuaranteedRef { layer in
      var from = base
      var opacity = 1.0
      var clip = SceneRect.everything
      if node.pointee.parent >= 0 {
        let parent = nodes.base + Int(node.pointee.parent)
        from = parent.pointee.transform
        opacity = parent.pointee.opacity
        clip = parent.pointee.clip
      }
      opacity *= UnpremultipliedColor.clamp(layer.opacity)
      if layer.isHidden { opacity = 0 }
      if let next = from.entering(position: layer.position, transform: layer.transform) {
        node.pointee.transform = next
        node.pointee.flags.remove(.isProjective)
        if !next.isDrawable { opacity = 0 }
      } else {
        node.pointee.transform = from
        node.pointee.flags.insert(.isProjective)
      }
      node.pointee.opacity = opacity
      node.pointee.clip = clip
    }
  }

  /// Adds the operations of a layer's content.
  private func addContent(_ layer: Layer, node: Int32) {
    forEachPart(of: layer.content) { kind, shape, color in
      var operation = SceneOperation(node: node, kind: kind)
      operation.shape = shape
      operation.color = color
      operations.append(operation)
      refresh(operations.count - 1)
    }
  }

  /// The parts of a content: shapes in one color, or one operation for all of it.
  func forEachPart(of content: LayerContent, _ visit: (SceneOperation.Kind, Int32, SIMD4<Float>) -> Void) {
    guard content.isSolid else {
      visit(content.hasMaterial ? .backdropContent : .content, -1, SIMD4())
      return
    }
    renderer.forEachShape(of: content) { shape, paint in
      guard case .paint(.color(let color)) = paint else { return }
      visit(.shape, masks.shapes.intern(shape) { renderer.bounds(of: shape) }, unpremultiplied(color))
    }
  }

  private func unpremultiplied(_ color: Color.Resolved) -> SIMD4<Float> {
    if let last = lastColor, last.from == color { return last.to }
    let made = UnpremultipliedColor(color).components
    lastColor = (color, made)
    return made
  }
}
