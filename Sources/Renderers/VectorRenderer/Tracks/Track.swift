import Foundation
import Motion

/// How a value goes from one keyframe to the next.
enum Easing: Hashable {
  case linear
  case bezier(UnitBezier)
  /// Straight lines between points (time, way), each 0…1 of the step.
  case points([CurvePoint])
  /// Stays until the next keyframe.
  case hold
}

struct CurvePoint: Hashable {
  var time: Double
  var way: Double
}

/// A value at a moment of a section.
struct Keyframe: Hashable {
  /// 0…1 of the section.
  var offset: Double
  var value: [Double]
  /// The way to the next keyframe.
  var easing: Easing
}

/// One run of keyframes, once or again and again.
struct TrackSection: Hashable {
  /// Seconds on the picture's clock; below zero where it began before the picture.
  var start: Double
  /// Seconds of one pass.
  var duration: Double
  /// Passes; nil: forever.
  var count: Double?
  /// Every second pass runs backwards.
  var alternates = false
  var keyframes: [Keyframe]

  /// Everything but the values: sections that agree in this can share their keyframes.
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

/// A value over all time: sections, a later one taking over when it starts. Before the first it has its first value,
/// after a finite last one its last.
struct Track: Hashable {
  var sections: [TrackSection]
  /// Not the closed form of an animation, but fitted to what was seen.
  var isSampled: Bool
  /// What was seen repeats in the period of one of the animations.
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

/// A value that may move.
struct Channel: Hashable {
  /// At rest.
  var still: [Double]
  var track: Track?

  init(_ still: [Double], track: Track? = nil) {
    self.still = still
    self.track = track
  }

  var isMoving: Bool { track != nil }

  /// One of its numbers that moves in proportion, or all of them changed in a linear way.
  func map(_ change: ([Double]) -> [Double]) -> Channel {
    Channel(change(still), track: track?.mapValues(change))
  }
}
