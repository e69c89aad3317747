/// A keyframe that immediately changes to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  var to: Value

  /// Creates a keyframe that changes to the given value without interpolation.
  ///
  /// - Parameter to: The value of the keyframe.
  public init(_ to: Value) { self.to = to }

  public var body: MoveKeyframe { self }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    segments.list.append(.move(to: to.animatableData))
  }
}
