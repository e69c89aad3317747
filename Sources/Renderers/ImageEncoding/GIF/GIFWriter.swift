import Foundation

/// A writer of animated GIF files with one palette for the whole loop, which is exact if the loop has at most 256
/// colors.
///
/// Transparency has one bit: a pixel with an alpha of 128 or more is opaque, any other is transparent. Frames are
/// cropped to their changes, and equal ones are merged. Times are whole hundredths of a second, whose total is the
/// frames' total, rounded once. Equal frames give equal bytes.
package final class GIFWriter: FrameSequenceWriter {
  /// The minimum delay in hundredths of a second. Browsers show anything shorter for a tenth of a second. A frame that
  /// would be shorter is omitted, and its neighbor is extended.
  private static let shortestDelay = 2

  private let loops: Int
  private let limit: Int
  private var record: FrameRecord
  private var tally = ColorTally()
  private var histogram = ColorHistogram()
  private var hasClear = false

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - loops: How often to play; 0 plays forever.
  ///   - colors: Entries of the palette, 2…256; fewer make a smaller file of loops that have more.
  ///   - background: What is around frames that are smaller than others, as loaded from RGBA memory.
  package init(loops: Int = 0, colors: Int = 256, background: UInt32 = 0) {
    self.loops = max(loops, 0)
    limit = min(max(colors, 2), 256)
    record = FrameRecord(keepsSparse: false, background: background)
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    guard frame.width <= 65535, frame.height <= 65535 else { throw ImageEncodingError.tooLarge(limit: 65535) }
    if let last = record.changes.last,
      record.total.rounded(rate: 100) - last.start.rounded(rate: 100) < Self.shortestDelay
    {
      record.wait(duration)
    } else {
      record.add(frame.withHardAlpha(), duration: duration, see: count)
    }
  }

  private func count(_ part: RGBAImage) {
    part.withWords { words in
      PixelRuns.forEach(words) { word, start, end in
        let color = UInt32(littleEndian: word)
        if color >> 24 == 0 {
          hasClear = true
        } else {
          tally.insert(color & 0xFF_FFFF)
          histogram.add(color & 0xFF_FFFF, count: end - start)
        }
      }
    }
  }

  package func finish() throws -> Data {
    if record.changes.isEmpty { throw ImageEncodingError.noFrames }
    defer { record = FrameRecord(keepsSparse: false) }
    let total = record.total.rounded(rate: 100)
    var steps = record.changes.map {
      GIFStep(rect: $0.rect, part: $0.content.whole, start: $0.start.rounded(rate: 100))
    }
    // The last frame's own delay obeys the same minimum.
    while steps.count > 1, let last = steps.last, total - last.start < Self.shortestDelay { steps.removeLast() }
    let palette = GIFPalette(
      exact: tally.isOverfull ? nil : tally.colors, histogram: histogram, needsClear: hasClear, limit: limit)
    let composer = GIFComposer(
      steps: steps, pictures: GIFPictures(record.store, palette, clear: hasClear ? 255 : nil), total: total
    ).inBestOrder()
    let pictures = composer.pictures
    var data = Data("GIF89a".utf8)
    data.appendHalf(record.width)
    data.appendHalf(record.height)
    data.append(contentsOf: [UInt8(0xF0 | (pictures.palette.depth - 1)), 0, 0])
    data.append(contentsOf: pictures.palette.table)
    if steps.count > 1, loops != 1 {
      data.append(contentsOf: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1])
      // The block counts the repetitions after the first iteration.
      data.appendHalf(loops == 0 ? 0 : min(loops - 1, 65535))
      data.append(0)
    }
    composer.append(to: &data)
    data.append(0x3B)
    return data
  }
}

/// A frame with a change.
struct GIFStep {
  /// The part that differs from the previous frame.
  var rect: FrameRect
  /// The number of the part among the images.
  var part: Int
  /// The start time in hundredths of a second.
  var start: Int
}

extension Data {
  /// Appends a 16-bit value in little-endian order.
  mutating func appendHalf(_ value: Int) {
    append(contentsOf: [UInt8(value & 255), UInt8(value >> 8 & 255)])
  }
}

extension RGBAImage {
  /// Returns the image with an alpha of 255 for values of 128 and more, and with all other pixels transparent black.
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
