/// A sequence of keyframes that animates one property of a root type, or the whole value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  var keyPath: WritableKeyPath<Root, Value>
  var content: Content

  init(keyPath: WritableKeyPath<Root, Value>, content: Content) {
    self.keyPath = keyPath
    self.content = content
  }

  /// Creates a track that animates the whole value.
  ///
  /// - Parameter content: The keyframes of the track.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(keyPath: \.self, content: content())
  }

  /// Creates a track that animates one property.
  ///
  /// - Parameters:
  ///   - keyPath: The property to animate.
  ///   - content: The keyframes of the track.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.init(keyPath: keyPath, content: content())
  }

  /// The track itself.
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
