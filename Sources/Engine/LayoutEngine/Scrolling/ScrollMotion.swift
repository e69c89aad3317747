import Foundation

/// How a scroll view goes on along one axis when the finger has let go: a function of time, in points and seconds.
///
/// The figures are those that public studies of UIScrollView agree on: speed falls to 0.998 of itself each
/// millisecond, and the content returns from beyond its end on a critically damped spring of stiffness 100.
package struct ScrollMotion: Equatable, Sendable {
  /// UIScrollView's normal deceleration, as a rate a second: −1000·ln 0.998.
  package static let decay: CGFloat = 2.002_002_670_673_079_4
  /// √100: the frequency of the spring, radians a second.
  static let frequency: CGFloat = 10
  /// The motion is over when less than this is left to go, in points.
  static let threshold: CGFloat = 0.5

  /// x(t) = target + (a + b·t)·e^(−ωt).
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

    /// From when on it stays within the threshold.
    var duration: CGFloat {
      // The envelope only falls after 1/ω: a spring thrown from its target is not at its end.
      var time: CGFloat = b == 0 ? 0 : 1 / frequency
      while (abs(a) + abs(b) * time) * exp(-frequency * time) > ScrollMotion.threshold, time < 10 { time += 0.01 }
      return time
    }
  }

  private var start: CGFloat
  private var velocity: CGFloat
  /// Seconds of deceleration, before the spring takes over or all is over.
  private var coast: CGFloat
  private var spring: Spring?
  /// Seconds until it is over.
  package private(set) var duration: Double

  /// - Parameters:
  ///   - position: the offset when the finger lets go, with what the rubber band shows beyond the limits.
  ///   - velocity: of the offset, points a second.
  ///   - target: where it shall come to rest; nil: where deceleration ends.
  package init(position: CGFloat, velocity: CGFloat, limits: ClosedRange<CGFloat>, target: CGFloat? = nil) {
    start = position
    self.velocity = velocity
    if let target {
      // As quick as it has to be to take up the finger's speed without going too far.
      let way = target - position
      let needed = way != 0 && velocity / way > 0 ? velocity / way : 0
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
      // x₀ + v/k·(1 − e^(−kt)) = edge.
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

  /// Where deceleration alone would bring the content.
  package static func rest(from position: CGFloat, velocity: CGFloat) -> CGFloat { position + velocity / decay }

  /// The offset `time` seconds after the finger let go.
  package func position(at time: Double) -> CGFloat {
    let time = CGFloat(min(max(0, time), duration))
    guard let spring else { return coasting(time) }
    if time < coast { return coasting(time) }
    // It ends where it should, not within half a point of it.
    return Double(time) >= duration ? spring.target : spring.position(at: time - coast)
  }

  private func coasting(_ time: CGFloat) -> CGFloat {
    start + velocity / Self.decay * (1 - exp(-Self.decay * time))
  }
}

/// What is shown of a drag beyond the end of the content: less and less, never more than the scroll view's length.
package enum RubberBand {
  /// The share of the first point that is shown; UIScrollView's, by public studies.
  static let give: CGFloat = 0.55

  /// The offset shown for an offset that the finger asks for.
  package static func shown(_ offset: CGFloat, limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let excess = offset - edge
    guard excess != 0, length > 0 else { return edge }
    let reach: CGFloat = abs(excess) * give
    let band: CGFloat = length * reach / (length + reach)
    return edge + (excess < 0 ? -band : band)
  }

  /// The offset that the finger would have had to ask for, for a grip in mid-bounce.
  package static func asked(_ shown: CGFloat, limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    let edge = min(max(shown, limits.lowerBound), limits.upperBound)
    let band = min(abs(shown - edge), length * 0.999)
    guard band > 0 else { return edge }
    let excess: CGFloat = band * length / (give * (length - band))
    return edge + (shown < edge ? -excess : excess)
  }
}
