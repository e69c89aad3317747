import Foundation

/// A keyframe that uses a cubic curve to smoothly interpolate between values.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  var to: Value
  var duration: TimeInterval
  var startVelocity: Value?
  var endVelocity: Value?

  /// Creates a cubic keyframe. Velocities that are not given follow from the neighboring keyframes.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The length of the keyframe in seconds.
  ///   - startVelocity: The velocity at the start, per second.
  ///   - endVelocity: The velocity at the end, per second.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public var body: CubicKeyframe { self }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    segments.list.append(
      .cubic(
        to: to.animatableData, duration: max(0, duration), startVelocity: startVelocity?.animatableData,
        endVelocity: endVelocity?.animatableData))
  }
}
