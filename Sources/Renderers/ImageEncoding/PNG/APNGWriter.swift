import Foundation

/// A writer of animated PNG files with exact pixels and exact times.
///
/// Frames are cropped to their changes, equal ones are merged, and each is stored either as new pixels or as changes
/// over the previous ones, whichever is smaller. Equal frames give equal bytes.
package final class APNGWriter: FrameSequenceWriter {
  /// Pictures of a loop on which pixel formats are tried.
  private static let samples = 6

  private let loops: Int
  private var record: FrameRecord
  private var tally = ColorTally()
  private var isOpaque = true

  /// - Parameters:
  ///   - loops: How often to play; 0 plays forever.
  ///   - background: What is around frames that are smaller than others, as loaded from RGBA memory.
  package init(loops: Int = 0, background: UInt32 = 0) {
    self.loops = max(loops, 0)
    record = FrameRecord(keepsSparse: true, background: background)
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    record.add(frame.normalized(), duration: duration) { part in
      tally.add(part)
      if isOpaque { isOpaque = part.isOpaque }
    }
  }

  package func finish() throws -> Data {
    if record.changes.isEmpty { throw ImageEncodingError.noFrames }
    defer { record = FrameRecord(keepsSparse: true) }
    let (format, effort) = coding()
    let store = record.store
    var file = APNGFile(record, format: format, loops: loops)
    try record.forEachEncoded {
      Self.encode($0, from: store, format, effort)
    } append: { index, body in
      file.append(body, number: index)
    }
    return file.data()
  }

  /// The pixel format, and the filters that some frames of the loop show to suit it.
  private func coding() -> (PNGPixelFormat, PNGEffort) {
    let store = record.store
    let jobs = record.contents
    let effort = PNGEffort(bytes: store.byteCount)
    let candidates = candidates().map { (format: $0, effort: $0.suited(effort)) }
    let step = max(1, jobs.count / Self.samples)
    let chosen = stride(from: step / 2, to: jobs.count, by: step).map { jobs[$0] }
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
    let direct: PNGPixelFormat = isOpaque ? .rgb(key: record.changes.count > 1 ? tally.unusedColor : nil) : .rgba
    guard !tally.isOverfull else { return [direct] }
    var wider = tally
    if record.changes.contains(where: { $0.content.sparse != nil }) { wider.insert(0) }
    let palette = PNGPixelFormat.smallest(
      for: wider.isOverfull ? tally : wider, isOpaque: false, isPacked: record.changes.count == 1)
    // A small palette is always best; a large one may cost more than it saves.
    return tally.colors.count > 32 ? [palette, direct] : [palette]
  }

  private static func encode(
    _ content: FrameRecord.Content, from store: PictureStore, _ format: PNGPixelFormat, _ effort: PNGEffort
  ) -> FrameBytes {
    let whole = store.picture(content.whole)
    guard format.canSkip, let number = content.sparse else {
      return FrameBytes(bytes: format.compressed(whole, effort: effort), isOver: false)
    }
    let sparse = store.picture(number)
    let least = [whole, sparse].map { format.estimates($0, effort: effort).min() ?? 0 }
    // If the estimates are close, both are encoded.
    let isClose = least[0] * 20 < least[1] * 21 && least[1] * 20 < least[0] * 21
    guard effort.isThorough, isClose else {
      let isOver = least[1] < least[0]
      return FrameBytes(bytes: format.compressed(isOver ? sparse : whole, effort: effort), isOver: isOver)
    }
    let first = format.compressed(whole, effort: effort)
    let second = format.compressed(sparse, effort: effort)
    return second.count < first.count
      ? FrameBytes(bytes: second, isOver: true) : FrameBytes(bytes: first, isOver: false)
  }
}
