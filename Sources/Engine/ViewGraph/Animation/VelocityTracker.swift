import Foundation
import Motion

/// A tracker of the velocity of manual changes to an attribute, in transactions that track velocity, for the spring
/// that continues the motion.
final class VelocityTracker<Data: VectorArithmetic> {
  /// The period in seconds before the newest change: three frames of a 60 Hz display.
  private static var window: Double { 0.05 }
  /// The fraction of a velocity that remains after a millisecond without change. It is the figure of the
  /// re-implementation.
  private static var decay: Double { 0.998 }

  private var samples: [(time: Double, value: Data)] = []
  private var value = Data.zero

  func changed(by delta: Data, at time: Double) {
    // The value before the first change, whose duration is irrelevant.
    value += delta
    if let last = samples.last, last.time == time {
      samples[samples.count - 1].value = value
    } else {
      samples.append((time, value))
      while samples.count > 2, samples[1].time < time - Self.window - 1e-9 { samples.removeFirst() }
    }
  }

  /// Returns the velocity per second, or zero if it is unknown.
  func velocity(at time: Double) -> Data {
    guard let last = samples.last else { return .zero }
    let recent = samples.filter { $0.time >= last.time - Self.window - 1e-9 }
    guard let first = recent.first, last.time > first.time else { return .zero }
    let rate = pow(Self.decay, 1000 * max(0, time - last.time)) / (last.time - first.time)
    return (last.value - first.value).scaled(by: rate)
  }
}
