import Foundation

/// What keyframes do to a value over time.
public struct KeyframeTimeline<Value> {
  private var tracks: _KeyframeTracks<Value>

  /// Tracks start from `initialValue`, apply in their order, and hold their last value once they are over.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  package init(initialValue: Value, keyframes: some Keyframes<Value>) {
    tracks = _KeyframeTracks(initialValue: initialValue)
    keyframes._addTracks(to: &tracks)
  }

  /// Seconds of the longest track.
  public var duration: TimeInterval { tracks.list.map(\.duration).max() ?? 0 }

  /// The value at `time` seconds, which is clamped to 0…`duration`.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at `progress` of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Changes what has a track in `value` to how it is at `time` seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks.list { track.update(&value, time) }
  }

  /// Changes what has a track in `value` to how it is at `progress` of the duration, 0…1.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
