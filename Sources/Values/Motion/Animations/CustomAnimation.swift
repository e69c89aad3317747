import Foundation

/// A type that defines how an animatable value changes over time.
public protocol CustomAnimation: Hashable, Sendable {
  /// Computes the value of the animation at a time.
  ///
  /// - Parameters:
  ///   - value: The vector to animate towards, starting from zero.
  ///   - time: The time since the start of the animation in seconds.
  ///   - context: The state that the animation keeps between frames.
  /// - Returns: The animated vector, or `nil` if the animation has finished.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Computes the velocity of the animation at a time.
  ///
  /// - Parameters:
  ///   - value: The vector to animate towards, starting from zero.
  ///   - time: The time since the start of the animation in seconds.
  ///   - context: The state that the animation keeps between frames.
  /// - Returns: The velocity per second, or `nil` if it is unknown. The default implementation returns `nil`.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Determines whether this animation replaces a running animation, instead of being added to it.
  ///
  /// If the method returns true, time and context continue, and the vector to animate towards grows by the new change.
  /// Otherwise both animations run, and their effects are added up. The default implementation returns false.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The vector that the running animation moves towards.
  ///   - time: The time since the start of the running animation in seconds.
  ///   - context: The state that the running animation keeps between frames.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns `nil` by default, because the velocity is unknown.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    nil
  }

  /// Returns `false` by default, so that the running animation continues beside the new one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}
