import Foundation

/// Puts a loop's frames one over the other as viewers do, with one step of foresight: what has to become clear for the
/// next frame is cleared by this one's disposal.
struct GIFComposer {
  /// A frame ready to be compressed.
  private struct Frame {
    var rect: FrameRect
    var delay: Int
    var clears: Bool
    var plan: GIFFramePlan
  }

  /// Frames whose indices are held at once.
  private static let batch = 64

  let steps: [GIFStep]
  let pictures: GIFPictures
  /// The loop's length in hundredths of a second.
  let total: Int

  func append(to data: inout Data) {
    let size = steps[0].rect
    var target = IndexedImage(width: size.width, height: size.height, indices: pictures.picture(steps[0].part))
    // What a viewer shows before the frame is drawn; nil: nothing yet.
    var shown: IndexedImage?
    var frames: [Frame] = []
    let pixels = steps.reduce(0) { $0 + $1.rect.width * $1.rect.height }
    let effort = GIFEffort(pixels: pixels)
    var known: [GIFFramePlan: [UInt8]] = [:]
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
      let plan = GIFFramePlan(
        goal: goal.cropped(to: rect), shown: shown?.cropped(to: rect), clear: pictures.clear)
      let end = isLast ? total : steps[i + 1].start
      frames.append(Frame(rect: rect, delay: end - step.start, clears: clears, plan: plan))
      var next = goal
      if clears, let clear = pictures.clear { next.fill(rect, with: clear) }
      shown = next
      if isLast || frames.count == Self.batch {
        append(frames, effort, &known, to: &data)
        frames = []
      }
    }
  }

  private func append(
    _ frames: [Frame], _ effort: GIFEffort, _ known: inout [GIFFramePlan: [UInt8]], to data: inout Data
  ) {
    var plans: [GIFFramePlan] = []
    for frame in frames where known[frame.plan] == nil {
      known[frame.plan] = []
      plans.append(frame.plan)
    }
    let todo = plans
    for (plan, bytes) in zip(plans, Parallel.map(todo.count) { todo[$0].compressed(effort) }) { known[plan] = bytes }
    for frame in frames {
      let disposal: UInt8 = frame.clears ? 2 : 1
      data.append(contentsOf: [0x21, 0xF9, 4, disposal << 2 | (frame.plan.clearIndex == nil ? 0 : 1)])
      data.appendHalf(min(frame.delay, 65535))
      data.append(contentsOf: [frame.plan.clearIndex ?? 0, 0, 0x2C])
      for value in [frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height] { data.appendHalf(value) }
      data.append(0)
      data.append(contentsOf: known[frame.plan] ?? [])
    }
  }
}
