import Foundation

/// The virtual time of a running view, which follows real time at a rate, or stands still.
package struct PlaybackClock {
  private var base: Double
  /// The real time at which the virtual time was `base`.
  private var start: Double
  package private(set) var rate = 1.0
  package private(set) var isPlaying = true

  /// - Parameter now: Seconds of real time on any clock, as in all functions.
  package init(time: Double = 0, at now: Double) { (base, start) = (time, now) }

  package func time(at now: Double) -> Double { isPlaying ? base + max(0, now - start) * rate : base }

  /// Seconds of real time until a virtual time, or `nil` if it does not come.
  package func delay(until time: Double, at now: Double) -> Double? {
    guard isPlaying, rate > 0 else { return nil }
    return max(0, (time - self.time(at: now)) / rate)
  }

  package mutating func setPlaying(_ value: Bool, at now: Double) {
    (base, start, isPlaying) = (time(at: now), now, value)
  }

  package mutating func setRate(_ value: Double, at now: Double) { (base, start, rate) = (time(at: now), now, value) }

  package mutating func setTime(_ value: Double, at now: Double) { (base, start) = (max(0, value), now) }

  /// The real time of a clock that no one sets.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
