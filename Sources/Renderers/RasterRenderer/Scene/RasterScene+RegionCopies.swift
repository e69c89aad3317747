import Foundation
import PixelKernels

/// A part that was drawn in this frame, which other parts may look exactly like.
struct Patch: BitwiseCopyable {
  var rect: SceneRect
  /// Index of its place.
  var spot: Int
}

/// Equal indicators at the same phase, side by side, are drawn once and copied: every step of drawing depends only on
/// what is compared here.
extension RasterScene {
  /// How many different parts are remembered.
  private static let mostPatches = 4

  func forgetPatches() {
    patches.removeAll()
    nextPatch = 0
  }

  /// Copies the part from one that looks the same; false: it has to be drawn.
  @inline(__always)
  func copyPatch(_ rect: SceneRect, _ spot: Int, _ target: Target) -> Bool {
    for index in 0..<patches.count {
      let known = patches.base + index
      guard isAlike(rect, spot, known.pointee) else { continue }
      let from = known.pointee.rect
      glowworm_copy(
        target.at(rect.minX, rect.minY), target.stride, target.at(from.minX, from.minY), target.stride,
        Int32(rect.width), Int32(rect.height))
      copiedParts += 1
      return true
    }
    return false
  }

  /// Remembers a part that has been drawn.
  @inline(__always)
  func keepPatch(_ rect: SceneRect, _ spot: Int) {
    let made = Patch(rect: rect, spot: spot)
    if patches.count < Self.mostPatches {
      patches.append(made)
    } else {
      patches[nextPatch] = made
      nextPatch = (nextPatch + 1) % Self.mostPatches
    }
  }

  @inline(__always)
  private func isAlike(_ rect: SceneRect, _ place: Int, _ known: Patch) -> Bool {
    let other = known.rect
    guard rect.width == other.width, rect.height == other.height else { return false }
    let (a, b) = (spots.base + place, spots.base + known.spot)
    let (dx, dy) = (rect.minX - other.minX, rect.minY - other.minY)
    guard a.pointee.look == b.pointee.look, a.pointee.look >= 0, !rect.intersects(other) else { return false }
    if a.pointee.look > 0 {
      // The same ground at the same place in it.
      guard a.pointee.rect.minX - b.pointee.rect.minX == dx, a.pointee.rect.minY - b.pointee.rect.minY == dy else {
        return false
      }
    }
    var (left, right) = (0, 0)
    let (firsts, seconds) = (spotOperations.base + Int(a.pointee.first), spotOperations.base + Int(b.pointee.first))
    while true {
      // What lies beside the part does not count.
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

  /// Whether the first operation draws what the second does, moved.
  @inline(__always)
  private func looksAlike(
    _ a: UnsafeMutablePointer<SceneOperation>, _ b: UnsafeMutablePointer<SceneOperation>, _ dx: Int32, _ dy: Int32
  ) -> Bool {
    let (p, q) = (a.pointee.bounds, b.pointee.bounds)
    guard a.pointee.pixel == b.pointee.pixel, !a.pointee.isAtomic, !b.pointee.isAtomic,
      a.pointee.isWhole == b.pointee.isWhole, p.minX - q.minX == dx, p.minY - q.minY == dy, p.maxX - q.maxX == dx,
      p.maxY - q.maxY == dy
    else { return false }
    if a.pointee.isWhole { return true }
    return a.pointee.shape == b.pointee.shape && a.pointee.phaseX == b.pointee.phaseX
      && a.pointee.phaseY == b.pointee.phaseY && a.pointee.originX - b.pointee.originX == dx
      && a.pointee.originY - b.pointee.originY == dy && a.pointee.scale == b.pointee.scale
  }

  /// A number for what a place looks like before anything moves there: equal numbers, equal pixels; 0: the background.
  func look(of spot: Spot) -> Int32 {
    if spot.ground == .clean { return 0 }
    guard spot.ground == .own, let pixels = spot.pixels else { return -1 }
    let (width, height) = (spot.rect.width, spot.rect.height)
    let first = pixels + (Int(spot.rect.minY) * spot.stride + Int(spot.rect.minX))
    for index in 0..<looks.count {
      let known = spots[Int(looks[index])]
      guard known.rect.width == width, known.rect.height == height, let others = known.pixels else { continue }
      let second = others + (Int(known.rect.minY) * known.stride + Int(known.rect.minX))
      var isSame = true
      for row in 0..<height where isSame {
        isSame = memcmp(first + row * spot.stride, second + row * known.stride, width * 4) == 0
      }
      if isSame { return known.look }
    }
    guard looks.count < Self.mostLooks else { return -1 }
    looks.append(Int32(spots.count))
    return Int32(looks.count)
  }

  /// How many different grounds are told apart.
  private static var mostLooks: Int { 16 }
}
