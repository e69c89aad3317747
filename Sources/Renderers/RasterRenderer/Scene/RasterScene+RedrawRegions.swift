import Foundation
import PixelKernels

/// A place that is drawn again in many frames: which operations may touch it, and what it looks like before the first
/// of them that moves.
struct Spot: BitwiseCopyable {
  enum Ground: UInt8, BitwiseCopyable { case clean, backdrop, own }
  var rect: SceneRect
  var first: Int32
  var count: Int32
  var ground: Ground
  /// What the ground looks like; see `look(of:)`.
  var look: Int32 = -1
  /// At the device's origin.
  var pixels: UnsafeMutablePointer<UInt32>?
  var stride: Int
}

extension RasterScene {
  /// Grounds larger than this are not kept, in pixels, nor more than this together.
  private static let largestGround = 65536
  private static let mostGround = 16 << 20

  func forgetSpots() {
    spotsAreStale = false
    firstSpot &+= Int32(spots.count)
    spots.removeAll()
    spotOperations.removeAll()
    spotBuffers.removeAll(keepingCapacity: true)
    looks.removeAll()
    forgetPatches()
    spotPixels = 0
    backdrop = nil
    backdropEnd = 0
    while Int(backdropEnd) < operations.count, !operations[Int(backdropEnd)].isDynamic { backdropEnd += 1 }
  }

  /// The place of a damage: the owner's last one if it is large enough.
  @inline(__always)
  func spot(for rect: SceneRect, owner: Int32) -> Int {
    if owner >= 0 {
      let known = operations[Int(owner)].spot &- firstSpot
      if known >= 0, Int(known) < spots.count, spots[Int(known)].rect.contains(rect) { return Int(known) }
    }
    return makeSpot(rect, owner: owner)
  }

  private func makeSpot(_ wanted: SceneRect, owner: Int32) -> Int {
    if spotOperations.count > 1 << 20 { forgetSpots() }
    let slack = Int32(max(8, min(64, min(wanted.width, wanted.height) / 4)))
    let rect = wanted.outset(slack).intersection(area)
    find(in: rect)
    var still = 0
    var hasAtomic = false
    while still < found.count, !operations[Int(found[still])].isDynamic {
      if isAtomic(found[still], rect) { hasAtomic = true }
      still += 1
    }
    var spot = Spot(rect: rect, first: 0, count: 0, ground: .clean, pixels: nil, stride: 0)
    var start = 0
    if hasAtomic {
      spot.ground = .backdrop
      while start < still, found[start] < backdropEnd { start += 1 }
      let target = makeBackdrop()
      (spot.pixels, spot.stride) = (target.pixels, target.stride)
    }
    var end = start
    while end < still, !isAtomic(found[end], rect) { end += 1 }
    if end > start, rect.area <= Self.largestGround, spotPixels + rect.area <= Self.mostGround {
      let buffer = PixelBuffer(rect.pixelRect)
      spotBuffers.append(buffer)
      spotPixels += rect.area
      let target = Target(buffer)
      restore(rect, from: spot, target)
      for place in start..<end { draw(Int(found[place]), in: rect, target) }
      buffer.flush()
      spot.ground = .own
      (spot.pixels, spot.stride) = (target.pixels, target.stride)
      start = end
    }
    spot.first = Int32(spotOperations.count)
    spot.count = Int32(found.count - start)
    for place in start..<found.count { spotOperations.append(found[place]) }
    spot.look = look(of: spot)
    spots.append(spot)
    if owner >= 0 { operations[Int(owner)].spot = firstSpot &+ Int32(spots.count - 1) }
    return spots.count - 1
  }

  /// Drawn in one piece, and always on the whole picture's pixel grid: elsewhere a gradient may round otherwise.
  private func isAtomic(_ index: Int32, _ rect: SceneRect) -> Bool {
    let operation = operations.base + Int(index)
    return operation.pointee.isAtomic && operation.pointee.reach.intersects(rect)
  }

  /// Everything before the first operation that moves, in a picture of its own.
  private func makeBackdrop() -> Target {
    if let backdrop { return Target(backdrop) }
    let made = PixelBuffer(area.pixelRect)
    let target = Target(made)
    glowworm_fill(target.at(0, 0), target.stride, Int32(area.width), Int32(area.height), clean)
    made.markDirty()
    for index in 0..<Int(backdropEnd) { draw(index, in: area, target) }
    made.flush()
    backdrop = made
    return target
  }

  @inline(__always)
  func restore(_ rect: SceneRect, from spot: Spot, _ target: Target) {
    let place = target.at(rect.minX, rect.minY)
    let (width, height) = (Int32(rect.width), Int32(rect.height))
    if let pixels = spot.pixels {
      let source = pixels + (Int(rect.minY) * spot.stride + Int(rect.minX))
      glowworm_copy(place, target.stride, source, spot.stride, width, height)
    } else {
      glowworm_fill(place, target.stride, width, height, clean)
    }
  }
}
