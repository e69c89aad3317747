import Foundation

/// A keyframe that uses a spring to interpolate between values.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  var to: Value
  var duration: TimeInterval?
  var spring: Spring
  var startVelocity: Value?

  /// Creates a spring keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The length of the keyframe in seconds. Default: the settling duration of the spring.
  ///   - spring: The spring that moves the value.
  ///   - startVelocity: The velocity at the start, per second. Default: the end velocity of the previous keyframe.
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
