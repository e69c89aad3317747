import Foundation
import Geometry

/// The recent positions of a pointer, for its velocity.
struct PointerTrack {
  /// The period in seconds for the velocity: three frames of a 60 Hz display. A pointer that stopped for that long has
  /// none.
  static let window = 0.05

  private var samples: [(time: Double, location: CGPoint)] = []

  var last: CGPoint? { samples.last?.location }

  mutating func add(_ location: CGPoint, at time: Double) {
    if let newest = samples.last, newest.time == time {
      // A second event at the same time changes the position, but not the velocity.
      if newest.location == location { return }
      samples[samples.count - 1].location = location
      return
    }
    samples.append((time, location))
    // Keeps one sample before the period, for the velocity at its start.
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// Returns the velocity in points per second.
  func velocity(at time: Double) -> CGSize {
    let recent = samples.filter { $0.time >= time - Self.window - 1e-9 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let seconds = CGFloat(max(last.time, time) - first.time)
    return CGSize(
      width: (last.location.x - first.location.x) / seconds, height: (last.location.y - first.location.y) / seconds)
  }
}
