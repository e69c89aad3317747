import Foundation
import Motion

/// The interpolation of a value between two keyframes.
enum Easing: Hashable {
  case linear
  case bezier(UnitBezier)
  /// A polyline of points (time, progress), each in 0–1 of the step.
  case points([CurvePoint])
  /// The value is held until the next keyframe.
  case hold
}

struct CurvePoint: Hashable {
  var time: Double
  var progress: Double
}

/// A value at a time in a section.
struct Keyframe: Hashable {
  /// The time as a fraction, 0–1, of the section.
  var offset: Double
  var value: [Double]
  /// The easing to the next keyframe.
  var easing: Easing
}

/// A sequence of keyframes, played once or repeatedly.
struct TrackSection: Hashable {
  /// The start time in seconds on the picture's clock. It is negative if the section started before the picture.
  var start: Double
  /// The duration of one iteration in seconds.
  var duration: Double
  /// The number of iterations, or `nil` without end.
  var count: Double?
  /// A Boolean value that indicates whether every second iteration runs in reverse.
  var alternates = false
  var keyframes: [Keyframe]

  /// The timing without values. Sections with equal timing can share their keyframes.
  var timing: SectionTiming {
    SectionTiming(
      start: start, duration: duration, count: count, alternates: alternates, offsets: keyframes.map(\.offset),
      easings: keyframes.map(\.easing))
  }
}

struct SectionTiming: Hashable {
  var start: Double
  var duration: Double
  var count: Double?
  var alternates: Bool
  var offsets: [Double]
  var easings: [Easing]
}

/// A value over all time, in sections. A later section replaces an earlier one from its start. The first value
/// applies before the first section, and the last value after the last one.
struct Track: Hashable {
  var sections: [TrackSection]
  /// A Boolean value that indicates whether the track is fitted to samples, instead of being the closed form of an
  /// animation.
  var isSampled: Bool
  /// A Boolean value that indicates whether the samples repeat in the period of one of the animations.
  var hasOwnPeriod = false

  func mapValues(_ change: ([Double]) -> [Double]) -> Track {
    var result = self
    for section in result.sections.indices {
      for index in result.sections[section].keyframes.indices {
        result.sections[section].keyframes[index].value = change(sections[section].keyframes[index].value)
      }
    }
    return result
  }
}

/// A value that may animate.
struct Channel: Hashable {
  /// The value without motion.
  var still: [Double]
  var track: Track?

  init(_ still: [Double], track: Track? = nil) {
    self.still = still
    self.track = track
  }

  var isMoving: Bool { track != nil }

  /// Returns the channel with a linear function applied to its values.
  func map(_ change: ([Double]) -> [Double]) -> Channel {
    Channel(change(still), track: track?.mapValues(change))
  }
}
