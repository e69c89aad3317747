import Foundation

/// A writer of animated WebP files. libwebp encodes the frames, on all cores; the container is written here.
///
/// Frames are cropped to their changes, and equal ones are merged. Times are whole milliseconds, whose total is the
/// frames' total, rounded once. Equal frames give equal bytes with the same version of libwebp.
package final class WebPWriter: FrameSequenceWriter {
  package enum Quality: Equatable, Sendable {
    /// Exact pixels.
    case lossless
    /// Lossy compression with a quality from 0 (smallest) to 100 (best).
    case lossy(Double)
  }

  private struct Change {
    var rect: FrameRect
    var job: Job
    /// The start time in milliseconds.
    var start: Int
  }

  /// The content of a frame: its pixels, and only those that differ from the canvas, if drawing these gives the same
  /// result.
  private struct Job: Hashable {
    var whole: Int
    var sparse: Int?
  }

  private struct Body: Sendable {
    var bytes: [UInt8]
    var isOver: Bool
  }

  /// The maximum length of a side in the format, in pixels.
  private static let limit = 16383

  private let loops: Int
  private let quality: Quality
  private var changes: [Change] = []
  private var store = PictureStore()
  private var canvas: RGBAImage?
  private var clock = FrameDuration.zero
  private var isOpaque = true

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - loops: The number of times to play. 0 plays without end. Default 0.
  ///   - quality: The quality. Default `lossless`.
  package init(loops: Int = 0, quality: Quality = .lossless) {
    self.loops = max(loops, 0)
    self.quality = quality
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    let start = clock.rounded(rate: 1000)
    clock = clock + duration
    let frame = frame.normalized()
    guard let old = canvas else {
      guard frame.width <= Self.limit, frame.height <= Self.limit else {
        throw ImageEncodingError.tooLarge(limit: Self.limit)
      }
      append(frame, nil, FrameRect(x: 0, y: 0, width: frame.width, height: frame.height), start)
      canvas = frame
      return
    }
    guard old.width == frame.width, old.height == frame.height else { throw ImageEncodingError.differentSizes }
    guard var rect = FrameRect.difference(old, frame) else { return }
    // Positions must be even.
    rect = FrameRect(
      x: rect.x & ~1, y: rect.y & ~1, width: rect.width + (rect.x & 1), height: rect.height + (rect.y & 1))
    let part = frame.cropped(to: rect)
    append(part, part.sparse(over: old.cropped(to: rect)), rect, start)
    canvas = frame
  }

  private func append(_ part: RGBAImage, _ sparse: RGBAImage?, _ rect: FrameRect, _ start: Int) {
    let known = store.count
    let whole = store.add(part)
    if store.count > known, isOpaque { isOpaque = part.isOpaque }
    changes.append(Change(rect: rect, job: Job(whole: whole, sparse: sparse.map { store.add($0) }), start: start))
  }

  package func finish() throws -> Data {
    guard let first = changes.first else { throw ImageEncodingError.noFrames }
    defer {
      changes = []
      store = PictureStore()
      canvas = nil
    }
    var jobs: [Job] = []
    var places: [Job: Int] = [:]
    for change in changes where places[change.job] == nil {
      places[change.job] = jobs.count
      jobs.append(change.job)
    }
    let bodies = try bodies(of: jobs)
    if changes.count == 1 {
      return WebPContainer.still(bodies[0].bytes, width: first.rect.width, height: first.rect.height)
    }
    var container = WebPContainer(
      width: first.rect.width, height: first.rect.height,
      hasAlpha: !isOpaque || changes.contains { bodies[places[$0.job] ?? 0].isOver }, loops: loops)
    let total = clock.rounded(rate: 1000)
    for (i, change) in changes.enumerated() {
      let end = i + 1 < changes.count ? changes[i + 1].start : total
      let body = bodies[places[change.job] ?? 0]
      container.append(body.bytes, rect: change.rect, milliseconds: end - change.start, isOver: body.isOver)
    }
    return container.data()
  }

  private func bodies(of jobs: [Job]) throws -> [Body] {
    let encoder = WebPFrameEncoder(quality: quality, bytes: store.byteCount)
    let store = store
    return try Parallel.tryMap(jobs.count) { index in
      let whole = store.picture(jobs[index].whole)
      guard let number = jobs[index].sparse else { return Body(bytes: try encoder.encode(whole), isOver: false) }
      let sparse = store.picture(number)
      if !encoder.triesBoth { return Body(bytes: try encoder.encode(sparse), isOver: true) }
      let first = try encoder.encode(whole)
      // Transparent pixels leave the canvas unchanged, so they cannot hide losses of quality.
      let second = try encoder.encodeExactly(sparse)
      return second.count < first.count ? Body(bytes: second, isOver: true) : Body(bytes: first, isOver: false)
    }
  }
}
