import Foundation

/// A rectangle of whole device pixels.
struct PixelRect: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates the rectangle of the pixels that `rect` (in pixels) touches. Distant edges are clamped to remain
  /// representable.
  init(enclosing rect: CGRect) {
    let limit: CGFloat = 16_777_216
    guard !rect.isNull, rect.width >= 0, rect.height >= 0 else {
      self.init(minX: 0, minY: 0, maxX: 0, maxY: 0)
      return
    }
    self.init(
      minX: Int(max(-limit, min(limit, rect.minX.rounded(.down)))),
      minY: Int(max(-limit, min(limit, rect.minY.rounded(.down)))),
      maxX: Int(max(-limit, min(limit, rect.maxX.rounded(.up)))),
      maxY: Int(max(-limit, min(limit, rect.maxY.rounded(.up)))))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  func outset(_ d: Int) -> PixelRect {
    PixelRect(minX: minX - d, minY: minY - d, maxX: maxX + d, maxY: maxY + d)
  }

  /// Returns the smallest enclosing rectangle with edges on multiples of `step`, a power of two.
  func aligned(to step: Int) -> PixelRect {
    let mask = step - 1
    return PixelRect(
      minX: minX & ~mask, minY: minY & ~mask, maxX: (maxX + mask) & ~mask, maxY: (maxY + mask) & ~mask)
  }

  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func movedBy(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}
