import Drawing
import Foundation
import Geometry
import PixelKernels

extension RasterScene {
  /// Updates the compiled tree for the changed layers.
  func collectChanges() {
    let changed = tracker.changed
    // Iterates by index, because an iterator allocates in debug builds.
    var place = 0
    while place < changed.count {
      lookAhead(changed, place)
      let entry = changed[place]
      place += 1
      entry._withUnsafeGuaranteedRef { layer in
        let changes = layer.changes
        layer.forgetChanges()
        let index = Int(layer.slot)
        let node = nodes.base + index
        if node.pointee.flags.contains(.isTree) {
          let operation = Int(node.pointee.firstOperation)
          touch(operation)
          if changes.contains(.content) {
            // A material came or went.
            let kind = node.pointee.layer._withUnsafeGuaranteedRef { treeKind(index, $0) }
            if kind != operations[operation].kind { needsCompilation = true }
          }
          if node.pointee.layer.toOpaque() != entry.toOpaque() { return }
        } else if changes.contains(.content) {
          refreshContent(index, layer)
        }
        if changes.contains(.placement) || changes.contains(.opacity), node.pointee.stamp != stamp { spread(index) }
      }
    }
    tracker.removeAll()
  }

  /// Prefetches changed layers. The data of ten thousand moving layers does not fit in the caches: first the layers are
  /// prefetched, then the objects that they reference.
  @inline(__always)
  private func lookAhead(_ changed: UnsafeBufferPointer<Unmanaged<Layer>>, _ place: Int) {
    if place + 24 < changed.count { glowworm_prefetch_lines(changed[place + 24].toOpaque(), 3) }
    if place + 16 < changed.count {
      let slot = changed[place + 16]._withUnsafeGuaranteedRef { Int($0.slot) }
      if slot >= 0, slot < nodes.count { glowworm_prefetch_lines(nodes.base + slot, 2) }
    }
    if place + 8 < changed.count {
      let slot = changed[place + 8]._withUnsafeGuaranteedRef { Int($0.slot) }
      guard slot >= 0, slot < nodes.count else { return }
      let first = Int(nodes[slot].firstOperation)
      if first < operations.count { glowworm_prefetch_lines(operations.base + first, 3) }
    }
  }

  /// Updates a node with a changed position or opacity, and all nodes below it.
  private func spread(_ start: Int) {
    let end = Int(nodes[start].end)
    var index = start
    while index < end {
      let node = nodes.base + index
      node.pointee.stamp = stamp
      let flags = node.pointee.flags
      place(index)
      if node.pointee.flags.contains(.isProjective) != flags.contains(.isProjective) { needsCompilation = true }
      if flags.contains(.hasClip) || flags.contains(.hasSoftClip) { placeClip(index, flags) }
      var operation = Int(node.pointee.firstOperation)
      let own = ownEnd(nodes, index)
      while operation < own {
        touch(operation)
        operation += 1
      }
      index += 1
    }
  }

  private func placeClip(_ index: Int, _ flags: SceneNode.Flags) {
    let node = nodes.base + index
    node.pointee.layer._withUnsafeGuaranteedRef { layer in
      guard let clip = layer.clip else { return }
      let whole = clip.path.uprightRectangle.flatMap { node.pointee.transform.wholePixels($0) }
      if (whole == nil) != flags.contains(.hasSoftClip) {
        needsCompilation = true
      } else if let whole {
        node.pointee.clip = node.pointee.clip.intersection(whole)
      }
    }
  }

  private func refreshContent(_ index: Int, _ layer: Layer) {
    var operation = Int(nodes[index].firstOperation)
    let next = ownEnd(nodes, index)
    var fits = true
    forEachPart(of: layer.content) { kind, shape, color in
      guard operation < next, fits else {
        fits = false
        return
      }
      let place = operations.base + operation
      if place.pointee.kind != kind {
        fits = false
        return
      }
      if shape < 0 || place.pointee.shape != shape || place.pointee.color != color {
        touch(operation)
        place.pointee.shape = shape
        place.pointee.color = color
      }
      operation += 1
    }
    if !fits || operation != next {
      // The number of parts has changed.
      for each in Int(nodes[index].firstOperation)..<next { touch(each) }
      needsCompilation = true
    }
  }

  /// Returns the index after the last operation that belongs to the node itself, not to its children.
  @inline(__always)
  func ownEnd(_ list: UnsafeList<SceneNode>, _ index: Int) -> Int {
    let end = Int(list[index].endOperation)
    return index + 1 < Int(list[index].end) ? min(end, Int(list[index + 1].firstOperation)) : end
  }

  /// Marks an operation to be redrawn in this frame.
  @inline(__always)
  func touch(_ index: Int) {
    let operation = operations.base + index
    guard operation.pointee.stamp != stamp else { return }
    operation.pointee.stamp = stamp
    invalidatedOperations.append(InvalidatedOperation(operation: Int32(index), bounds: operation.pointee.bounds))
    if !operation.pointee.isDynamic {
      operation.pointee.isDynamic = true
      spotsAreStale = true
    }
  }

  /// Computes the new bounds of the invalidated operations, and the damage region.
  func finishInvalidatedOperations() {
    if invalidatedOperations.count == 0 { return }
    updateIndex()
    for place in 0..<invalidatedOperations.count {
      if place + 8 < invalidatedOperations.count {
        let ahead = operations.base + Int(invalidatedOperations[place + 8].operation)
        glowworm_prefetch_lines(ahead, 3)
      }
      let index = Int(invalidatedOperations[place].operation)
      refresh(index)
      let operation = operations.base + index
      let (old, new) = (invalidatedOperations[place].bounds, operation.pointee.bounds)
      if !new.isEmpty, !operation.pointee.indexed.contains(operation.pointee.reach) { indexAgain(index) }
      if old.isEmpty || new.isEmpty || old.intersects(new) {
        addDamage(old.union(new), owner: Int32(index))
      } else {
        addDamage(old, owner: Int32(index))
        addDamage(new, owner: Int32(index))
      }
    }
    invalidatedOperations.removeAll()
  }

  /// Computes the bounds of an operation from its node.
  @inline(__always)
  func refresh(_ index: Int) {
    let operation = operations.base + index
    let node = nodes.base + Int(operation.pointee.node)
    guard operation.pointee.kind == .shape else {
      refreshImage(index)
      return
    }
    let color = operation.pointee.color
    let pixel = Self.pixel(color, UnpremultipliedColor.clamp(Double(color.w) * node.pointee.opacity))
    operation.pointee.pixel = pixel
    operation.pointee.isWhole = false
    operation.pointee.isLarge = false
    operation.pointee.bounds = SceneRect()
    operation.pointee.reach = SceneRect()
    guard pixel != 0 else { return }
    let traits = masks.shapes.traits[Int(operation.pointee.shape)]
    let place = ShapePlacement(traits, node.pointee.transform, clip: node.pointee.clip.intersection(area))
    operation.pointee.place(place)
  }

  /// Images, and operations that sample their backdrop.
  private func refreshImage(_ index: Int) {
    let operation = operations.base + index
    let node = nodes[Int(operation.pointee.node)]
    operation.pointee.bounds = SceneRect()
    operation.pointee.reach = SceneRect()
    node.layer._withUnsafeGuaranteedRef { layer in
      let isTree = operation.pointee.kind == .tree || operation.pointee.kind == .backdropTree
      operation.pointee.hash = isTree ? layer.treeHash : layer.revision
      guard node.opacity > 0 else { return }
      let transform = node.transform.device
      var rect: CGRect
      var behind = 0
      if isTree {
        var parent = base.device
        if node.parent >= 0 { parent = nodes[Int(node.parent)].transform.device }
        rect = renderer.extent(of: layer, under: parent)
        if operation.pointee.isAtomic { behind = renderer.reachBehind(layer, under: parent) }
      } else {
        rect = transform.mapBounds(renderer.localBounds(of: layer.content))
        if operation.pointee.isAtomic { behind = renderer.reachBehind(layer.content, placed: transform) }
      }
      if rect.isNull { return }
      let pixels = SceneRect(PixelRect(enclosing: rect).outset(2))
      let clipped = pixels.intersection(node.clip).intersection(area)
      guard !clipped.isEmpty else { return }
      operation.pointee.bounds = clipped
      operation.pointee.reach = clipped.outset(Int32(min(behind, 4096))).intersection(area)
    }
  }

  /// Returns 8-bit premultiplied components, rounded as Cairo rounds a color.
  @inline(__always)
  static func pixel(_ color: SIMD4<Float>, _ alpha: Double) -> UInt32 {
    let whole = SIMD4<Double>(
      Double(color.z) * alpha, Double(color.y) * alpha, Double(color.x) * alpha, alpha)
    let scaled = whole * 65536
    func byte(_ v: Double) -> UInt32 { UInt32(min(v, 65535)) >> 8 }
    return byte(scaled[3]) << 24 | byte(scaled[2]) << 16 | byte(scaled[1]) << 8 | byte(scaled[0])
  }
}
