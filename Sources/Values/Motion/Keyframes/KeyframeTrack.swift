/// Keyframes that change one property of a value, or all of it.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  var keyPath: WritableKeyPath<Root, Value>
  var content: Content

  init(keyPath: WritableKeyPath<Root, Value>, content: Content) {
    self.keyPath = keyPath
    self.content = content
  }

  /// A track that changes the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(keyPath: \.self, content: content())
  }

  /// A track that changes the property at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.init(keyPath: keyPath, content: content())
  }

  public var body: KeyframeTrack { self }

  public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
    var segments = _KeyframeSegments<Value>()
    content._addSegments(to: &segments)
    let path = KeyframePath(segments, from: tracks.initialValue[keyPath: keyPath].animatableData)
    let keyPath = keyPath
    tracks.list.append(
      .init(duration: path.duration) { value, time in
        value[keyPath: keyPath].animatableData = path.value(at: time)
      })
  }
}
