import Foundation
import PixelKernels

/// A part that has been drawn in this frame, which other parts may equal.
struct RegionCopy: BitwiseCopyable {
  var rect: SceneRect
  /// The index of its region.
  var region: Int
}

/// Equal indicators in the same phase, side by side, are drawn once and copied. The result of drawing depends only on
/// the values that are compared here.
extension RasterScene {
  /// The number of different parts to keep.
  private static let maximumRegionCopies = 4

  func discardRegionCopies() {
    regionCopies.removeAll()
    nextRegionCopy = 0
  }

  /// Copies the part from an equal one. Returns false if there is none, so that it must be drawn.
  @inline(__always)
  func copyRegion(_ rect: SceneRect, _ region: Int, _ target: PixelTarget) -> Bool {
    for index in 0..<regionCopies.count {
      let known = regionCopies.base + index
      guard isAlike(rect, region, known.pointee) else { continue }
      let from = known.pointee.rect
      glowworm_copy(
        target.at(rect.minX, rect.minY), target.stride, target.at(from.minX, from.minY), target.stride,
        Int32(rect.width), Int32(rect.height))
      copiedParts += 1
      return true
    }
    return false
  }

  /// Stores a part that has been drawn.
  @inline(__always)
  func recordRegionCopy(_ rect: SceneRect, _ region: Int) {
    let made = RegionCopy(rect: rect, region: region)
    if regionCopies.count < Self.maximumRegionCopies {
      regionCopies.append(made)
    } else {
      regionCopies[nextRegionCopy] = made
      nextRegionCopy = (nextRegionCopy + 1) % Self.maximumRegionCopies
    }
  }

  @inline(__always)
  private func isAlike(_ rect: SceneRect, _ place: Int, _ known: RegionCopy) -> Bool {
    let other = known.rect
    guard rect.width == other.width, rect.height == other.height else { return false }
    let (a, b) = (redrawRegions.base + place, redrawRegions.base + known.region)
    let (dx, dy) = (rect.minX - other.minX, rect.minY - other.minY)
    guard a.pointee.backdropID == b.pointee.backdropID, a.pointee.backdropID >= 0, !rect.intersects(other) else {
      return false
    }
    if a.pointee.backdropID > 0 {
      // The backdrops are equal, and so is the position in them.
      guard a.pointee.rect.minX - b.pointee.rect.minX == dx, a.pointee.rect.minY - b.pointee.rect.minY == dy else {
        return false
      }
    }
    var (left, right) = (0, 0)
    let (firsts, seconds) = (regionOperations.base + Int(a.pointee.first), regionOperations.base + Int(b.pointee.first))
    while true {
      // Operations beside the part are ignored.
      while left < Int(a.pointee.count), !operations[Int(firsts[left])].bounds.intersects(rect) { left += 1 }
      while right < Int(b.pointee.count), !operations[Int(seconds[right])].bounds.intersects(other) { right += 1 }
      if left == Int(a.pointee.count) || right == Int(b.pointee.count) {
        return left == Int(a.pointee.count) && right == Int(b.pointee.count)
      }
      let (first, second) = (operations.base + Int(firsts[left]), operations.base + Int(seconds[right]))
      if !looksAlike(first, second, dx, dy) { return false }
      left += 1
      right += 1
    }
  }

  /// Returns whether the first operation draws the same as the second one at another position.
  @inline(__always)
  private func looksAlike(
    _ a: UnsafeMutablePointer<SceneOperation>, _ b: UnsafeMutablePointer<SceneOperation>, _ dx: Int32, _ dy: Int32
  ) -> Bool {
    let (p, q) = (a.pointee.bounds, b.pointee.bounds)
    guard a.pointee.pixel == b.pointee.pixel, a.pointee.kind == .shape, b.pointee.kind == .shape, !a.pointee.isLarge,
      a.pointee.isWhole == b.pointee.isWhole, p.minX - q.minX == dx, p.minY - q.minY == dy, p.maxX - q.maxX == dx,
      p.maxY - q.maxY == dy
    else { return false }
    if a.pointee.isWhole { return true }
    return a.pointee.shape == b.pointee.shape && a.pointee.phaseX == b.pointee.phaseX
      && a.pointee.phaseY == b.pointee.phaseY && a.pointee.originX - b.pointee.originX == dx
      && a.pointee.originY - b.pointee.originY == dy && a.pointee.scale == b.pointee.scale
  }

  /// Returns a number for the backdrop of a region: equal numbers mean equal pixels, and 0 is the background.
  func backdropID(of region: RedrawRegion) -> Int32 {
    if region.backdrop == .clean { return 0 }
    guard region.backdrop == .own, let pixels = region.pixels else { return -1 }
    let (width, height) = (region.rect.width, region.rect.height)
    let first = pixels + (Int(region.rect.minY) * region.stride + Int(region.rect.minX))
    for index in 0..<backdropIDs.count {
      let known = redrawRegions[Int(backdropIDs[index])]
      guard known.rect.width == width, known.rect.height == height, let others = known.pixels else { continue }
      let second = others + (Int(known.rect.minY) * known.stride + Int(known.rect.minX))
      var isSame = true
      for row in 0..<height where isSame {
        isSame = memcmp(first + row * region.stride, second + row * known.stride, width * 4) == 0
      }
      if isSame { return known.backdropID }
    }
    guard backdropIDs.count < Self.mostBackdropIDs else { return -1 }
    backdropIDs.append(Int32(redrawRegions.count))
    return Int32(backdropIDs.count)
  }

  /// The maximum number of different backdrops.
  private static var mostBackdropIDs: Int { 16 }
}
