import Foundation
import Motion

/// How fast an attribute has been changed by hand, under transactions that track velocity, for the spring that lets it
/// go.
final class VelocityTracker<Data: VectorArithmetic> {
  /// Seconds before the newest change that count: three frames of a 60 Hz display.
  private static var window: Double { 0.05 }
  /// What is left of a velocity after a millisecond without change; the re-implementation's figure.
  private static var decay: Double { 0.998 }

  private var samples: [(time: Double, value: Data)] = []
  private var value = Data.zero

  func changed(by delta: Data, at time: Double) {
    // Where it was before the first change: how long it had been there does not matter.
    value += delta
    if let last = samples.last, last.time == time {
      samples[samples.count - 1].value = value
    } else {
      samples.append((time, value))
      while samples.count > 2, samples[1].time < time - Self.window - 1e-9 { samples.removeFirst() }
    }
  }

  /// A second; zero when it is not known.
  func velocity(at time: Double) -> Data {
    guard let last = samples.last else { return .zero }
    let recent = samples.filter { $0.time >= last.time - Self.window - 1e-9 }
    guard let first = recent.first, last.time > first.time else { return .zero }
    let rate = pow(Self.decay, 1000 * max(0, time - last.time)) / (last.time - first.time)
    return (last.value - first.value).scaled(by: rate)
  }
}
