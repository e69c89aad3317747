import Foundation

/// Goes to a value with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  var to: Value
  var duration: TimeInterval?
  var spring: Spring
  var startVelocity: Value?

  /// Goes to `to` for `duration` seconds, or until the spring has settled. A velocity that is not given is that with
  /// which the keyframe before ends.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public var body: SpringKeyframe { self }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    segments.list.append(
      .spring(
        to: to.animatableData, duration: duration.map { max(0, $0) }, spring: spring,
        startVelocity: startVelocity?.animatableData))
  }
}
