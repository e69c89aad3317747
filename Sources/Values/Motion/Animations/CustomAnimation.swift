import Foundation

/// A motion of one's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// Where a value that moves from zero over `value` is at `time` seconds, or nil when the motion is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// How fast the value is at `time` seconds, per second; nil when unknown.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation takes over from `previous`, which moves over `value` and has run for `time` seconds.
  ///
  /// If so, time and context go on, and the value to move over grows by the new change. If not, both run on, added up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}
