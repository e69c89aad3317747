import Foundation

/// A group of keyframes that animates one value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent

  /// The keyframes of the group, in order.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  func _addSegments(to segments: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _addSegments(to segments: inout _KeyframeSegments<Value>) { body._addSegments(to: &segments) }
}

/// The keyframes of one track, in order.
public struct _KeyframeSegments<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  enum Segment {
    case linear(to: Vector, duration: Double, curve: UnitCurve)
    case cubic(to: Vector, duration: Double, startVelocity: Vector?, endVelocity: Vector?)
    case spring(to: Vector, duration: Double?, spring: Spring, startVelocity: Vector?)
    case move(to: Vector)
  }

  var list: [Segment] = []
}

/// A group of keyframes that a result builder has combined.
public struct _KeyframeTrackGroup<Value: Animatable>: KeyframeTrackContent {
  var segments = _KeyframeSegments<Value>()

  mutating func append<Content: KeyframeTrackContent<Value>>(_ content: Content) {
    content._addSegments(to: &segments)
  }

  public var body: _KeyframeTrackGroup { self }
  public func _addSegments(to segments: inout _KeyframeSegments<Value>) { segments.list += self.segments.list }
}

/// A result builder that creates the keyframes of one track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns the keyframes of one expression in the builder.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  /// Returns no keyframes, for an empty block.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeTrackGroup<Value>() }

  /// Returns the keyframes of the first expression in a block.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

  /// Appends the keyframes of the next expression in a block.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    group(accumulated, next)
  }

  /// Joins the keyframes of the iterations of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    var group = _KeyframeTrackGroup<Value>()
    for component in components { group.append(component) }
    return group
  }

  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeTrackGroup<Value> {
    group(component)
  }

  /// Returns the keyframes of the second branch of a condition.
  public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeTrackGroup<Value> {
    group(component)
  }

  static func group(_ contents: any KeyframeTrackContent<Value>...) -> _KeyframeTrackGroup<Value> {
    var group = _KeyframeTrackGroup<Value>()
    for content in contents { group.append(content) }
    return group
  }
}
