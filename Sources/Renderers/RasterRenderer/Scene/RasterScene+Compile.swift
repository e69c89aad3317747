import Drawing
import Foundation
import Geometry

extension RasterScene {
  /// Traverses the tree and creates the list of operations.
  func compileTree(_ root: Layer) {
    if masks.shapes.count > 256 + 4 * oldOperations.count {
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
    let isTree = decideTree(index, layer)
    if isTree {
      nodes[index].flags.insert(.isTree)
      var changed = contentChanged || structureChanged
      for child in layer.children { if follow(child, slot: Int32(index)) { changed = true } }
      if let mask = layer.mask, follow(mask, slot: Int32(index)) { changed = true }
      if changed { nodes[index].flags.insert(.hasNewContent) }
      operations.append(SceneOperation(node: Int32(index), kind: .tree))
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

  /// Returns whether the layer's tree must be drawn as one operation, and records the reasons.
  private func decideTree(_ index: Int, _ layer: Layer) -> Bool {
    if nodes[index].flags.contains(.isProjective) { return true }
    if layer.mask != nil || !layer.filters.isEmpty || layer.blendMode != .normal || layer.isCompositingGroup {
      return true
    }
    guard let clip = layer.clip else { return false }
    guard let whole = wholeClip(clip, nodes[index].transform) else {
      nodes[index].flags.insert(.hasSoftClip)
      return true
    }
    nodes[index].flags.insert(.hasClip)
    nodes[index].clip = nodes[index].clip.intersection(whole)
    return false
  }

  /// Returns the whole pixels inside a clip, if its edges are on pixel boundaries.
  func wholeClip(_ clip: LayerClip, _ transform: SceneTransform) -> SceneRect? {
    guard let rectangle = clip.path.uprightRectangle else { return nil }
    return Self.wholePixels(rectangle, transform)
  }

  static func wholePixels(_ rectangle: CGRect, _ t: SceneTransform) -> SceneRect? {
    guard (t.b == 0 && t.c == 0) || (t.a == 0 && t.d == 0) else { return nil }
    let box = t.bounds(of: rectangle)
    let limit = 8_000_000.0
    func whole(_ v: Double) -> Int32? {
      let r = v.rounded()
      return abs(v - r) < 1.0 / 512 && abs(r) < limit ? Int32(r) : nil
    }
    guard let minX = whole(box.minX), let minY = whole(box.minY), let maxX = whole(box.maxX),
      let maxY = whole(box.maxY)
    else { return nil }
    return SceneRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
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
    forEachPart(of: layer.content) { shape, color in
      var operation = SceneOperation(node: node, kind: shape < 0 ? .content : .shape)
      operation.shape = shape
      operation.color = color
      operations.append(operation)
      refresh(operations.count - 1)
    }
  }

  /// Visits the parts of a content: each is a shape and a color, or −1 for content that Cairo draws.
  func forEachPart(of content: LayerContent, _ visit: (Int32, SIMD4<Float>) -> Void) {
    let shapes = masks.shapes
    switch content {
    case .none: return
    case .fill(let fill):
      if case .color(let color) = fill.paint {
        let shape = shapes.intern(.fill(fill.path, fill.style)) { renderer.localBounds(of: content) }
        visit(shape, straight(color))
        return
      }
    case .stroke(let stroke):
      if case .color(let color) = stroke.paint {
        let shape = shapes.intern(.stroke(stroke.path, stroke.style, isAntialiased: stroke.isAntialiased)) {
          renderer.localBounds(of: content)
        }
        visit(shape, straight(color))
        return
      }
    case .text(let text):
      if text.paints.allSatisfy(\.isSolid) {
        for run in text.runs where text.paints.indices.contains(run.style) {
          guard case .color(let color) = text.paints[run.style] else { continue }
          let shape = shapes.intern(.glyphs(run)) { renderer.bounds(of: run) }
          visit(shape, straight(color))
        }
        for bar in text.bars where text.paints.indices.contains(bar.style) {
          guard case .color(let color) = text.paints[bar.style] else { continue }
          let path = RasterRenderer.path(of: bar.rect)
          visit(shapes.intern(.fill(path, FillStyle())) { bar.rect }, straight(color))
        }
        return
      }
    case .image: break
    }
    visit(-1, SIMD4())
  }

  private func straight(_ color: Color.Resolved) -> SIMD4<Float> {
    if let last = lastColor, last.from == color { return last.to }
    let c = UnpremultipliedColor(color)
    let made = SIMD4<Float>(Float(c.red), Float(c.green), Float(c.blue), Float(c.alpha))
    lastColor = (color, made)
    return made
  }
}
