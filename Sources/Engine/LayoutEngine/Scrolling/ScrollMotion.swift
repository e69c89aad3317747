import Foundation

/// The motion of a scroll view along one axis after the finger is lifted, as a function of time, in points and
/// seconds.
///
/// The figures are those that public studies of UIScrollView agree on: the velocity falls to 0.998 of itself each
/// millisecond, and the content returns from beyond its end on a critically damped spring of stiffness 100.
package struct ScrollMotion: Equatable, Sendable {
  /// UIScrollView's normal deceleration, as a rate per second: −1000·ln 0.998.
  package static let decay: CGFloat = 2.002_002_670_673_079_4
  /// The angular frequency of the spring in radians per second: √100.
  static let frequency: CGFloat = 10
  /// The remaining distance in points below which the motion ends.
  static let threshold: CGFloat = 0.5

  /// The motion of the spring: x(t) = target + (a + b·t)·e^(−ωt).
  struct Spring: Equatable, Sendable {
    var target: CGFloat
    var a: CGFloat
    var b: CGFloat
    var frequency: CGFloat

    init(target: CGFloat, position: CGFloat, velocity: CGFloat, frequency: CGFloat) {
      self.target = target
      self.frequency = frequency
      a = position - target
      b = velocity + frequency * a
    }

    func position(at time: CGFloat) -> CGFloat { target + (a + b * time) * exp(-frequency * time) }

    /// The time in seconds from which the position stays within the threshold.
    var duration: CGFloat {
      // The envelope only falls after 1/ω. A spring that moves away from its target has not reached its end.
      var time: CGFloat = b == 0 ? 0 : 1 / frequency
      while (abs(a) + abs(b) * time) * exp(-frequency * time) > ScrollMotion.threshold, time < 10 { time += 0.01 }
      return time
    }
  }

  private var start: CGFloat
  private var velocity: CGFloat
  /// The duration of the deceleration in seconds, before the spring starts or the motion ends.
  private var coast: CGFloat
  private var spring: Spring?
  /// The duration of the whole motion in seconds.
  package private(set) var duration: Double

  /// Creates the motion.
  ///
  /// - Parameters:
  ///   - position: The offset when the finger is lifted, including the visible overscroll.
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - limits: The range of valid offsets.
  ///   - target: The final offset. With `nil`, the end of the deceleration. Default `nil`.
  package init(position: CGFloat, velocity: CGFloat, limits: ClosedRange<CGFloat>, target: CGFloat? = nil) {
    start = position
    self.velocity = velocity
    if let target {
      // The frequency at which the spring absorbs the velocity of the finger without overshooting.
      let displacement = target - position
      let needed = displacement != 0 && velocity / displacement > 0 ? velocity / displacement : 0
      coast = 0
      let made = Spring(
        target: target, position: position, velocity: velocity, frequency: max(Self.frequency, needed))
      spring = made
      duration = Double(made.duration)
      return
    }
    if !limits.contains(position) {
      coast = 0
      let made = Spring(
        target: min(max(position, limits.lowerBound), limits.upperBound), position: position, velocity: velocity,
        frequency: Self.frequency)
      spring = made
      duration = Double(made.duration)
      return
    }
    let left = abs(velocity) / Self.decay
    coast = left > Self.threshold ? log(left / Self.threshold) / Self.decay : 0
    let rest = position + velocity / Self.decay
    let edge = velocity > 0 ? limits.upperBound : limits.lowerBound
    if !limits.contains(rest) {
      // Solves x₀ + v/k·(1 − e^(−kt)) = edge.
      let share = (edge - position) * Self.decay / velocity
      let time = -log(max(1 - share, 1e-9)) / Self.decay
      if time < coast {
        coast = time
        let speed = velocity * exp(-Self.decay * time)
        let made = Spring(target: edge, position: edge, velocity: speed, frequency: Self.frequency)
        spring = made
        duration = Double(time + made.duration)
        return
      }
    }
    duration = Double(coast)
  }

  /// Returns the final offset of the deceleration alone.
  package static func rest(from position: CGFloat, velocity: CGFloat) -> CGFloat { position + velocity / decay }

  /// Returns the offset `time` seconds after the finger was lifted.
  package func position(at time: Double) -> CGFloat {
    let time = CGFloat(min(max(0, time), duration))
    guard let spring else { return coasting(time) }
    if time < coast { return coasting(time) }
    // The motion ends exactly at its target, not within half a point of it.
    return Double(time) >= duration ? spring.target : spring.position(at: time - coast)
  }

  private func coasting(_ time: CGFloat) -> CGFloat {
    start + velocity / Self.decay * (1 - exp(-Self.decay * time))
  }
}

/// The resistance of a drag beyond the end of the content: the shown distance approaches, but never exceeds, the
/// length of the scroll view.
package enum RubberBand {
  /// The fraction of the first point that is shown. It is that of UIScrollView, according to public studies.
  static let give: CGFloat = 0.55

  /// Returns the shown offset for the offset of the finger.
  package static func shown(_ offset: CGFloat, limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let excess = offset - edge
    guard excess != 0, length > 0 else { return edge }
    let reach: CGFloat = abs(excess) * give
    let band: CGFloat = length * reach / (length + reach)
    return edge + (excess < 0 ? -band : band)
  }

  /// Returns the offset of the finger for a shown offset, for a drag that starts during a bounce.
  package static func asked(_ shown: CGFloat, limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    let edge = min(max(shown, limits.lowerBound), limits.upperBound)
    let band = min(abs(shown - edge), length * 0.999)
    guard band > 0 else { return edge }
    let excess: CGFloat = band * length / (give * (length - band))
    return edge + (shown < edge ? -excess : excess)
  }
}
