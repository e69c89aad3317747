import Foundation

/// An image of palette indices, with rows from the top.
struct IndexedImage {
  let width: Int
  let height: Int
  private(set) var indices: [UInt8]

  init(width: Int, height: Int, indices: [UInt8]) {
    self.width = width
    self.height = height
    self.indices = indices
  }

  func cropped(to rect: FrameRect) -> [UInt8] {
    if rect.width == width, rect.height == height { return indices }
    let count = rect.width * rect.height
    return [UInt8](unsafeUninitializedCapacity: count) { out, initialized in
      initialized = count
      indices.withUnsafeBufferPointer { indices in
        for y in 0..<rect.height {
          let start = (y + rect.y) * width + rect.x
          memcpy(out.baseAddress! + y * rect.width, indices.baseAddress! + start, rect.width)
        }
      }
    }
  }

  mutating func replace(_ rect: FrameRect, with part: [UInt8]) {
    let width = self.width
    indices.withUnsafeMutableBufferPointer { target in
      part.withUnsafeBufferPointer { part in
        for y in 0..<rect.height {
          let start = (y + rect.y) * width + rect.x
          memcpy(target.baseAddress! + start, part.baseAddress! + y * rect.width, rect.width)
        }
      }
    }
  }

  mutating func fill(_ rect: FrameRect, with index: UInt8) {
    let width = self.width
    indices.withUnsafeMutableBufferPointer { target in
      for y in 0..<rect.height {
        memset(target.baseAddress! + (y + rect.y) * width + rect.x, Int32(index), rect.width)
      }
    }
  }

  /// Returns the smallest part outside of which two images are equal, or `nil` if they are equal.
  static func difference(_ a: IndexedImage, _ b: IndexedImage) -> FrameRect? {
    bounds(a, b, within: FrameRect(x: 0, y: 0, width: a.width, height: a.height)) { $0 != $1 }
  }

  /// Returns the smallest part outside of which no pixel becomes transparent.
  static func vanishing(
    from old: IndexedImage, to new: IndexedImage, clear: UInt8, within rect: FrameRect
  ) -> FrameRect? {
    bounds(old, new, within: rect) { $0 != clear && $1 == clear }
  }

  @inline(__always)
  private static func bounds(
    _ a: IndexedImage, _ b: IndexedImage, within rect: FrameRect, where counts: (UInt8, UInt8) -> Bool
  ) -> FrameRect? {
    let width = a.width
    return a.indices.withUnsafeBufferPointer { a in
      b.indices.withUnsafeBufferPointer { b in
        var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
        for y in rect.y..<(rect.y + rect.height) {
          let p = a.baseAddress! + y * width
          let q = b.baseAddress! + y * width
          if memcmp(p + rect.x, q + rect.x, rect.width) == 0 { continue }
          var x = rect.x
          let end = rect.x + rect.width
          while x < end, !counts(p[x], q[x]) { x += 1 }
          if x == end { continue }
          left = min(left, x)
          x = end - 1
          while !counts(p[x], q[x]) { x -= 1 }
          right = max(right, x)
          top = min(top, y)
          bottom = y
        }
        if bottom < 0 { return nil }
        return FrameRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }
}
