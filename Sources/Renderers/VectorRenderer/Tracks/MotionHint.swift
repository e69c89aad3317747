import Drawing
import Foundation
import Motion

/// The closed form of a running animation, for comparison with the samples of a value.
struct MotionHint {
  let timing: AnimationTiming
  /// The start time in seconds on the picture's clock.
  let begin: Double
  /// The progress at each sample: 0 before the start, 1 after the end.
  let progress: [Double]

  init(_ timing: AnimationTiming, begin: Double, times: [Double]) {
    self.timing = timing
    self.begin = begin
    progress = times.map { time in
      guard time > begin else { return 0 }
      return timing.sample(at: time - begin)?.step ?? 1
    }
  }

  /// The period in seconds, or `nil` if the animation ends.
  var period: Double? {
    guard timing.isEndless, timing.iterationLength > 0, timing.speed > 0 else { return nil }
    return timing.iterationLength / timing.speed * (timing.autoreverses ? 2 : 1)
  }

  /// Returns the two values between which the samples follow this hint, or `nil` if they do not.
  func ends(of values: [[Double]], tolerance: [Double]) -> (from: [Double], to: [Double])? {
    let count = Double(values.count)
    let mean = progress.reduce(0, +) / count
    let spread = progress.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    guard spread > 1e-9 else { return nil }
    var from: [Double] = []
    var to: [Double] = []
    for n in tolerance.indices {
      let middle = values.reduce(0) { $0 + $1[n] } / count
      var product = 0.0
      for (p, value) in zip(progress, values) { product += (p - mean) * (value[n] - middle) }
      let slope = product / spread
      let start = middle - slope * mean
      for (p, value) in zip(progress, values) where abs(start + slope * p - value[n]) > tolerance[n] / 2 { return nil }
      from.append(start)
      to.append(start + slope)
    }
    return (from, to)
  }

  /// Returns the motion between two values as one section, or `nil` if a section cannot express it.
  func section(from: [Double], to: [Double], tolerance: [Double]) -> TrackSection? {
    let isEndless = timing.isEndless
    let isReversing = timing.autoreverses && timing.repeatCount > 1
    // After an even number of iterations, the value is at its start, and then jumps to its end.
    if isReversing, !isEndless, timing.repeatCount % 2 == 0 { return nil }
    guard timing.iterationLength > 0, timing.speed > 0 else { return nil }
    var outward = keyframes(from: from, to: to, tolerance: tolerance)
    var duration = timing.iterationLength / timing.speed
    var count: Double? = isEndless ? nil : Double(timing.repeatCount)
    var alternates = false
    if isReversing {
      if isSymmetric {
        alternates = true
      } else {
        let back = keyframes(from: to, to: from, tolerance: tolerance)
        outward = Self.halves(outward, back)
        duration *= 2
        count = count.map { $0 / 2 }
      }
    }
    return TrackSection(
      start: begin + timing.delay / timing.speed, duration: duration, count: count, alternates: alternates,
      keyframes: outward)
  }

  /// A Boolean value that indicates whether the reversed motion equals the forward motion.
  private var isSymmetric: Bool {
    guard timing.iterationDelay == 0, case .curve(let curve, _) = timing.motion, let points = curve.controlPoints else {
      return false
    }
    return abs(points.x1 - (1 - points.x2)) < 1e-9 && abs(points.y1 - (1 - points.y2)) < 1e-9
  }

  private func keyframes(from: [Double], to: [Double], tolerance: [Double]) -> [Keyframe] {
    let end = Keyframe(offset: 1, value: to, easing: .linear)
    if case .curve(let curve, _) = timing.motion, let points = curve.controlPoints {
      let isLinear = points == UnitBezier(0, 0, 1, 1)
      let easing: Easing = isLinear ? .linear : .bezier(points)
      let hold = timing.iterationDelay / timing.iterationSpeed / timing.iterationLength
      if hold > 1e-9 {
        return [
          Keyframe(offset: 0, value: from, easing: .hold), Keyframe(offset: hold, value: from, easing: easing), end,
        ]
      }
      return [Keyframe(offset: 0, value: from, easing: easing), end]
    }
    var finest = 0.01
    for n in tolerance.indices {
      let distance = abs(to[n] - from[n])
      if distance > 0 { finest = min(finest, tolerance[n] / 2 / distance) }
    }
    return [Keyframe(offset: 0, value: from, easing: .points(points(within: max(finest, 1e-4)))), end]
  }

  /// Returns one iteration as a polyline.
  private func points(within tolerance: Double) -> [CurvePoint] {
    let steps = min(4000, max(200, Int(timing.iterationLength * 480)))
    let length = timing.iterationLength / timing.speed
    let start = timing.delay / timing.speed
    var times: [Double] = []
    var values: [[Double]] = []
    for index in 0...steps {
      let fraction = Double(index) / Double(steps)
      // A time just inside the iteration, because its end may be the start of the next one.
      let inside = min(fraction, 1 - 1e-7)
      times.append(fraction)
      values.append([timing.sample(at: start + inside * length)?.step ?? 1])
    }
    if case .curve = timing.motion {} else { values[steps] = [1] }
    let points = PiecewiseFit.fit(times: times[...], values: values[...], tolerance: [tolerance])
    return points.map { CurvePoint(time: $0.time, progress: $0.value[0]) }
  }

  private static func halves(_ first: [Keyframe], _ second: [Keyframe]) -> [Keyframe] {
    func squeezed(_ frame: Keyframe, from start: Double) -> Keyframe {
      Keyframe(offset: start + frame.offset / 2, value: frame.value, easing: frame.easing)
    }
    return first.dropLast().map { squeezed($0, from: 0) } + second.map { squeezed($0, from: 0.5) }
  }
}
