import Foundation

/// Animated GIF with one palette for the whole loop, exact when that has at most 256 colours. A pixel of alpha 128 or
/// more is opaque, any other clear. Frames are cut to what changes and equal ones merged. Times are whole hundredths of a
/// second whose total is the frames' total, rounded once. The same frames give the same bytes.
package final class GIFWriter: FrameSequenceWriter {
  /// Browsers show anything shorter than this many hundredths of a second for a tenth of a second; a frame that would
  /// be shorter is left out, and its time goes to its neighbour.
  private static let shortestDelay = 2

  private struct Step {
    /// The part of the frame that differs from the one before.
    var rect: FrameRect
    var part: RGBAImage
    /// Hundredths of a second from the start.
    var start: Int
  }

  private let loops: Int
  private let dithers: Bool
  private var steps: [Step] = []
  private var canvas: RGBAImage?
  private var clock = FrameDuration.zero
  private var tally = ColorTally()
  private var histogram = ColorHistogram()
  private var hasClear = false

  /// - Parameters:
  ///   - loops: how often to play; 0 plays for ever.
  ///   - dithers: spread what a palette of 256 colours cannot show over an ordered 4 × 4 pattern.
  package init(loops: Int = 0, dithers: Bool = false) {
    self.loops = max(loops, 0)
    self.dithers = dithers
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    guard frame.width <= 65535, frame.height <= 65535 else { throw ImageEncodingError.tooLarge(limit: 65535) }
    let start = clock.rounded(rate: 100)
    clock = clock + duration
    let frame = frame.withHardAlpha()
    guard let old = canvas else {
      let rect = FrameRect(x: 0, y: 0, width: frame.width, height: frame.height)
      append(Step(rect: rect, part: frame, start: start))
      canvas = frame
      return
    }
    guard old.width == frame.width, old.height == frame.height else { throw ImageEncodingError.differentSizes }
    guard let last = steps.last, start - last.start >= Self.shortestDelay else { return }
    guard let rect = FrameRect.difference(old, frame) else { return }
    append(Step(rect: rect, part: frame.cropped(to: rect), start: start))
    canvas = frame
  }

  private func append(_ step: Step) {
    steps.append(step)
    step.part.withWords { words in
      var i = 0
      while i < words.count {
        let word = words[i]
        var run = i + 1
        while run < words.count, words[run] == word { run += 1 }
        let color = UInt32(littleEndian: word)
        if color >> 24 == 0 {
          hasClear = true
        } else {
          tally.insertIfRoom(color & 0xFF_FFFF)
          histogram.add(color, count: run - i)
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
    var palette = GIFPalette(
      exact: tally.isOverfull ? nil : tally.colors, histogram: histogram, needsClear: hasClear)
    palette.sort(byUseIn: steps.map(\.part))
    var data = Data("GIF89a".utf8)
    let depth = palette.depth
    appendHalf(first.part.width, to: &data)
    appendHalf(first.part.height, to: &data)
    data.append(contentsOf: [UInt8(0xF0 | (depth - 1)), 0, 0])
    for i in 0..<(1 << depth) {
      let color = i < palette.colors.count ? palette.colors[i] : (0, 0, 0)
      data.append(contentsOf: [color.0, color.1, color.2])
    }
    if steps.count > 1, loops != 1 {
      data.append(contentsOf: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1])
      // The block counts repetitions after the first pass.
      appendHalf(loops == 0 ? 0 : min(loops - 1, 65535), to: &data)
      data.append(0)
    }
    appendFrames(total: total, palette: &palette, to: &data)
    data.append(0x3B)
    steps = []
    return data
  }

  /// Frames with one step of foresight: what has to become clear for the next one is cleared by this one's disposal.
  private func appendFrames(total: Int, palette: inout GIFPalette, to data: inout Data) {
    var target = steps[0].part
    // What a viewer shows before the frame is drawn; its colours are the palette's.
    var shown = RGBAImage(
      width: target.width, height: target.height, pixels: [UInt8](repeating: 0, count: target.pixels.count))
    var painter = GIFPainter(palette: palette, dithers: dithers && !palette.isExact)
    var goal = painter.painted(target)
    for (i, step) in steps.enumerated() {
      let isLast = i + 1 == steps.count
      let end = isLast ? total : steps[i + 1].start
      var rect = FrameRect.difference(shown, goal) ?? FrameRect(x: 0, y: 0, width: 1, height: 1)
      if i == 0 { rect = FrameRect(x: 0, y: 0, width: target.width, height: target.height) }
      var next = goal
      var clears = false
      if !isLast {
        target.replace(steps[i + 1].rect, with: steps[i + 1].part)
        next = painter.painted(target)
        let vanishing = FrameRect.difference(goal, next) { old, new in
          old & RGBAImage.alphaMask != 0 && new & RGBAImage.alphaMask == 0
        }
        if let vanishing {
          clears = true
          rect = rect.union(vanishing)
        }
      }
      appendFrame(goal, over: shown, rect: rect, delay: end - step.start, clears: clears, painter: &painter, to: &data)
      shown = goal
      if clears { shown.clear(rect) }
      goal = next
    }
    palette = painter.palette
  }

  private func appendFrame(
    _ goal: RGBAImage, over shown: RGBAImage, rect: FrameRect, delay: Int, clears: Bool, painter: inout GIFPainter,
    to data: inout Data
  ) {
    let part = goal.cropped(to: rect)
    let plan = GIFFramePlan(
      indices: painter.indices(part), part: part, unchanged: part.unchanged(from: shown.cropped(to: rect)))
    let disposal: UInt8 = clears ? 2 : 1
    data.append(contentsOf: [0x21, 0xF9, 4, disposal << 2 | (plan.clearIndex == nil ? 0 : 1)])
    appendHalf(min(delay, 65535), to: &data)
    data.append(contentsOf: [plan.clearIndex ?? 0, 0, 0x2C])
    for value in [rect.x, rect.y, rect.width, rect.height] { appendHalf(value, to: &data) }
    data.append(0)
    data.append(contentsOf: plan.compressed())
  }

  /// Little-endian.
  private func appendHalf(_ value: Int, to data: inout Data) {
    data.append(contentsOf: [UInt8(value & 255), UInt8(value >> 8 & 255)])
  }
}

/// Turns pictures into palette colours and palette indices.
private struct GIFPainter {
  var palette: GIFPalette
  var dithers: Bool

  /// Bayer's 4 × 4 matrix, in sixteenths about zero, times the step that a palette of 256 colours leaves.
  private static let pattern: [Int] = [-8, 0, -6, 2, 4, -4, 6, -2, -5, 3, -7, 1, 7, -1, 5, -3]

  init(palette: GIFPalette, dithers: Bool) {
    self.palette = palette
    self.dithers = dithers
  }

  /// The picture as the palette shows it.
  mutating func painted(_ image: RGBAImage) -> RGBAImage {
    if palette.isExact { return image }
    var result = image
    let width = image.width
    result.pixels.withUnsafeMutableBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      var last: UInt32 = 0
      var lastResult: UInt32 = 0
      var i = 0
      while i < words.count {
        let color = UInt32(littleEndian: words[i])
        if color != 0 {
          let shifted = dithers ? shift(color, by: Self.pattern[(i / width & 3) * 4 + (i % width & 3)]) : color
          if shifted != last {
            last = shifted
            let entry = palette.colors[Int(palette.index(of: shifted))]
            let mixed = UInt32(entry.0) | UInt32(entry.1) << 8 | UInt32(entry.2) << 16
            lastResult = UInt32(littleEndian: mixed | 0xFF00_0000)
          }
          words[i] = lastResult
        }
        i += 1
      }
    }
    return result
  }

  private func shift(_ color: UInt32, by offset: Int) -> UInt32 {
    var result = color & 0xFF00_0000
    for bits: UInt32 in [0, 8, 16] {
      let value = Int(color >> bits & 255) + offset
      result |= UInt32(max(0, min(255, value))) << bits
    }
    return result
  }

  /// Indices of pixels that are already the palette's; 0 for clear ones.
  mutating func indices(_ image: RGBAImage) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: image.width * image.height)
    image.withWords { words in
      var last: UInt32 = 0
      var lastIndex: UInt8 = 0
      for i in 0..<words.count {
        let word = words[i]
        if word != last {
          last = word
          let color = UInt32(littleEndian: word)
          lastIndex = color >> 24 == 0 ? 0 : palette.index(of: color)
        }
        result[i] = lastIndex
      }
    }
    return result
  }
}

extension RGBAImage {
  /// One byte a pixel, 1 where this picture equals `old`.
  fileprivate func unchanged(from old: RGBAImage) -> [UInt8] {
    withWords { new in
      old.withWords { old in
        [UInt8](unsafeUninitializedCapacity: new.count) { out, count in
          count = new.count
          var i = 0
          while i < new.count {
            out[i] = new[i] == old[i] ? 1 : 0
            i += 1
          }
        }
      }
    }
  }

  /// Alpha of 128 and more becomes 255, all else clear black.
  fileprivate func withHardAlpha() -> RGBAImage {
    var copy = self
    copy.pixels.withUnsafeMutableBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      for i in 0..<words.count {
        let word = words[i]
        if word & Self.alphaMask == Self.alphaMask { continue }
        words[i] = UInt32(littleEndian: word) >> 31 == 1 ? word | Self.alphaMask : 0
      }
    }
    return copy
  }
}
