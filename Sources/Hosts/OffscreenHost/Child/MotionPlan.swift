import Foundation
import ImageEncoding

/// The frames of a moving picture: when each is taken, and how long each is shown.
struct MotionPlan: Equatable {
  /// Seconds since the views appeared.
  var start: Double
  var frames: Int
  /// Exactly how long each frame is shown.
  var frameDuration: FrameDuration
  /// How often the picture plays; 0: forever.
  var loops: Int

  /// Frame rates are counted in thousandths, so that 29.97 is exact enough.
  private static let rateUnit = 1000

  static func duration(of framesPerSecond: Double) -> FrameDuration {
    FrameDuration(rateUnit, max(1, Int((framesPerSecond * Double(rateUnit)).rounded())))
  }

  /// A stretch of time.
  init(start: Double, seconds: Double, framesPerSecond: Double, loops: Int = 0) {
    self.start = start
    frames = max(1, Int((seconds * framesPerSecond).rounded()))
    frameDuration = Self.duration(of: framesPerSecond)
    self.loops = loops
  }

  /// A motion that comes to rest plays once and shows its last frame, the rest, too.
  init(settlingFrom start: Double, frames: Int, framesPerSecond: Double) {
    self.init(start: start, seconds: 0, framesPerSecond: framesPerSecond, loops: 1)
    self.frames = max(1, frames)
  }

  /// Exactly one period, cut into as many equal frames as the rate gives: their times add up to the period.
  /// - Parameter highestRate: frames a second that must not be exceeded.
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

  /// Seconds from the start to a frame.
  func offset(of index: Int) -> Double {
    Double(index * frameDuration.numerator) / Double(frameDuration.denominator)
  }
}
