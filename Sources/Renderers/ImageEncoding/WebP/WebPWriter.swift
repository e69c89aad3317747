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

  /// The format's limit on a side, in pixels.
  private static let limit = 16383

  private let loops: Int
  private let quality: Quality
  private var record: FrameRecord
  private var isOpaque = true

  /// - Parameters:
  ///   - loops: How often to play; 0 plays forever.
  ///   - background: What is around frames that are smaller than others, as loaded from RGBA memory.
  package init(loops: Int = 0, quality: Quality = .lossless, background: UInt32 = 0) {
    self.loops = max(loops, 0)
    self.quality = quality
    record = FrameRecord(keepsSparse: true, step: 2, background: background)
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    guard frame.width <= Self.limit, frame.height <= Self.limit else {
      throw ImageEncodingError.tooLarge(limit: Self.limit)
    }
    record.add(frame.normalized(), duration: duration) { part in
      if isOpaque { isOpaque = part.isOpaque }
    }
  }

  package func finish() throws -> Data {
    if record.changes.isEmpty { throw ImageEncodingError.noFrames }
    defer { record = FrameRecord(keepsSparse: true) }
    let store = record.store
    let encoder = WebPFrameEncoder(quality: quality, bytes: store.byteCount)
    let changes = record.changes
    if changes.count == 1 {
      let bytes = try encoder.encode(store.picture(changes[0].content.whole))
      return WebPContainer.still(bytes, width: record.width, height: record.height)
    }
    var container = WebPContainer(width: record.width, height: record.height, loops: loops)
    var hasAlpha = !isOpaque
    // Rounded ends, so that their sum is the rounded total.
    let starts = (changes.map(\.start) + [record.total]).map { $0.rounded(rate: 1000) }
    try record.forEachEncoded {
      try Self.encode($0, from: store, encoder)
    } append: { index, body in
      if body.isOver { hasAlpha = true }
      container.append(
        body.bytes, rect: changes[index].rect, milliseconds: starts[index + 1] - starts[index], isOver: body.isOver)
    }
    return container.data(hasAlpha: hasAlpha)
  }

  private static func encode(
    _ content: FrameRecord.Content, from store: PictureStore, _ encoder: WebPFrameEncoder
  ) throws -> FrameBytes {
    let whole = store.picture(content.whole)
    guard let number = content.sparse else { return FrameBytes(bytes: try encoder.encode(whole), isOver: false) }
    let sparse = store.picture(number)
    if !encoder.triesBoth { return FrameBytes(bytes: try encoder.encode(sparse), isOver: true) }
    let first = try encoder.encode(whole)
    // What is left clear is left as it is: that part has no loss to hide.
    let second = try encoder.encodeExactly(sparse)
    return second.count < first.count
      ? FrameBytes(bytes: second, isOver: true) : FrameBytes(bytes: first, isOver: false)
  }
}
