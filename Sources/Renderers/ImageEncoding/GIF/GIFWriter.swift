import Foundation

/// Animated GIF with one palette for the whole loop, exact when that has at most 256 colors. A pixel of alpha 128 or
/// more is opaque, any other clear. Frames are cut to what changes and equal ones merged. Times are whole hundredths of a
/// second whose total is the frames' total, rounded once. The same frames give the same bytes.
package final class GIFWriter: FrameSequenceWriter {
  /// Browsers show anything shorter than this many hundredths of a second for a tenth of a second; a frame that would
  /// be shorter is left out, and its time goes to its neighbor.
  private static let shortestDelay = 2

  private let loops: Int
  private let limit: Int
  private var steps: [GIFStep] = []
  private var store = PictureStore()
  private var canvas: RGBAImage?
  private var clock = FrameDuration.zero
  private var tally = ColorTally()
  private var histogram = ColorHistogram()
  private var hasClear = false

  /// - Parameters:
  ///   - loops: how often to play; 0 plays forever.
  ///   - colors: entries of the palette, 2…256; fewer make a smaller file of loops that have more.
  package init(loops: Int = 0, colors: Int = 256) {
    self.loops = max(loops, 0)
    limit = min(max(colors, 2), 256)
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    guard frame.width <= 65535, frame.height <= 65535 else { throw ImageEncodingError.tooLarge(limit: 65535) }
    let start = clock.rounded(rate: 100)
    clock = clock + duration
    let frame = frame.withHardAlpha()
    guard let old = canvas else {
      append(frame, FrameRect(x: 0, y: 0, width: frame.width, height: frame.height), start)
      canvas = frame
      return
    }
    guard old.width == frame.width, old.height == frame.height else { throw ImageEncodingError.differentSizes }
    guard let last = steps.last, start - last.start >= Self.shortestDelay else { return }
    guard let rect = FrameRect.difference(old, frame) else { return }
    append(frame.cropped(to: rect), rect, start)
    canvas = frame
  }

  private func append(_ part: RGBAImage, _ rect: FrameRect, _ start: Int) {
    let known = store.count
    steps.append(GIFStep(rect: rect, part: store.add(part), start: start))
    // A picture seen before has been counted.
    if store.count > known { count(part) }
  }

  private func count(_ part: RGBAImage) {
    part.withWords { words in
      var i = 0
      while i < words.count {
        let word = words[i]
        var run = i + 1
        while run < words.count, words[run] == word { run += 1 }
        let color = UInt32(littleEndian: word)
        if color >> 24 == 0 {
          hasClear = true
        } else {
          tally.insert(color & 0xFF_FFFF)
          histogram.add(color & 0xFF_FFFF, count: run - i)
        }
        i = run
      }
    }
  }

  package func finish() throws -> Data {
    guard let first = steps.first else { throw ImageEncodingError.noFrames }
    let total = max(clock.rounded(rate: 100), 0)
    // The last frame's own delay obeys the same minimum.
    while steps.count > 1, let last = steps.last, total - last.start < Self.shortestDelay { steps.removeLast() }
    defer {
      steps = []
      store = PictureStore()
      canvas = nil
    }
    let palette = GIFPalette(
      exact: tally.isOverfull ? nil : tally.colors, histogram: histogram, needsClear: hasClear, limit: limit)
    let composer = GIFComposer(
      steps: steps, pictures: GIFPictures(store, palette, clear: hasClear ? 255 : nil), total: total
    ).inBestOrder()
    let pictures = composer.pictures
    var data = Data("GIF89a".utf8)
    data.appendHalf(first.rect.width)
    data.appendHalf(first.rect.height)
    data.append(contentsOf: [UInt8(0xF0 | (pictures.palette.depth - 1)), 0, 0])
    data.append(contentsOf: pictures.palette.table)
    if steps.count > 1, loops != 1 {
      data.append(contentsOf: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1])
      // The block counts repetitions after the first pass.
      data.appendHalf(loops == 0 ? 0 : min(loops - 1, 65535))
      data.append(0)
    }
    composer.append(to: &data)
    data.append(0x3B)
    return data
  }
}

/// A frame that changes something.
struct GIFStep {
  /// The part of the frame that differs from the one before.
  var rect: FrameRect
  /// Its number among the pictures.
  var part: Int
  /// Hundredths of a second from the start.
  var start: Int
}

extension Data {
  /// Little-endian.
  mutating func appendHalf(_ value: Int) {
    append(contentsOf: [UInt8(value & 255), UInt8(value >> 8 & 255)])
  }
}

extension RGBAImage {
  /// Alpha of 128 and more becomes 255, all else clear black.
  fileprivate func withHardAlpha() -> RGBAImage {
    if isOpaque { return self }
    var copy = self
    copy.withMutableWords { words in
      let base = words.baseAddress!
      var i = 0
      while i < words.count {
        let word = UInt32(littleEndian: base[i])
        base[i] = UInt32(littleEndian: word >> 31 == 1 ? word | 0xFF00_0000 : 0)
        i += 1
      }
    }
    return copy
  }
}
