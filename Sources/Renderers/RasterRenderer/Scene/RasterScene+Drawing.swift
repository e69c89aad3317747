import Foundation
import PixelKernels

extension RasterScene {
  /// Grows the damage so that operations that sample their backdrop are drawn again together with the backdrop.
  /// Afterwards, no two damaged parts overlap where that matters.
  ///
  /// - Parameter isCompiled: True if the tree was compiled again, so that unchanged operations may cover changed ones.
  func growDamage(isCompiled: Bool) {
    if readers.count == 0 { return }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for place in 0..<readers.count where isCompiled || readers[place] >= backdropEnd {
        let reach = operations[Int(readers[place])].reach
        if reach.isEmpty { continue }
        for index in 0..<damage.count {
          let rect = damage[index].rect
          if rect.isEmpty || !rect.intersects(reach) || rect.contains(reach) { continue }
          damage[index].rect = rect.union(reach)
          isGrowing = true
        }
      }
      if isGrowing { joinDamage() }
    }
  }

  private func joinDamage() {
    var index = 0
    while index < damage.count {
      var other = index + 1
      while other < damage.count {
        if damage[index].rect.intersects(damage[other].rect) {
          damage[index].rect = damage[index].rect.union(damage[other].rect)
          damage[other] = damage[damage.count - 1]
          damage.removeLast(1)
          // The larger part may meet others that were passed.
          other = index + 1
        } else {
          other += 1
        }
      }
      index += 1
    }
  }

  /// Draws the damaged parts again.
  func drawDamage() {
    discardRegionCopies()
    let target = PixelTarget(surface!.buffer)
    for index in 0..<damage.count {
      if index + Self.prefetchDistance < damage.count { prepare(damage[index + Self.prefetchDistance].rect, target) }
      drawAgain(index, target)
    }
    target.buffer.markDirty()
  }

  /// The number of parts ahead for which pixels are prefetched.
  private static var prefetchDistance: Int { 2 }
  /// The maximum number of pixels to prefetch. Larger parts are read sequentially, which the processor predicts by
  /// itself.
  private static var largestPrepared: Int { 4096 }

  private func prepare(_ rect: SceneRect, _ target: PixelTarget) {
    guard rect.area <= Self.largestPrepared else { return }
    glowworm_prefetch(target.at(rect.minX, rect.minY), target.stride, Int32(rect.width), Int32(rect.height))
  }

  private func drawAgain(_ index: Int, _ target: PixelTarget) {
    let rect = damage[index].rect
    let place = self.region(for: rect, owner: damage[index].owner)
    let region = redrawRegions[place]
    if copyRegion(rect, place, target) { return }
    defer { recordRegionCopy(rect, place) }
    restore(rect, from: region, target)
    let first = Int(region.first)
    for place in first..<first + Int(region.count) { draw(Int(regionOperations[place]), in: rect, target) }
  }

  /// Draws the part of an operation inside `rect`.
  @inline(__always)
  func draw(_ index: Int, in rect: SceneRect, _ target: PixelTarget) {
    let operation = operations.base + index
    let part = operation.pointee.bounds.intersection(rect)
    if part.isEmpty { return }
    guard operation.pointee.kind == .shape else {
      drawImage(index, in: part, target)
      return
    }
    let place = target.at(part.minX, part.minY)
    let (width, height) = (Int32(part.width), Int32(part.height))
    if operation.pointee.isWhole {
      glowworm_blend_rectangle(place, target.stride, width, height, operation.pointee.pixel)
      return
    }
    if operation.pointee.isLarge {
      drawLarge(index, in: part, target)
      return
    }
    let mask = masks.mask(for: operation)
    let x = Int(part.minX &- operation.pointee.originX &- mask.pointee.rect.minX)
    let y = Int(part.minY &- operation.pointee.originY &- mask.pointee.rect.minY)
    glowworm_blend_mask(
      place, target.stride, mask.pointee.coverage + (y * mask.pointee.stride + x), mask.pointee.stride, width, height,
      operation.pointee.pixel)
  }

  /// Draws a part of a shape that shares no mask. The mask is that of all that may show, whatever the part.
  private func drawLarge(_ index: Int, in part: SceneRect, _ target: PixelTarget) {
    let operation = operations[index]
    let traits = masks.shapes.traits[Int(operation.shape)]
    let mask = masks.coverage(
      of: masks.shapes[operation.shape], traits, placed: nodes[Int(operation.node)].transform, within: operation.bounds)
    guard let mask else { return }
    let rect = part.intersection(mask.rect)
    if rect.isEmpty { return }
    glowworm_blend_mask(
      target.at(rect.minX, rect.minY), target.stride, mask.at(rect.minX, rect.minY), mask.stride, Int32(rect.width),
      Int32(rect.height), operation.pixel)
  }

  /// Draws a part of an image, or all of an operation that samples its backdrop.
  private func drawImage(_ index: Int, in part: SceneRect, _ target: PixelTarget) {
    let operation = operations[index]
    let node = nodes[Int(operation.node)]
    node.layer._withUnsafeGuaranteedRef { layer in
      var context = DrawContext(buffer: target.buffer, area: part.pixelRect)
      var parent = base.device
      var parentOpacity = 1.0
      if node.parent >= 0 {
        parent = nodes[Int(node.parent)].transform.device
        parentOpacity = nodes[Int(node.parent)].opacity
      }
      switch operation.kind {
      case .shape: break
      case .content:
        let transform = node.transform.device
        let key = ImageKey(.content, operation.hash, placed: transform, opacity: 1)
        guard let image = renderer.image(of: layer, key, placed: transform, visible: area.pixelRect) else { return }
        renderer.composite(image, opacity: node.opacity, blendMode: .normal, in: context)
      case .tree:
        let transform = parent.entering(position: layer.position, transform: layer.transform)
        let isOne = layer.takesOpacityAsOne
        let key = ImageKey(.tree, operation.hash, placed: transform, opacity: isOne ? 1 : node.opacity)
        guard let image = renderer.image(of: layer, key, placed: transform, visible: area.pixelRect) else { return }
        renderer.composite(image, opacity: isOne ? node.opacity : 1, blendMode: layer.blendMode, in: context)
      case .backdropContent:
        context.area = operation.bounds.pixelRect
        renderer.drawContent(layer.content, placed: node.transform.device, opacity: node.opacity, in: context)
      case .backdropTree:
        context.area = operation.bounds.pixelRect
        renderer.draw(layer, under: parent, opacity: parentOpacity, in: context)
      }
    }
  }
}
