import Foundation
import ImageEncoding
import PreviewProtocol

/// Draws the frames of a moving picture: one exact loop, a stretch of time, or a motion until it rests. Time only goes
/// forward, so that the user's clocks show the right time in every frame.
@MainActor
struct MotionRecorder {
  /// What happens with the frames.
  struct Sink {
    /// Before the first frame.
    var begin: (MotionPlan) throws -> Void
    var add: (RGBAImage, FrameDuration) throws -> Void
  }

  /// Seconds after which a motion that neither ends nor repeats exactly is cut.
  static let longestMotion = LoopAnalysis.longestPeriod
  /// Seconds for which a motion that always starts anew is taken for one that will settle.
  static let patience = 5.0

  let host: OffscreenHost
  /// At most the highest rate.
  let framesPerSecond: Double
  /// Frames a second that the format can tell apart.
  let highestRate: Double
  /// Called before every frame.
  var willDraw: () -> Void = {}
  var warn: (String) -> Void = { _ in }

  /// One seamless loop, or the settled length.
  func recordLoop(from time: Double, into sink: Sink) throws {
    advance(to: time)
    // Nothing is settled while somebody is still to tap or drag.
    let inputEnd = max(time, host.inputs.end ?? time)
    if inputEnd <= time, try recordClosedLoop(into: sink) { return }
    var seen = SeenFrames()
    while host.time < inputEnd {
      seen.add(draw())
      advance(to: time + Double(seen.count) / framesPerSecond)
    }
    let loop = host.loop
    if inputEnd > time, try recordClosedLoop(into: sink) { return }
    guard !loop.isEndless else { return try recordOpenMotion(loop, after: SeenFrames(), from: time, into: sink) }
    let limit = max(inputEnd + Self.patience, loop.leadIn + 1 / framesPerSecond)
    while true {
      seen.add(draw())
      let now = host.loop
      if now.isEndless || now.isOpen && host.time > limit || now.leadIn > limit && host.time > limit { break }
      if !now.isOpen, !host.graph.isMoving, host.graph.waitingCompletions == 0 {
        return try play(seen, from: time, into: sink)
      }
      advance(to: time + Double(seen.count) / framesPerSecond)
    }
    // It goes on after all: a loop starts later, or something starts it again and again.
    if try recordClosedLoop(into: sink) { return }
    try recordOpenMotion(host.loop, after: seen, from: time, into: sink)
  }

  /// Frames that came to rest.
  private func play(_ seen: SeenFrames, from time: Double, into sink: Sink) throws {
    var seen = seen
    seen.trim()
    let plan = MotionPlan(settlingFrom: time, frames: seen.count, framesPerSecond: framesPerSecond)
    try sink.begin(plan)
    for index in 0..<seen.count { try sink.add(seen.frame(index), plan.frameDuration) }
  }

  /// A stretch of time.
  func record(from time: Double, seconds: Double, into sink: Sink) throws {
    advance(to: time)
    try record(MotionPlan(start: time, seconds: seconds, framesPerSecond: framesPerSecond), into: sink)
  }

  /// False: the motion is not endless, or its period is not known.
  private func recordClosedLoop(into sink: Sink) throws -> Bool {
    let deadline = host.time + Self.patience + host.loop.leadIn
    while host.time <= deadline {
      let loop = host.loop
      guard loop.isEndless, !loop.isOpen, loop.unclosed.isEmpty,
        let numerator = loop.periodNumerator, let denominator = loop.periodDenominator
      else { return false }
      if loop.leadIn > host.time {
        advance(to: loop.leadIn)
        continue
      }
      try record(
        MotionPlan(
          loopFrom: host.time, numerator: numerator, denominator: denominator, framesPerSecond: framesPerSecond,
          highestRate: highestRate), into: sink)
      return true
    }
    return false
  }

  /// Watches until the pictures repeat, and records the next round; or cuts the motion.
  private func recordOpenMotion(
    _ loop: LoopAnalysis, after seen: SeenFrames, from start: Double, into sink: Sink
  ) throws {
    var names = loop.unclosed
    if names.isEmpty {
      var watcher = RepetitionWatcher()
      let base = host.time
      while let time = watcher.nextTime {
        // A hair after the frame: what changes at that very moment has changed, whatever its time was rounded to.
        advance(to: base + time + 1e-6)
        if let frames = watcher.see(draw().pixels.fastHash) {
          let period = FrameDuration(frames, Int(RepetitionWatcher.rate))
          return try record(
            MotionPlan(
              loopFrom: host.time, numerator: Int64(period.numerator), denominator: Int64(period.denominator),
              framesPerSecond: framesPerSecond, highestRate: highestRate), into: sink)
        }
      }
      if watcher.isStill, !loop.isEndless {
        return try play(seen, from: start, into: sink)
      }
      names = ["what the views' own timers, timelines or animations show"]
    }
    let cap = Int(Self.longestMotion)
    let verb = names.count == 1 ? "does" : "do"
    warn(
      "warning: \(names.joined(separator: "; ")) \(verb) not close a loop within \(cap) s; it is cut after \(cap) s "
        + "(--duration SECONDS cuts elsewhere).")
    let plan = MotionPlan(start: host.time, seconds: Self.longestMotion, framesPerSecond: framesPerSecond)
    try record(plan, into: sink)
  }

  private func record(_ plan: MotionPlan, into sink: Sink) throws {
    try sink.begin(plan)
    for index in 0..<plan.frames {
      advance(to: plan.start + plan.offset(of: index))
      try sink.add(draw(), plan.frameDuration)
    }
  }

  private func advance(to time: Double) {
    willDraw()
    host.advance(to: time)
  }

  private func draw() -> RGBAImage {
    let frame = host.renderFrame()
    return RGBAImage(width: frame.width, height: frame.height, pixels: frame.pixels)
  }
}

/// Frames of which it is not known yet whether they will be needed.
struct SeenFrames {
  private var store = PictureStore()
  private var numbers: [Int] = []

  var count: Int { numbers.count }

  mutating func add(_ frame: RGBAImage) { numbers.append(store.add(frame)) }

  func frame(_ index: Int) -> RGBAImage { store.picture(numbers[index]) }

  /// Leaves one of the equal frames at the end.
  mutating func trim() {
    while numbers.count > 1, numbers[numbers.count - 1] == numbers[numbers.count - 2] { numbers.removeLast() }
  }
}
