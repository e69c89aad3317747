/// The frames of a moving picture as what changes from each to the next, for all formats alike: cut to the part that
/// changes, equal frames merged, equal parts kept once.
///
/// If the picture grows, smaller frames are centered in it.
package struct FrameRecord: Sendable {
  struct Change: Sendable {
    var rect: FrameRect
    /// The new pixels, and the part of them that differs from the canvas if drawing only that part gives the same
    /// result.
    var content: Content
    /// The exact time from the first frame on.
    var start: FrameDuration
  }

  struct Content: Hashable, Sendable {
    var whole: Int
    var sparse: Int?
  }

  private(set) var changes: [Change] = []
  private(set) var store = PictureStore()
  /// The frames' total.
  private(set) var total = FrameDuration.zero
  /// The current canvas.
  private(set) var canvas: RGBAImage?
  /// Parts are also kept with unchanged pixels made transparent.
  private let keepsSparse: Bool
  /// Parts begin in columns and rows that are multiples of this: 1 or 2.
  private let step: Int
  /// The color around frames that are smaller than others, as loaded from RGBA memory.
  private let background: UInt32

  init(keepsSparse: Bool, step: Int = 1, background: UInt32 = 0) {
    self.keepsSparse = keepsSparse
    self.step = step
    self.background = background
  }

  var width: Int { canvas?.width ?? 0 }
  var height: Int { canvas?.height ?? 0 }

  /// Extends the duration of the current canvas.
  mutating func wait(_ duration: FrameDuration) { total = total + duration }

  /// Adds a frame; `see` gets the pixels that no frame had before.
  mutating func add(_ frame: RGBAImage, duration: FrameDuration, see: (RGBAImage) -> Void = { _ in }) {
    defer { total = total + duration }
    var frame = frame
    guard var old = canvas else {
      canvas = frame
      append(frame, over: nil, FrameRect(x: 0, y: 0, width: frame.width, height: frame.height), see)
      return
    }
    if frame.width > old.width || frame.height > old.height {
      grow(width: max(frame.width, old.width), height: max(frame.height, old.height), see)
      old = canvas ?? old
    }
    frame = frame.centered(width: old.width, height: old.height, background: background, step: step)
    guard var rect = FrameRect.difference(old, frame) else { return }
    let (left, top) = (rect.x % step, rect.y % step)
    rect = FrameRect(x: rect.x - left, y: rect.y - top, width: rect.width + left, height: rect.height + top)
    append(frame.cropped(to: rect), over: old, rect, see)
    canvas = frame
  }

  private mutating func append(
    _ part: RGBAImage, over old: RGBAImage?, _ rect: FrameRect, _ see: (RGBAImage) -> Void
  ) {
    let known = store.count
    let whole = store.add(part)
    if store.count > known { see(part) }
    var content = Content(whole: whole)
    if keepsSparse, let old, let sparse = part.sparse(over: old.cropped(to: rect)) {
      content.sparse = store.add(sparse)
    }
    changes.append(Change(rect: rect, content: content, start: total))
  }

  private mutating func grow(width: Int, height: Int, _ see: (RGBAImage) -> Void) {
    guard let old = canvas, let first = changes.first else { return }
    let (dx, dy) = ((width - old.width) / 2 / step * step, (height - old.height) / 2 / step * step)
    canvas = old.centered(width: width, height: height, background: background, step: step)
    for index in changes.indices {
      changes[index].rect.x += dx
      changes[index].rect.y += dy
    }
    // The first frame fills the picture.
    let whole = store.picture(first.content.whole)
      .centered(width: width, height: height, background: background, step: step)
    changes[0].rect = FrameRect(x: 0, y: 0, width: width, height: height)
    changes[0].content = Content(whole: store.add(whole))
    see(whole)
  }

  /// Returns the duration of a change.
  func duration(_ index: Int) -> FrameDuration {
    (index + 1 < changes.count ? changes[index + 1].start : total) - changes[index].start
  }

  /// Distinct contents in the order of their first use.
  var contents: [Content] {
    var known: Set<Content> = []
    return changes.map(\.content).filter { known.insert($0).inserted }
  }

  /// Appends something for every change, in order. Contents are encoded on all cores, and each once.
  ///
  /// - Parameters:
  ///   - encode: Makes a content's bytes.
  ///   - append: Gets a change's number and its content's bytes.
  func forEachEncoded(
    _ encode: @Sendable (Content) throws -> FrameBytes, append: (Int, FrameBytes) -> Void
  ) throws {
    let contents = contents
    var places: [Content: Int] = [:]
    for (index, content) in contents.enumerated() { places[content] = index }
    var uses = [Int](repeating: 0, count: contents.count)
    for change in changes { uses[places[change.content] ?? 0] += 1 }
    var made: [Int: FrameBytes] = [:]
    var encoded = 0
    for (index, change) in changes.enumerated() {
      let place = places[change.content] ?? 0
      if place >= encoded {
        let range = encoded..<min(encoded + Self.batch, contents.count)
        for (bytes, number) in zip(
          try Parallel.tryMap(range.count) { try encode(contents[range.lowerBound + $0]) }, range)
        {
          made[number] = bytes
        }
        encoded = range.upperBound
      }
      append(index, made[place] ?? FrameBytes(bytes: [], isOver: false))
      uses[place] -= 1
      if uses[place] == 0 { made[place] = nil }
    }
  }

  /// Contents encoded at once.
  private static let batch = 16
}

/// A frame as a format holds it.
struct FrameBytes: Sendable {
  var bytes: [UInt8]
  /// Transparent pixels leave the canvas unchanged.
  var isOver: Bool
}
