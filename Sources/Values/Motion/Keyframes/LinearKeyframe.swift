import Foundation

/// A keyframe that interpolates linearly between values.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  var to: Value
  var duration: TimeInterval
  var timingCurve: UnitCurve

  /// Creates a linear keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The length of the keyframe in seconds.
  ///   - timingCurve: The easing of the keyframe. Default `linear`.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public var body: LinearKeyframe { self }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    segments.list.append(.linear(to: to.animatableData, duration: max(0, duration), curve: timingCurve))
  }
}
