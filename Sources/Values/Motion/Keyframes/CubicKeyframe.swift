import Foundation

/// Goes to a value on a smooth cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  var to: Value
  var duration: TimeInterval
  var startVelocity: Value?
  var endVelocity: Value?

  /// Goes to `to` in `duration` seconds. Velocities are per second; those not given follow from the neighbors.
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
