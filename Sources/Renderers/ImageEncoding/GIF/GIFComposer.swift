import Foundation

/// A composer of a loop's frames. It draws them over one another as viewers do, and looks one frame ahead: pixels
/// that must become transparent in the next frame are cleared by the disposal of the current one.
struct GIFComposer {
  /// A frame that is ready for compression.
  private struct Frame {
    var rect: FrameRect
    var delay: Int
    var clears: Bool
    var plan: GIFFramePlan
  }

  private static let samples = 4
  /// Frames whose indices are held at once, and pixels of them.
  private static let batch = 64
  private static let batchPixels = 16 << 20

  let steps: [GIFStep]
  private(set) var pictures: GIFPictures
  /// The length of the loop in hundredths of a second.
  let total: Int

  /// The number of pixels of all frames' changed parts.
  private var pixels: Int { steps.reduce(0) { $0 + $1.rect.width * $1.rect.height } }

  /// Returns the composer with the palette in the order that makes the smallest file. Frames of few colors, all of them
  /// with low indices, have short codes.
  func inBestOrder() -> GIFComposer {
    let orders = PaletteOrder.candidates(count: pictures.palette.colors.count, uses: uses())
    func ordered(_ order: [Int]) -> GIFComposer {
      var result = self
      result.pictures = pictures.ordered(order)
      return result
    }
    guard let trial = GIFEffort.trial(pixels: pixels), orders.count > 1 else { return ordered(orders[0]) }
    var best = self
    var least = Int.max
    for order in orders {
      let composer = ordered(order)
      var data = Data()
      composer.append(to: &data, effort: trial)
      if data.count < least { (best, least) = (composer, data.count) }
    }
    return best
  }

  /// Appends the frames.
  ///
  /// - Parameters:
  ///   - data: The file to append to.
  ///   - given: The compression effort. With `nil`, it depends on the size of the loop.
  func append(to data: inout Data, effort given: GIFEffort? = nil) {
    var frames: [Frame] = []
    var effort = given ?? GIFEffort(pixels: pixels)
    var isTuned = effort.kept == nil
    var known: [GIFFramePlan.Key: [UInt8]] = [:]
    var file = data
    let batch = max(4, min(Self.batch, Self.batchPixels / max(1, steps[0].rect.width * steps[0].rect.height)))
    walk { part in
      let plan = GIFFramePlan(goal: part.goal, shown: part.shown, clear: pictures.clear)
      frames.append(Frame(rect: part.rect, delay: part.delay, clears: part.clears, plan: plan))
      guard part.isLast || frames.count == batch else { return }
      if !isTuned, frames.count > 1 {
        isTuned = true
        tune(&effort, by: frames)
      }
      append(frames, effort, &known, to: &file)
      frames = []
    }
    data = file
  }

  /// The drawn part of a frame.
  private struct Part {
    var rect: FrameRect
    var delay: Int
    /// A Boolean value that indicates whether the part is cleared after its duration.
    var clears: Bool
    /// The indices of the part in the image, and in the canvas before it, or `nil` for an empty canvas.
    var goal: [UInt8]
    var shown: [UInt8]?
    var isLast: Bool
  }

  /// Visits the frames in order.
  private func walk(_ body: (Part) -> Void) {
    let size = steps[0].rect
    var target = IndexedImage(width: size.width, height: size.height, indices: pictures.picture(steps[0].part))
    // The canvas before the frame is drawn, or `nil` if it is empty.
    var shown: IndexedImage?
    for (i, step) in steps.enumerated() {
      let goal = target
      let isLast = i + 1 == steps.count
      var rect = size
      if let shown { rect = IndexedImage.difference(shown, goal) ?? FrameRect(x: 0, y: 0, width: 1, height: 1) }
      var clears = false
      if !isLast {
        target.replace(steps[i + 1].rect, with: pictures.picture(steps[i + 1].part))
        if let clear = pictures.clear,
          let vanishing = IndexedImage.vanishing(from: goal, to: target, clear: clear, within: steps[i + 1].rect)
        {
          clears = true
          rect = rect.union(vanishing)
        }
      }
      let end = isLast ? total : steps[i + 1].start
      body(
        Part(
          rect: rect, delay: end - step.start, clears: clears, goal: goal.cropped(to: rect),
          shown: shown?.cropped(to: rect), isLast: isLast))
      var next = goal
      if clears, let clear = pictures.clear { next.fill(rect, with: clear) }
      shown = next
    }
  }

  /// Returns the palette indices of each frame's changed pixels.
  private func uses() -> [PaletteOrder.Use] {
    var result: [PaletteOrder.Use] = []
    let clear = pictures.clear
    walk { part in
      let (_, used, unchanged) = GIFFramePlan.unchanged(part.goal, shown: part.shown, clear: clear)
      result.append(
        PaletteOrder.Use(
          indices: (0..<pictures.palette.colors.count).filter { used[$0] }, pixels: part.goal.count - unchanged))
    }
    return result
  }

  /// Chooses the effort that suits the loop, by trying a few frames.
  private func tune(_ effort: inout GIFEffort, by frames: [Frame]) {
    let samples = (1...Self.samples).map { frames[frames.count * $0 / (Self.samples + 1)].plan }
    let all = effort
    effort.keepBest(Parallel.map(samples.count) { samples[$0].sizes(all) })
  }

  private func append(
    _ frames: [Frame], _ effort: GIFEffort, _ known: inout [GIFFramePlan.Key: [UInt8]], to data: inout Data
  ) {
    if known.values.reduce(0, { $0 + $1.count }) > Self.batchPixels { known = [:] }
    var plans: [GIFFramePlan] = []
    for frame in frames where known[frame.plan.key] == nil {
      known[frame.plan.key] = []
      plans.append(frame.plan)
    }
    let todo = plans
    for (plan, bytes) in zip(plans, Parallel.map(todo.count) { todo[$0].compressed(effort) }) {
      known[plan.key] = bytes
    }
    for frame in frames {
      let disposal: UInt8 = frame.clears ? 2 : 1
      data.append(contentsOf: [0x21, 0xF9, 4, disposal << 2 | (frame.plan.clearIndex == nil ? 0 : 1)])
      data.appendHalf(min(frame.delay, 65535))
      data.append(contentsOf: [frame.plan.clearIndex ?? 0, 0, 0x2C])
      for value in [frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height] { data.appendHalf(value) }
      data.append(0)
      data.append(contentsOf: known[frame.plan.key] ?? [])
    }
  }
}
