import Foundation
import ImageEncoding

/// The times and durations of the frames of an animated image.
struct MotionPlan: Equatable {
  /// The start time in seconds since the views appeared.
  var start: Double
  var frames: Int
  /// The exact duration of each frame.
  var frameDuration: FrameDuration
  /// The number of times to play. 0 plays without end.
  var loops: Int

  /// Frame rates are counted in thousandths, so that 29.97 is sufficiently exact.
  private static let rateUnit = 1000

  static func duration(of framesPerSecond: Double) -> FrameDuration {
    FrameDuration(rateUnit, max(1, Int((framesPerSecond * Double(rateUnit)).rounded())))
  }

  /// Creates a plan for an interval of time.
  init(start: Double, seconds: Double, framesPerSecond: Double, loops: Int = 0) {
    self.start = start
    frames = max(1, Int((seconds * framesPerSecond).rounded()))
    frameDuration = Self.duration(of: framesPerSecond)
    self.loops = loops
  }

  /// Creates a plan for a motion that settles. It plays once, and includes its last, static frame.
  init(settlingFrom start: Double, frames: Int, framesPerSecond: Double) {
    self.init(start: start, seconds: 0, framesPerSecond: framesPerSecond, loops: 1)
    self.frames = max(1, frames)
  }

  /// Creates a plan for exactly one period, divided into equal frames, as many as the rate gives. Their durations add
  /// up to the period.
  ///
  /// - Parameter highestRate: The maximum number of frames per second.
  init(
    loopFrom start: Double, numerator: Int64, denominator: Int64, framesPerSecond: Double,
    highestRate: Double = .infinity
  ) {
    self.start = start
    let period = Double(numerator) / Double(denominator)
    frames = max(1, Int((period * framesPerSecond).rounded()))
    if Double(frames) > period * highestRate + 1e-9 { frames = max(1, Int(period * highestRate + 1e-9)) }
    frameDuration = FrameDuration(Int(numerator), Int(denominator) * frames)
    loops = 0
  }

  /// Returns the time in seconds from the start to a frame.
  func offset(of index: Int) -> Double {
    Double(index * frameDuration.numerator) / Double(frameDuration.denominator)
  }
}
