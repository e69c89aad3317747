import Foundation

/// A description of how a value changes over time, modeled with keyframes.
public struct KeyframeTimeline<Value> {
  private var tracks: _KeyframeTracks<Value>

  /// Creates a timeline from an initial value and the content of its tracks.
  ///
  /// Tracks start from the initial value, apply in order, and hold their last value after their end.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of every track.
  ///   - content: The tracks.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  package init(initialValue: Value, keyframes: some Keyframes<Value>) {
    tracks = _KeyframeTracks(initialValue: initialValue)
    keyframes._addTracks(to: &tracks)
  }

  /// The duration of the longest track in seconds.
  public var duration: TimeInterval { tracks.list.map(\.duration).max() ?? 0 }

  /// Returns the value at a time.
  ///
  /// - Parameter time: The time in seconds, clamped to 0–`duration`.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    update(value: &value, time: time)
    return value
  }

  /// Returns the value at a fraction of the duration.
  ///
  /// - Parameter progress: The fraction of the duration, 0–1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Updates the properties of `value` that have a track.
  ///
  /// - Parameters:
  ///   - value: The value to update. Properties without a track are unchanged.
  ///   - time: The time in seconds, clamped to 0–`duration`.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks.list { track.update(&value, time) }
  }

  /// Updates the properties of `value` that have a track.
  ///
  /// - Parameters:
  ///   - value: The value to update. Properties without a track are unchanged.
  ///   - progress: The fraction of the duration, 0–1.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
