/// Tracks of keyframes that change parts of one value.
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes

  /// The tracks that this stands for.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) { body._addTracks(to: &tracks) }
}

/// The tracks of a timeline in order.
public struct _KeyframeTracks<Root> {
  struct Track {
    /// Seconds.
    var duration: Double
    var update: (_ value: inout Root, _ time: Double) -> Void
  }

  /// The value that the timeline starts with, where every track takes its start from.
  let initialValue: Root
  var list: [Track] = []
}

/// Tracks put together by a builder.
public struct _KeyframesGroup<Value>: Keyframes {
  var additions: [(inout _KeyframeTracks<Value>) -> Void] = []

  mutating func append<Content: Keyframes<Value>>(_ content: Content) {
    additions.append { content._addTracks(to: &$0) }
  }

  public var body: _KeyframesGroup { self }
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
    for addition in additions { addition(&tracks) }
  }
}
