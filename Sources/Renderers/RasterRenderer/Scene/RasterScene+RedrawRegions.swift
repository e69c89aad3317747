import Foundation
import PixelKernels

/// A region that is redrawn in many frames: the operations that may touch it, and its backdrop, which is its content
/// below the first moving operation.
struct RedrawRegion: BitwiseCopyable {
  enum Backdrop: UInt8, BitwiseCopyable { case clean, backdrop, own }
  var rect: SceneRect
  var first: Int32
  var count: Int32
  var backdrop: Backdrop
  /// The number of the backdrop; see `backdropID(of:)`.
  var backdropID: Int32 = -1
  /// The pixels, addressed from the device's origin.
  var pixels: UnsafeMutablePointer<UInt32>?
  var stride: Int
}

extension RasterScene {
  /// The maximum number of pixels of one backdrop, and of all backdrops.
  private static let largestGround = 65536
  private static let mostGround = 16 << 20

  func discardRegions() {
    spotsAreStale = false
    firstRegion &+= Int32(redrawRegions.count)
    redrawRegions.removeAll()
    regionOperations.removeAll()
    spotBuffers.removeAll(keepingCapacity: true)
    backdropIDs.removeAll()
    discardRegionCopies()
    spotPixels = 0
    backdrop = nil
    backdropEnd = 0
    while Int(backdropEnd) < operations.count, !operations[Int(backdropEnd)].isDynamic { backdropEnd += 1 }
  }

  /// Returns the region of a damaged part: the last one of its owner, if it is large enough.
  @inline(__always)
  func region(for rect: SceneRect, owner: Int32) -> Int {
    if owner >= 0 {
      let known = operations[Int(owner)].region &- firstRegion
      if known >= 0, Int(known) < redrawRegions.count, redrawRegions[Int(known)].rect.contains(rect) {
        return Int(known)
      }
    }
    return makeRegion(rect, owner: owner)
  }

  private func makeRegion(_ wanted: SceneRect, owner: Int32) -> Int {
    if regionOperations.count > 1 << 20 { discardRegions() }
    let slack = Int32(max(8, min(64, min(wanted.width, wanted.height) / 4)))
    let rect = wanted.outset(slack).intersection(area)
    find(in: rect)
    var still = 0
    var hasAtomic = false
    while still < found.count, !operations[Int(found[still])].isDynamic {
      if isAtomic(found[still], rect) { hasAtomic = true }
      still += 1
    }
    var region = RedrawRegion(rect: rect, first: 0, count: 0, backdrop: .clean, pixels: nil, stride: 0)
    var start = 0
    if hasAtomic {
      region.backdrop = .backdrop
      while start < still, found[start] < backdropEnd { start += 1 }
      let target = makeBackdrop()
      (region.pixels, region.stride) = (target.pixels, target.stride)
    }
    var end = start
    while end < still, !isAtomic(found[end], rect) { end += 1 }
    if end > start, rect.area <= Self.largestGround, spotPixels + rect.area <= Self.mostGround {
      let buffer = PixelBuffer(rect.pixelRect)
      spotBuffers.append(buffer)
      spotPixels += rect.area
      let target = PixelTarget(buffer)
      restore(rect, from: region, target)
      for place in start..<end { draw(Int(found[place]), in: rect, target) }
      buffer.flush()
      region.backdrop = .own
      (region.pixels, region.stride) = (target.pixels, target.stride)
      start = end
    }
    region.first = Int32(regionOperations.count)
    region.count = Int32(found.count - start)
    for place in start..<found.count { regionOperations.append(found[place]) }
    region.backdropID = backdropID(of: region)
    redrawRegions.append(region)
    if owner >= 0 { operations[Int(owner)].region = firstRegion &+ Int32(redrawRegions.count - 1) }
    return redrawRegions.count - 1
  }

  /// Returns whether an operation is drawn as a whole, and always on the pixel grid of the whole image, because a
  /// gradient may be rounded differently elsewhere.
  private func isAtomic(_ index: Int32, _ rect: SceneRect) -> Bool {
    let operation = operations.base + Int(index)
    return operation.pointee.isAtomic && operation.pointee.reach.intersects(rect)
  }

  /// Draws everything below the first moving operation into a separate image.
  private func makeBackdrop() -> PixelTarget {
    if let backdrop { return PixelTarget(backdrop) }
    let made = PixelBuffer(area.pixelRect)
    let target = PixelTarget(made)
    glowworm_fill(target.at(0, 0), target.stride, Int32(area.width), Int32(area.height), clean)
    made.markDirty()
    for index in 0..<Int(backdropEnd) { draw(index, in: area, target) }
    made.flush()
    backdrop = made
    return target
  }

  @inline(__always)
  func restore(_ rect: SceneRect, from region: RedrawRegion, _ target: PixelTarget) {
    let place = target.at(rect.minX, rect.minY)
    let (width, height) = (Int32(rect.width), Int32(rect.height))
    if let pixels = region.pixels {
      let source = pixels + (Int(rect.minY) * region.stride + Int(rect.minX))
      glowworm_copy(place, target.stride, source, region.stride, width, height)
    } else {
      glowworm_fill(place, target.stride, width, height, clean)
    }
  }
}
