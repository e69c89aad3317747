import Foundation

/// Animated PNG: exact pixels, exact times. Frames are cut to what changes, equal ones are merged, and each is stored
/// either as new pixels or as changes over the old ones, whichever is smaller. The same frames give the same bytes.
package final class APNGWriter: FrameSequenceWriter {
  /// What changed, in the frame's own pixels.
  private struct Change {
    var rect: FrameRect
    var part: RGBAImage
    var duration: FrameDuration
  }

  private let loops: Int
  private var changes: [Change] = []
  private var canvas: RGBAImage?
  private var tally = ColorTally()
  private var isOpaque = true

  /// - Parameter loops: how often to play; 0 plays for ever.
  package init(loops: Int = 0) {
    self.loops = max(loops, 0)
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    let frame = frame.normalized()
    guard let old = canvas else {
      append(frame, FrameRect(x: 0, y: 0, width: frame.width, height: frame.height), duration)
      canvas = frame
      return
    }
    guard old.width == frame.width, old.height == frame.height else { throw ImageEncodingError.differentSizes }
    guard let rect = FrameRect.difference(old, frame) else {
      changes[changes.count - 1].duration = changes[changes.count - 1].duration + duration
      return
    }
    append(frame.cropped(to: rect), rect, duration)
    canvas = frame
  }

  private func append(_ part: RGBAImage, _ rect: FrameRect, _ duration: FrameDuration) {
    changes.append(Change(rect: rect, part: part, duration: duration))
    tally.add(part)
    if isOpaque { isOpaque = part.isOpaque }
  }

  package func finish() throws -> Data {
    if changes.isEmpty { throw ImageEncodingError.noFrames }
    defer {
      changes = []
      canvas = nil
    }
    let candidates = candidates()
    if candidates.count == 1 { return file(in: candidates[0].format, canSkip: candidates[0].canSkip) }
    // A few frames of the loop tell which format suits it.
    let step = max(1, changes.count / 6)
    var best = candidates[0]
    var least = Int.max
    for candidate in candidates {
      var size = 0
      var canvas = changes[0].part
      for (i, change) in changes.enumerated() {
        if i % step == step / 2 { size += body(of: change, over: i > 0 ? canvas : nil, as: candidate).bytes.count }
        canvas.replace(change.rect, with: change.part)
      }
      if size < least {
        least = size
        best = candidate
      }
    }
    return file(in: best.format, canSkip: best.canSkip)
  }

  /// Pixel formats worth trying, and whether unchanged pixels can be left out in each: that takes a clear colour.
  private func candidates() -> [(format: PNGPixelFormat, canSkip: Bool)] {
    let format = PNGPixelFormat.smallest(for: tally, isOpaque: isOpaque)
    if changes.count == 1 { return [(format, false)] }
    switch format {
    case .palette(let colors):
      if colors.contains(0) { return [(format, true)] }
      if colors.count == 256 { return [(format, false)] }
      var wider = tally
      wider.insert(0)
      return [(PNGPixelFormat.smallest(for: wider, isOpaque: false), true)]
    case .rgb: return [(.rgb, false), (.rgba, true)]
    case .rgba: return [(.rgba, true)]
    }
  }

  private func file(in format: PNGPixelFormat, canSkip: Bool) -> Data {
    var canvas = changes[0].part
    var data = Data(PNGChunks.signature)
    PNGEncoder.appendHeader(width: canvas.width, height: canvas.height, format: format, to: &data)
    let counts = PNGChunks.bytes(UInt32(changes.count)) + PNGChunks.bytes(UInt32(loops))
    PNGChunks.append("acTL", counts, to: &data)
    format.appendPalette(to: &data)
    var sequence: UInt32 = 0
    for (i, change) in changes.enumerated() {
      let (body, isOver) = body(of: change, over: i > 0 ? canvas : nil, as: (format, canSkip))
      canvas.replace(change.rect, with: change.part)
      PNGChunks.append("fcTL", control(change, sequence: sequence, isOver: isOver), to: &data)
      sequence += 1
      if i == 0 {
        PNGChunks.append("IDAT", body, to: &data)
      } else {
        PNGChunks.append("fdAT", PNGChunks.bytes(sequence) + body, to: &data)
        sequence += 1
      }
    }
    PNGChunks.append("IEND", [], to: &data)
    return data
  }

  /// A frame's compressed bytes: the part itself, or what of it is new on the canvas.
  private func body(
    of change: Change, over canvas: RGBAImage?, as candidate: (format: PNGPixelFormat, canSkip: Bool)
  ) -> (bytes: [UInt8], isOver: Bool) {
    let whole = candidate.format.compressed(change.part)
    guard let canvas, candidate.canSkip, let sparse = sparse(change, over: canvas) else { return (whole, false) }
    let other = candidate.format.compressed(sparse)
    return other.count < whole.count ? (other, true) : (whole, false)
  }

  /// The part with unchanged pixels left clear, or nil when drawing that over the canvas would not give the part.
  private func sparse(_ change: Change, over canvas: RGBAImage) -> RGBAImage? {
    let old = canvas.cropped(to: change.rect)
    var result = change.part
    let isExact = result.pixels.withUnsafeMutableBytes { bytes -> Bool in
      let new = bytes.bindMemory(to: UInt32.self)
      return old.withWords { old in
        var i = 0
        while i < old.count {
          if new[i] == old[i] {
            new[i] = 0
          } else if new[i] & RGBAImage.alphaMask != RGBAImage.alphaMask, old[i] & RGBAImage.alphaMask != 0 {
            return false
          }
          i += 1
        }
        return true
      }
    }
    return isExact ? result : nil
  }

  private func control(_ change: Change, sequence: UInt32, isOver: Bool) -> [UInt8] {
    let rect = change.rect
    var body = PNGChunks.bytes(sequence)
    for value in [rect.width, rect.height, rect.x, rect.y] { body += PNGChunks.bytes(UInt32(value)) }
    let delay = Self.delay(change.duration)
    body += PNGChunks.bytes(delay.numerator) + PNGChunks.bytes(delay.denominator)
    // Dispose: leave the frame.
    return body + [0, isOver ? 1 : 0]
  }

  /// The fraction in two bytes each; what does not fit is rounded to milliseconds, or to seconds beyond 65.5 s.
  private static func delay(_ d: FrameDuration) -> (numerator: UInt16, denominator: UInt16) {
    if d.numerator <= 65535, d.denominator <= 65535 { return (UInt16(d.numerator), UInt16(d.denominator)) }
    let milliseconds = d.rounded(rate: 1000)
    if milliseconds <= 65535 { return (UInt16(milliseconds), 1000) }
    return (UInt16(min(d.rounded(rate: 1), 65535)), 1)
  }
}
