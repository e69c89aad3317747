/// Jumps to a value, in no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  var to: Value

  public init(_ to: Value) { self.to = to }

  public var body: MoveKeyframe { self }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    segments.list.append(.move(to: to.animatableData))
  }
}
