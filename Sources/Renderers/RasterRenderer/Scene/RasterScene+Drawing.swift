import CCairo
import Foundation
import PixelKernels

extension RasterScene {
  /// Redraws the damage region.
  func drawDamage() {
    if damage.count == 0 { return }
    updateIndex()
    if spotsAreStale { discardRegions() }
    discardRegionCopies()
    let target = PixelTarget(surface!.buffer)
    for index in 0..<damage.count {
      if index + Self.lead < damage.count { prepare(damage[index + Self.lead].rect, target) }
      drawAgain(index, target)
    }
    target.buffer.markDirty()
  }

  /// The number of parts ahead for which pixels are prefetched.
  private static var lead: Int { 2 }
  /// The maximum number of pixels to prefetch. Larger parts are read sequentially, which the processor predicts by
  /// itself.
  private static var largestPrepared: Int { 4096 }

  private func prepare(_ rect: SceneRect, _ target: PixelTarget) {
    guard rect.area <= Self.largestPrepared else { return }
    glowworm_prefetch(target.at(rect.minX, rect.minY), target.stride, Int32(rect.width), Int32(rect.height))
  }

  private func drawAgain(_ index: Int, _ target: PixelTarget) {
    var rect = damage[index].rect
    var place = self.region(for: rect, owner: damage[index].owner)
    var region = redrawRegions.base + place
    while true {
      // Content that is drawn as a whole must be entirely inside the part.
      var grown = rect
      let list = regionOperations.base + Int(region.pointee.first)
      for place in 0..<Int(region.pointee.count) {
        let operation = operations.base + Int(list[place])
        if operation.pointee.isAtomic, operation.pointee.reach.intersects(grown) {
          grown = grown.union(operation.pointee.reach)
        }
      }
      if grown == rect { break }
      rect = grown
      place = self.region(for: rect, owner: damage[index].owner)
      region = redrawRegions.base + place
    }
    damage[index].rect = rect
    if copyRegion(rect, place, target) { return }
    defer { recordRegionCopy(rect, place) }
    restore(rect, from: region.pointee, target)
    let list = regionOperations.base + Int(region.pointee.first)
    for place in 0..<Int(region.pointee.count) { draw(Int(list[place]), in: rect, target) }
  }

  /// Draws the part of an operation inside `rect`.
  @inline(__always)
  func draw(_ index: Int, in rect: SceneRect, _ target: PixelTarget) {
    let operation = operations.base + index
    let part = operation.pointee.bounds.intersection(rect)
    if part.isEmpty { return }
    if operation.pointee.isAtomic {
      drawAtomic(index, target)
      return
    }
    let place = target.at(part.minX, part.minY)
    let (width, height) = (Int32(part.width), Int32(part.height))
    if operation.pointee.isWhole {
      glowworm_blend_rectangle(place, target.stride, width, height, operation.pointee.pixel)
      return
    }
    let mask = masks.mask(for: operation)
    let x = Int(part.minX &- operation.pointee.originX &- mask.pointee.rect.minX)
    let y = Int(part.minY &- operation.pointee.originY &- mask.pointee.rect.minY)
    glowworm_blend_mask(
      place, target.stride, mask.pointee.coverage + (y * mask.pointee.stride + x), mask.pointee.stride, width, height,
      operation.pointee.pixel)
  }

  /// Draws content as a whole, with Cairo.
  private func drawAtomic(_ index: Int, _ target: PixelTarget) {
    let operation = operations[index]
    let node = nodes[Int(operation.node)]
    let buffer = target.buffer
    let bounds = operation.bounds
    buffer.markDirty()
    let cr = buffer.context
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_rectangle(
      cr, Double(bounds.minX) - Double(buffer.originX), Double(bounds.minY) - Double(buffer.originY),
      Double(bounds.width), Double(bounds.height))
    cairo_clip(cr)
    let pass = DrawContext(buffer: buffer, area: bounds.pixelRect)
    node.layer._withUnsafeGuaranteedRef { layer in
      if operation.kind == .tree {
        var parent = base.device
        var opacity = 1.0
        if node.parent >= 0 {
          parent = nodes[Int(node.parent)].transform.device
          opacity = nodes[Int(node.parent)].opacity
        }
        renderer.draw(layer, under: parent, opacity: opacity, in: pass)
      } else {
        renderer.drawContent(layer.content, placed: node.transform.device, opacity: node.opacity, in: pass)
      }
    }
    cairo_restore(cr)
    buffer.flush()
  }
}
