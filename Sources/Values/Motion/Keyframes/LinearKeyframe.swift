import Foundation

/// Goes straight to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  var to: Value
  var duration: TimeInterval
  var timingCurve: UnitCurve

  /// Goes straight to `to` in `duration` seconds, with the given easing.
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
