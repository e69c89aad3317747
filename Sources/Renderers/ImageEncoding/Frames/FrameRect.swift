import Foundation

/// A part of a frame, in pixels from the top left.
package struct FrameRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  func union(_ other: FrameRect) -> FrameRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return FrameRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest part outside of which two images of the same size are equal, or `nil` if they are equal.
  static func difference(_ a: RGBAImage, _ b: RGBAImage) -> FrameRect? {
    let (width, height) = (a.width, a.height)
    return a.withWords { a in
      b.withWords { b in
        let (p, q) = (a.baseAddress!, b.baseAddress!)
        func differs(_ row: Int) -> Bool { memcmp(p + row * width, q + row * width, width * 4) != 0 }
        guard var top = (0..<height).first(where: differs) else { return nil }
        let bottom = (top..<height).last(where: differs) ?? top
        // Only pixels outside of the known columns can extend them.
        var left = width
        var right = -1
        let first = top
        while top <= bottom {
          let (r, s) = (p + top * width, q + top * width)
          var x = 0
          while x < left, r[x] == s[x] { x += 1 }
          left = x
          x = width - 1
          while x > right, r[x] == s[x] { x -= 1 }
          right = x
          top += 1
        }
        return FrameRect(x: left, y: first, width: right - left + 1, height: bottom - first + 1)
      }
    }
  }
}
