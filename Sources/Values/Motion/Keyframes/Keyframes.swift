/// A type that defines changes to a value over time.
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes

  /// The tracks of the keyframes.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) { body._addTracks(to: &tracks) }
}

/// The tracks of a timeline, in order.
public struct _KeyframeTracks<Root> {
  struct Track {
    /// The duration of the track in seconds.
    var duration: Double
    var update: (_ value: inout Root, _ time: Double) -> Void
  }

  /// The initial value of the timeline, from which every track starts.
  let initialValue: Root
  var list: [Track] = []
}

/// A group of tracks that a result builder has combined.
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
