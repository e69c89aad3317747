import Foundation

/// How a change of a value becomes a motion in time.
public struct Animation: Hashable, Sendable {
  /// What moves the value.
  public let base: any CustomAnimation

  public init(_ base: some CustomAnimation) { self.base = base }

  /// Where a value that moves over `value` is at `time` seconds, or nil when the motion is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast a value that moves over `value` is at `time` seconds, per second; nil when the animation does not say.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from `previous`, which moves over `value` and has run for `time` seconds.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func isEqual<Base: CustomAnimation>(_ left: Base) -> Bool { left == rhs.base as? Base }
    return isEqual(lhs.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { String(describing: base) }
  public var debugDescription: String { String(reflecting: base) }
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
