import Foundation

/// A writer of animated PNG files with exact pixels and exact times.
///
/// Frames are cropped to their changes, equal ones are merged, and each is stored either as new pixels or as changes
/// over the previous ones, whichever is smaller. Equal frames give equal bytes.
package final class APNGWriter: FrameSequenceWriter {
  /// The content of a frame: its pixels, and only those that differ from the canvas, if drawing these gives the same
  /// result.
  private struct Job: Hashable {
    var whole: Int
    var sparse: Int?
  }

  private struct Change {
    var rect: FrameRect
    var job: Job
    var duration: FrameDuration
  }

  private struct Body: Sendable {
    var bytes: [UInt8]
    var isOver: Bool
  }

  /// The number of images of a loop with which pixel formats are tried.
  private static let samples = 6

  private let loops: Int
  private var changes: [Change] = []
  private var store = PictureStore()
  private var canvas: RGBAImage?
  private var tally = ColorTally()
  private var isOpaque = true

  /// Creates a writer.
  ///
  /// - Parameter loops: The number of times to play. 0 plays without end. Default 0.
  package init(loops: Int = 0) {
    self.loops = max(loops, 0)
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    let frame = frame.normalized()
    guard let old = canvas else {
      append(frame, nil, FrameRect(x: 0, y: 0, width: frame.width, height: frame.height), duration)
      canvas = frame
      return
    }
    guard old.width == frame.width, old.height == frame.height else { throw ImageEncodingError.differentSizes }
    guard let rect = FrameRect.difference(old, frame) else {
      changes[changes.count - 1].duration = changes[changes.count - 1].duration + duration
      return
    }
    let part = frame.cropped(to: rect)
    append(part, part.sparse(over: old.cropped(to: rect)), rect, duration)
    canvas = frame
  }

  private func append(_ part: RGBAImage, _ sparse: RGBAImage?, _ rect: FrameRect, _ duration: FrameDuration) {
    let known = store.count
    let whole = store.add(part)
    if store.count > known {
      tally.add(part)
      if isOpaque { isOpaque = part.isOpaque }
    }
    let job = Job(whole: whole, sparse: sparse.map { store.add($0) })
    changes.append(Change(rect: rect, job: job, duration: duration))
  }

  package func finish() throws -> Data {
    if changes.isEmpty { throw ImageEncodingError.noFrames }
    defer {
      changes = []
      canvas = nil
      store = PictureStore()
    }
    var jobs: [Job] = []
    var places: [Job: Int] = [:]
    for change in changes where places[change.job] == nil {
      places[change.job] = jobs.count
      jobs.append(change.job)
    }
    let (format, effort) = coding(of: jobs)
    let bodies = bodies(of: jobs, in: format, effort)
    return file(in: format) { bodies[places[$0] ?? 0] }
  }

  /// Returns the pixel format, and the filters that suit a few frames of the loop.
  private func coding(of jobs: [Job]) -> (PNGPixelFormat, PNGEffort) {
    let effort = PNGEffort(bytes: store.byteCount)
    let candidates = candidates().map { (format: $0, effort: $0.suited(effort)) }
    let step = max(1, jobs.count / Self.samples)
    let chosen = stride(from: step / 2, to: jobs.count, by: step).map { jobs[$0] }
    let store = store
    let sizes = Parallel.map(candidates.count * chosen.count) { index -> [Int] in
      let (format, effort) = candidates[index / chosen.count]
      let job = chosen[index % chosen.count]
      let whole = format.estimates(store.picture(job.whole), effort: effort)
      guard format.canSkip, let sparse = job.sparse else { return whole }
      return zip(whole, format.estimates(store.picture(sparse), effort: effort)).map(min)
    }
    var best = candidates[0]
    var least = Int.max
    for (i, candidate) in candidates.enumerated() {
      let totals = candidate.effort.filters.indices.map { filter in
        sizes[(i * chosen.count)..<((i + 1) * chosen.count)].reduce(0) { $0 + $1[filter] }
      }
      let order = totals.indices.sorted { totals[$0] != totals[$1] ? totals[$0] < totals[$1] : $0 < $1 }
      let total = totals[order[0]] * jobs.count / chosen.count + candidate.format.paletteLength
      guard total < least else { continue }
      least = total
      best = candidate
      best.effort.filters = order.prefix(effort.keptFilters).map { candidate.effort.filters[$0] }
    }
    return best
  }

  /// Returns the pixel formats to try.
  private func candidates() -> [PNGPixelFormat] {
    let direct: PNGPixelFormat = isOpaque ? .rgb(key: changes.count > 1 ? tally.unusedColor : nil) : .rgba
    guard !tally.isOverfull else { return [direct] }
    var wider = tally
    if changes.contains(where: { $0.job.sparse != nil }) { wider.insert(0) }
    let palette = PNGPixelFormat.smallest(
      for: wider.isOverfull ? tally : wider, isOpaque: false, isPacked: changes.count == 1)
    // A small palette is always best; a large one may cost more than it saves.
    return tally.colors.count > 32 ? [palette, direct] : [palette]
  }

  private func bodies(of jobs: [Job], in format: PNGPixelFormat, _ effort: PNGEffort) -> [Body] {
    let store = store
    return Parallel.map(jobs.count) { index in
      let whole = store.picture(jobs[index].whole)
      guard format.canSkip, let number = jobs[index].sparse else {
        return Body(bytes: format.compressed(whole, effort: effort), isOver: false)
      }
      let sparse = store.picture(number)
      let least = [whole, sparse].map { format.estimates($0, effort: effort).min() ?? 0 }
      // If the estimates are close, both are tried in full.
      let isClose = least[0] * 20 < least[1] * 21 && least[1] * 20 < least[0] * 21
      guard effort.isThorough, isClose else {
        let isOver = least[1] < least[0]
        return Body(bytes: format.compressed(isOver ? sparse : whole, effort: effort), isOver: isOver)
      }
      let first = format.compressed(whole, effort: effort)
      let second = format.compressed(sparse, effort: effort)
      return second.count < first.count ? Body(bytes: second, isOver: true) : Body(bytes: first, isOver: false)
    }
  }

  private func file(in format: PNGPixelFormat, body: (Job) -> Body) -> Data {
    var data = Data(PNGChunks.signature)
    let size = changes[0].rect
    PNGEncoder.appendHeader(width: size.width, height: size.height, format: format, to: &data)
    let counts = PNGChunks.bytes(UInt32(changes.count)) + PNGChunks.bytes(UInt32(loops))
    PNGChunks.append("acTL", counts, to: &data)
    format.appendPalette(to: &data)
    var sequence: UInt32 = 0
    for (i, change) in changes.enumerated() {
      let body = body(change.job)
      PNGChunks.append("fcTL", control(change, sequence: sequence, isOver: body.isOver), to: &data)
      sequence += 1
      if i == 0 {
        PNGChunks.append("IDAT", body.bytes, to: &data)
      } else {
        PNGChunks.append("fdAT", PNGChunks.bytes(sequence) + body.bytes, to: &data)
        sequence += 1
      }
    }
    PNGChunks.append("IEND", [], to: &data)
    return data
  }

  private func control(_ change: Change, sequence: UInt32, isOver: Bool) -> [UInt8] {
    let rect = change.rect
    var body = PNGChunks.bytes(sequence)
    for value in [rect.width, rect.height, rect.x, rect.y] { body += PNGChunks.bytes(UInt32(value)) }
    let delay = Self.delay(change.duration)
    body += PNGChunks.bytes(delay.numerator) + PNGChunks.bytes(delay.denominator)
    // The disposal leaves the frame.
    return body + [0, isOver ? 1 : 0]
  }

  /// Returns the fraction in two bytes each. Values that do not fit are rounded to milliseconds, or to seconds beyond
  /// 65.5 s.
  private static func delay(_ d: FrameDuration) -> (numerator: UInt16, denominator: UInt16) {
    if d.numerator <= 65535, d.denominator <= 65535 { return (UInt16(d.numerator), UInt16(d.denominator)) }
    let milliseconds = d.rounded(rate: 1000)
    if milliseconds <= 65535 { return (UInt16(milliseconds), 1000) }
    return (UInt16(min(d.rounded(rate: 1), 65535)), 1)
  }
}
