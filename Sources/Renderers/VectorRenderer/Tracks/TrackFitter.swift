import Drawing
import Foundation
import Motion

/// A type that interprets the samples of a value: as the closed form of an animation if possible, or else as fitted
/// keyframes.
struct TrackFitter {
  let times: [Double]
  let hints: [MotionHint]
  /// The time in seconds from which the recording repeats.
  let loopStart: Double
  let period: Double?
  /// The periods of the endless animations in seconds, shortest first.
  private let ownPeriods: [Double]

  init(_ recording: VectorRecording) {
    times = recording.samples.map(\.time)
    loopStart = recording.loopStart
    period = recording.period
    var seen: Set<LayerAnimation> = []
    var hints: [MotionHint] = []
    for animation in recording.animations {
      // A spring without damping has no end to which its course could be scaled.
      guard let timing = animation.timing, timing.iterationLength.isFinite else { continue }
      // Equal motions of several layers are considered once.
      let key = LayerAnimation(attribute: "", description: "", beginTime: animation.beginTime, timing: timing)
      guard seen.insert(key).inserted, hints.count < Self.mostHints else { continue }
      hints.append(MotionHint(timing, begin: animation.beginTime, times: times))
    }
    self.hints = hints
    ownPeriods = Set(hints.compactMap(\.period)).sorted()
  }

  private static let mostHints = 200

  /// Returns a track, or `nil` if the value does not change. `clamped` values must stay inside 0–1.
  func fit(_ values: [[Double]], tolerance: [Double], clamped: Bool = false) -> Track? {
    guard let first = values.first else { return nil }
    let moves = values.contains { value in first.indices.contains { abs(value[$0] - first[$0]) > tolerance[$0] / 4 } }
    guard moves else { return nil }
    for hint in hints {
      guard let (from, to) = hint.ends(of: values, tolerance: tolerance) else { continue }
      if clamped, (from + to).contains(where: { $0 < -1e-6 || $0 > 1 + 1e-6 }) { continue }
      guard let section = hint.section(from: from, to: to, tolerance: tolerance) else { continue }
      return Track(sections: [section], isSampled: false)
    }
    return sampled(values, tolerance: tolerance)
  }

  /// Returns a track of angles in degrees, whose full turns are unknown: the closed form of an animation determines the
  /// number of turns per iteration.
  func fitAngles(_ degrees: [Double], tolerance: Double) -> Track? {
    func wrapped(_ angle: Double) -> Double { angle - (angle / 360).rounded() * 360 }
    guard degrees.contains(where: { abs(wrapped($0 - degrees[0])) > tolerance / 4 }) else { return nil }
    for hint in hints {
      var product = 0.0
      var spread = 0.0
      for index in degrees.indices.dropFirst() {
        let step = hint.progress[index] - hint.progress[index - 1]
        if abs(step) > 0.4 { continue }
        product += step * wrapped(degrees[index] - degrees[index - 1])
        spread += step * step
      }
      guard spread > 1e-9 else { continue }
      let turn = product / spread
      let start = degrees[0] - turn * hint.progress[0]
      let fits = degrees.indices.allSatisfy { index in
        abs(wrapped(start + turn * hint.progress[index] - degrees[index])) <= tolerance / 2
      }
      guard fits, let section = hint.section(from: [start], to: [start + turn], tolerance: [tolerance]) else {
        continue
      }
      return Track(sections: [section], isSampled: false)
    }
    return sampled(degrees.map { [$0] }, tolerance: [tolerance])
  }

  private func sampled(_ values: [[Double]], tolerance: [Double]) -> Track? {
    guard let period, let loopIndex = times.firstIndex(where: { $0 >= loopStart - 1e-7 }) else {
      return section(values, 0..<times.count, start: 0, duration: times.last ?? 0, count: 1, tolerance).map {
        Track(sections: [$0], isSampled: true)
      }
    }
    let known = ownPeriods.first { repeats(values, after: $0, from: loopIndex, tolerance) }
    let own = known ?? shortestPeriod(period, values, from: loopIndex, tolerance)
    let stop = times.lastIndex { $0 <= times[loopIndex] + own + 1e-7 } ?? times.count - 1
    var sections: [TrackSection] = []
    let loop = section(
      values, loopIndex..<(stop + 1), start: times[loopIndex], duration: own, count: nil, tolerance)
    let before = (0..<loopIndex).filter { index in
      let passes = ((times[loopIndex] - times[index]) / own).rounded(.up)
      let later = value(at: times[index] + passes * own, values)
      return zip(zip(later, values[index]), tolerance).contains { abs($0.0 - $0.1) > $1 }
    }
    if let loop, before.isEmpty {
      // The value repeats from the start.
      var whole = loop
      whole.start -= (times[loopIndex] / own - 1e-9).rounded(.up) * own
      return Track(sections: [whole], isSampled: true, hasOwnPeriod: known != nil)
    }
    if loopIndex > 0,
      let intro = section(values, 0..<(loopIndex + 1), start: 0, duration: times[loopIndex], count: 1, tolerance)
    {
      sections.append(intro)
    }
    if let loop { sections.append(loop) }
    return sections.isEmpty ? nil : Track(sections: sections, isSampled: true, hasOwnPeriod: known != nil)
  }

  /// Returns the whole period, or a part of it after which the value already repeats.
  private func shortestPeriod(
    _ period: Double, _ values: [[Double]], from start: Int, _ tolerance: [Double]
  ) -> Double {
    let steps = max(1, min(64, Int(period / 0.05)))
    for parts in stride(from: steps, to: 1, by: -1) {
      let candidate = period / Double(parts)
      if agrees(values, after: candidate, from: start, tolerance) { return candidate }
    }
    return period
  }

  /// Returns whether a value repeats at least once within the samples after a period.
  private func repeats(_ values: [[Double]], after period: Double, from start: Int, _ tolerance: [Double]) -> Bool {
    guard times[start] + 2 * period <= times[times.count - 1] + 1e-6 else { return false }
    return agrees(values, after: period, from: start, tolerance)
  }

  private func agrees(_ values: [[Double]], after period: Double, from start: Int, _ tolerance: [Double]) -> Bool {
    (start..<times.count).allSatisfy { index in
      let later = times[index] + period
      guard later <= times[times.count - 1] + 1e-9 else { return true }
      let (low, high, part) = samples(around: later)
      return tolerance.indices.allSatisfy { n in
        let (a, b) = (values[low][n], values[high][n])
        let difference = abs(a + (b - a) * part - values[index][n])
        if difference <= tolerance[n] / 2 { return true }
        // If the value turns between two samples, a line misses the extreme.
        let slack = tolerance[n] / 2
        let isBetween = values[index][n] >= min(a, b) - slack && values[index][n] <= max(a, b) + slack
        return isBetween && difference <= tolerance[n] * 2
      }
    }
  }

  /// Returns the interpolated value at a time.
  private func value(at time: Double, _ values: [[Double]]) -> [Double] {
    let (low, high, part) = samples(around: time)
    return zip(values[low], values[high]).map { $0 + ($1 - $0) * part }
  }

  /// Returns the samples before and after a time, and the fraction, 0–1, between them.
  private func samples(around time: Double) -> (low: Int, high: Int, part: Double) {
    var low = 0
    var high = times.count - 1
    guard time > times[low] else { return (low, low, 0) }
    guard time < times[high] else { return (high, high, 0) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time + 1e-9 { low = middle } else { high = middle }
    }
    let span = times[high] - times[low]
    return (low, high, span > 0 ? min(max((time - times[low]) / span, 0), 1) : 0)
  }

  /// Returns fitted keyframes over a range of samples, or `nil` if nothing changes in it.
  private func section(
    _ values: [[Double]], _ range: Range<Int>, start: Double, duration: Double, count: Double?, _ tolerance: [Double]
  ) -> TrackSection? {
    guard duration > 0 else { return nil }
    let points = PiecewiseFit.fit(times: times[range], values: values[range], tolerance: tolerance)
    guard !points.isEmpty else { return nil }
    var frames: [Keyframe] = []
    for (index, point) in points.enumerated() {
      let offset = min(max((point.time - start) / duration, 0), 1)
      let isLast = index == points.count - 1
      // The value to which a loop jumps at its end is its first one.
      if isLast, count == nil, index > 0, points[index - 1].jumps, offset > 1 - 1e-6 { break }
      frames.append(Keyframe(offset: offset, value: point.value, easing: point.jumps ? .hold : .linear))
    }
    if let last = frames.last, last.offset < 1 {
      frames.append(Keyframe(offset: 1, value: last.value, easing: .linear))
    }
    return TrackSection(start: start, duration: duration, count: count, keyframes: frames)
  }

  /// Returns a track of a value of 0 or 1 that changes at frames and is held in between.
  func steps(_ values: [Bool]) -> Track? {
    guard values.contains(true), values.contains(false) else { return nil }
    guard var track = sampled(values.map { [$0 ? 1 : 0] }, tolerance: [0.01]) else { return nil }
    for section in track.sections.indices {
      track.sections[section].keyframes = held(track.sections[section].keyframes)
    }
    return track
  }

  /// Returns the steps without those that change nothing. All steps are early by the rounding of numbers in files: the
  /// value is present at the time of its frame, and there is no moment without either of two alternating values.
  private func held(_ frames: [Keyframe]) -> [Keyframe] {
    var result: [Keyframe] = []
    for (index, frame) in frames.enumerated() {
      let isEnd = index == 0 || index == frames.count - 1
      if !isEnd, let last = result.last, last.value == frame.value { continue }
      var step = frame
      step.easing = .hold
      if !isEnd { step.offset = (frame.offset * Self.offsetPlaces + 1e-6).rounded(.down) / Self.offsetPlaces }
      result.append(step)
    }
    return result
  }

  /// The resolution of offsets: thousandths of a percent, as in style sheets.
  private static let offsetPlaces = 100_000.0
}
