import Foundation
import Motion

/// A writer of channels as animated properties: every iteration that the composition shows, keyframe by keyframe.
struct LottieTimeline {
  let framesPerSecond: Double
  /// The time in seconds up to which keyframes are needed.
  let end: Double

  /// A keyframe at a time in seconds.
  private struct Key {
    var time: Double
    var value: [Double]
    var easing: Easing
  }

  func property(_ channel: Channel, _ write: ([Double]) -> [Double] = { $0 }) -> LottieValue {
    guard let track = channel.track else { return .fixed(write(channel.still)) }
    return animated(track) { values in .numbers(write(values)) }
  }

  /// Returns a property whose values are objects, such as paths.
  func property(_ channel: Channel, shape write: ([Double]) -> LottieValue) -> LottieValue {
    guard let track = channel.track else {
      return .object([("a", .number(0)), ("k", write(channel.still))])
    }
    return animated(track) { .array([write($0)]) }
  }

  private func animated(_ track: Track, _ write: ([Double]) -> LottieValue) -> LottieValue {
    let keys = keys(track)
    let frames = keys.indices.map { index -> LottieValue in
      let key = keys[index]
      var entries: [(String, LottieValue)] = [("t", .number(key.time * framesPerSecond)), ("s", write(key.value))]
      if index < keys.count - 1 {
        switch key.easing {
        case .hold: entries.append(("h", .number(1)))
        case .bezier(let curve):
          entries.append(("o", handle(curve.x1, curve.y1)))
          entries.append(("i", handle(curve.x2, curve.y2)))
        case .linear, .points:
          entries.append(("o", handle(0, 0)))
          entries.append(("i", handle(1, 1)))
        }
      }
      return .object(entries)
    }
    return .object([("a", .number(1)), ("k", .array(frames))])
  }

  private func handle(_ x: Double, _ y: Double) -> LottieValue {
    .object([("x", .numbers([min(max(x, 0), 1)])), ("y", .numbers([y]))])
  }

  // MARK: Keys

  private func keys(_ track: Track) -> [Key] {
    var result: [Key] = []
    for (index, section) in track.sections.enumerated() {
      result.removeAll { $0.time >= section.start - 1e-9 && index > 0 }
      append(section, to: &result)
    }
    return result
  }

  private func append(_ section: TrackSection, to keys: inout [Key]) {
    let count = section.count ?? .infinity
    var pass = section.count == nil ? max(0, (-section.start / section.duration).rounded(.down)) : 0
    while pass < count, section.start + pass * section.duration < end - 1e-9 || pass == 0 {
      let isBackward = section.alternates && pass.truncatingRemainder(dividingBy: 2) == 1
      let frames = expanded(isBackward ? Self.reversed(section.keyframes) : section.keyframes)
      let begin = section.start + pass * section.duration
      for frame in frames {
        let key = Key(time: begin + frame.offset * section.duration, value: frame.value, easing: frame.easing)
        guard let last = keys.last, key.time - last.time < Self.jump else {
          keys.append(key)
          continue
        }
        if last.value == key.value {
          keys[keys.count - 1].easing = key.easing
        } else {
          // A jump: the old value is held until immediately before.
          keys[keys.count - 1].time = key.time - Self.jump
          keys[keys.count - 1].easing = .hold
          keys.append(key)
        }
      }
      pass += 1
    }
  }

  /// The duration of a jump in seconds, much less than a frame.
  private static let jump = 1e-4

  /// Returns the keyframes with each easing of several points split into separate keyframes.
  private func expanded(_ frames: [Keyframe]) -> [Keyframe] {
    var result: [Keyframe] = []
    for (index, frame) in frames.enumerated() {
      guard index < frames.count - 1, case .points(let points) = frame.easing else {
        result.append(frame)
        continue
      }
      let next = frames[index + 1]
      for point in points.dropLast() {
        let value = zip(frame.value, next.value).map { $0 + ($1 - $0) * point.progress }
        let offset = frame.offset + (next.offset - frame.offset) * point.time
        result.append(Keyframe(offset: offset, value: value, easing: .linear))
      }
    }
    return result
  }

  private static func reversed(_ frames: [Keyframe]) -> [Keyframe] {
    let count = frames.count
    return (0..<count).map { index in
      let frame = frames[count - 1 - index]
      let easing = index < count - 1 ? mirrored(frames[count - 2 - index].easing) : .linear
      return Keyframe(offset: 1 - frame.offset, value: frame.value, easing: easing)
    }
  }

  private static func mirrored(_ easing: Easing) -> Easing {
    switch easing {
    case .linear, .hold: easing
    case .bezier(let c): .bezier(UnitBezier(1 - c.x2, 1 - c.y2, 1 - c.x1, 1 - c.y1))
    case .points(let points):
      .points(points.reversed().map { CurvePoint(time: 1 - $0.time, progress: 1 - $0.progress) })
    }
  }
}
