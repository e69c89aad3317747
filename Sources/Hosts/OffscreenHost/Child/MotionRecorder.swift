import Foundation
import ImageEncoding
import PreviewProtocol

/// A recorder of the frames of an animated image: one exact loop, an interval of time, or a motion until it has
/// settled.
///
/// Time only advances, so that the user's clocks show the right time in every frame.
@MainActor
struct MotionRecorder {
  /// The handlers of the frames.
  struct Sink {
    /// Called before the first frame.
    var begin: (MotionPlan) throws -> Void
    var add: (RGBAImage, FrameDuration) throws -> Void
  }

  let host: OffscreenHost
  /// The frame rate, at most the highest rate.
  let framesPerSecond: Double
  /// The maximum number of frames per second that the format supports.
  let highestRate: Double
  /// The color behind the views, as loaded from RGBA memory.
  var background: UInt32 = 0
  /// Called before every frame.
  var willDraw: () -> Void = {}
  var warn: (String) -> Void = { _ in }

  /// Records one seamless loop, or the motion until it has settled.
  func recordLoop(from time: Double, into sink: Sink) throws {
    advance(to: time)
    var detector = LoopDetector(host, start: time)
    var seen = SeenFrames()
    var seenUntil = -Double.infinity
    while true {
      switch detector.sample() {
      case .loop(let start, let period):
        if start > host.time {
          advance(to: start)
          continue
        }
        let plan = MotionPlan(
          loopFrom: host.time, numerator: period.numerator, denominator: period.denominator,
          framesPerSecond: framesPerSecond, highestRate: highestRate)
        return try record(plan, into: sink)
      case .settled(let since):
        if since > seenUntil {
          // The rest itself is a frame too, unless too long a time has not been kept.
          guard since <= nextFrame(of: seen, from: time) + 1e-9 else {
            return try recordCut([LoopDetector.unknownMotion], into: sink)
          }
          advance(to: max(host.time, nextFrame(of: seen, from: time)))
          seen.add(draw())
        }
        return try play(seen, from: time, into: sink)
      case .unclosed(let names): return try recordCut(names, into: sink)
      case .undecided: break
      }
      // Frames of a motion that may end are kept.
      let isKept = mayRest(detector)
      while isKept, nextFrame(of: seen, from: time) <= detector.nextTime {
        advance(to: max(host.time, nextFrame(of: seen, from: time)))
        seen.add(draw())
        seenUntil = host.time
      }
      advance(to: detector.nextTime)
    }
  }

  /// Returns the time of the next frame, in seconds on the host's clock.
  private func nextFrame(of seen: SeenFrames, from start: Double) -> Double {
    start + Double(seen.count) / framesPerSecond
  }

  /// A Boolean value that indicates whether the motion may end, so that all of it is the picture.
  private func mayRest(_ detector: LoopDetector) -> Bool {
    if host.time < detector.inputEnd { return true }
    guard let loop = detector.analysis, !loop.isEndless else { return false }
    return host.time <= max(detector.inputEnd + LoopDetector.patience, loop.leadIn + 1 / framesPerSecond)
  }

  /// Records the frames of a settled motion.
  private func play(_ seen: SeenFrames, from time: Double, into sink: Sink) throws {
    var seen = seen
    seen.trim()
    let plan = MotionPlan(settlingFrom: time, frames: seen.count, framesPerSecond: framesPerSecond)
    try sink.begin(plan)
    for index in 0..<seen.count { try sink.add(seen.frame(index, background: background), plan.frameDuration) }
  }

  /// Records an interval of time.
  func record(from time: Double, seconds: Double, into sink: Sink) throws {
    advance(to: time)
    try record(MotionPlan(start: time, seconds: seconds, framesPerSecond: framesPerSecond), into: sink)
  }

  /// The next seconds of a motion that neither ends nor repeats.
  private func recordCut(_ names: [String], into sink: Sink) throws {
    let cap = Int(LoopAnalysis.longestPeriod)
    let verb = names.count == 1 ? "does" : "do"
    warn(
      "warning: \(names.joined(separator: "; ")) \(verb) not close a loop within \(cap) s; it is cut after \(cap) s "
        + "(--duration SECONDS cuts elsewhere).")
    try record(
      MotionPlan(start: host.time, seconds: LoopAnalysis.longestPeriod, framesPerSecond: framesPerSecond), into: sink)
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
