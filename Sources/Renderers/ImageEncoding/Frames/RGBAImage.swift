import Foundation

/// An image of unpremultiplied 8-bit R, G, B, A in sRGB, with rows from the top, tightly packed.
package struct RGBAImage: Equatable, Sendable {
  /// The width in pixels.
  package var width: Int
  /// The height in pixels.
  package var height: Int
  /// The pixels: `width * height * 4` bytes.
  package var pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a fully transparent image.
  package init(clearOfWidth width: Int, height: Int) {
    self.init(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
  }

  package static func == (a: RGBAImage, b: RGBAImage) -> Bool {
    a.width == b.width && a.height == b.height && a.pixels.isSame(as: b.pixels)
  }

  /// The alpha byte of a pixel loaded as a machine word.
  static let alphaMask = UInt32(littleEndian: 0xFF00_0000)

  /// Returns the image with the color of fully transparent pixels set to zero, so that images that look equal have
  /// equal bytes.
  func normalized() -> RGBAImage {
    let mask = Self.alphaMask
    let isNormal = withWords { words in
      var hidden: UInt32 = 0
      let base = words.baseAddress!
      var i = 0
      while i < words.count {
        hidden |= base[i] & mask == 0 ? base[i] : 0
        i += 1
      }
      return hidden == 0
    }
    if isNormal { return self }
    var copy = self
    copy.withMutableWords { words in
      for i in 0..<words.count where words[i] & mask == 0 { words[i] = 0 }
    }
    return copy
  }

  /// A Boolean value that indicates whether every pixel's alpha is 255.
  var isOpaque: Bool {
    let mask = Self.alphaMask
    return withWords { words in
      var common = mask
      let base = words.baseAddress!
      var i = 0
      while i < words.count {
        common &= base[i]
        i += 1
      }
      return common == mask
    }
  }

  /// Returns the part inside `rect`, which lies within the image.
  func cropped(to rect: FrameRect) -> RGBAImage {
    if rect.x == 0, rect.y == 0, rect.width == width, rect.height == height { return self }
    let count = rect.width * rect.height * 4
    let part = [UInt8](unsafeUninitializedCapacity: count) { out, initialized in
      pixels.withUnsafeBytes { source in
        for y in 0..<rect.height {
          let start = ((y + rect.y) * width + rect.x) * 4
          memcpy(out.baseAddress! + y * rect.width * 4, source.baseAddress! + start, rect.width * 4)
        }
      }
      initialized = count
    }
    return RGBAImage(width: rect.width, height: rect.height, pixels: part)
  }

  /// The picture in the middle of another. What does not fit into it is cut.
  ///
  /// - Parameters:
  ///   - background: What is around it, as loaded from RGBA memory.
  ///   - step: It begins in a column and a row that are multiples of this.
  package func centered(width: Int, height: Int, background: UInt32, step: Int = 1) -> RGBAImage {
    if width == self.width, height == self.height { return self }
    let (wide, high) = (min(width, self.width), min(height, self.height))
    if wide < self.width || high < self.height {
      let middle = FrameRect(x: (self.width - wide) / 2, y: (self.height - high) / 2, width: wide, height: high)
      return cropped(to: middle).centered(width: width, height: height, background: background, step: step)
    }
    var result = RGBAImage(clearOfWidth: width, height: height)
    if background != 0 { result.withMutableWords { $0.update(repeating: background) } }
    result.replace(
      FrameRect(
        x: (width - self.width) / 2 / step * step, y: (height - self.height) / 2 / step * step, width: self.width,
        height: self.height),
      with: self)
    return result
  }

  /// Replaces the part inside `rect` by `part`.
  mutating func replace(_ rect: FrameRect, with part: RGBAImage) {
    let width = self.width
    pixels.withUnsafeMutableBytes { target in
      part.pixels.withUnsafeBytes { source in
        for y in 0..<rect.height {
          let start = ((y + rect.y) * width + rect.x) * 4
          memcpy(target.baseAddress! + start, source.baseAddress! + y * rect.width * 4, rect.width * 4)
        }
      }
    }
  }

  /// Calls `body` with the pixels as machine words.
  func withWords<R>(_ body: (UnsafeBufferPointer<UInt32>) -> R) -> R {
    pixels.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
  }

  /// Calls `body` with the pixels as mutable machine words.
  mutating func withMutableWords<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> R) -> R {
    pixels.withUnsafeMutableBytes { body($0.bindMemory(to: UInt32.self)) }
  }
}
