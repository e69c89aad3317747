import Foundation

/// A picture of straight (not premultiplied) 8-bit R, G, B, A in sRGB, rows from the top, tightly packed.
package struct RGBAImage: Equatable, Sendable {
  /// Pixels.
  package var width: Int
  /// Pixels.
  package var height: Int
  /// `width * height * 4` bytes.
  package var pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The same picture with the colour of wholly clear pixels set to zero, so that equal looks are equal bytes.
  func normalized() -> RGBAImage {
    var copy = self
    copy.pixels.withUnsafeMutableBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      let base = words.baseAddress!
      var i = 0
      while i < words.count {
        if base[i] != 0, base[i] & Self.alphaMask == 0 { base[i] = 0 }
        i += 1
      }
    }
    return copy
  }

  /// The alpha byte of a pixel loaded as a machine word.
  static let alphaMask = UInt32(littleEndian: 0xFF00_0000)

  /// The part inside `rect`, which lies within the picture.
  func cropped(to rect: FrameRect) -> RGBAImage {
    if rect.x == 0, rect.y == 0, rect.width == width, rect.height == height { return self }
    var result: [UInt8] = []
    result.reserveCapacity(rect.width * rect.height * 4)
    for y in rect.y..<(rect.y + rect.height) {
      let start = (y * width + rect.x) * 4
      result.append(contentsOf: pixels[start..<(start + rect.width * 4)])
    }
    return RGBAImage(width: rect.width, height: rect.height, pixels: result)
  }

  /// Replaces the part inside `rect` by `part`.
  mutating func replace(_ rect: FrameRect, with part: RGBAImage) {
    for y in 0..<rect.height {
      let target = ((y + rect.y) * width + rect.x) * 4
      let source = y * rect.width * 4
      pixels.replaceSubrange(
        target..<(target + rect.width * 4), with: part.pixels[source..<(source + rect.width * 4)])
    }
  }

  /// Makes the part inside `rect` clear.
  mutating func clear(_ rect: FrameRect) {
    for y in rect.y..<(rect.y + rect.height) {
      let start = (y * width + rect.x) * 4
      pixels.replaceSubrange(start..<(start + rect.width * 4), with: repeatElement(0, count: rect.width * 4))
    }
  }

  /// Calls `body` with the pixels as machine words.
  func withWords<R>(_ body: (UnsafeBufferPointer<UInt32>) -> R) -> R {
    pixels.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
  }
}

/// A part of a frame, in pixels from the top left.
package struct FrameRect: Equatable, Sendable {
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

  /// The smallest part outside which `a` and `b`, of one size, agree; nil when they are equal.
  /// - Parameter differs: which pairs of differing pixels count; nil counts them all.
  static func difference(
    _ a: RGBAImage, _ b: RGBAImage, where differs: ((UInt32, UInt32) -> Bool)? = nil
  ) -> FrameRect? {
    let width = a.width
    return a.withWords { a in
      b.withWords { b in
        let p = a.baseAddress!
        let q = b.baseAddress!
        var left = Int.max
        var right = -1
        var top = Int.max
        var bottom = -1
        var y = 0
        while y < a.count / width {
          let row = y * width
          if memcmp(p + row, q + row, width * 4) != 0 {
            var x = 0
            while x < width {
              let i = row + x
              if p[i] != q[i], differs?(p[i], q[i]) ?? true {
                if x < left { left = x }
                if x > right { right = x }
                if y < top { top = y }
                bottom = y
              }
              x += 1
            }
          }
          y += 1
        }
        if bottom < 0 { return nil }
        return FrameRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }
}
