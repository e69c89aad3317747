import Foundation

/// The description of how a value changes over time.
public struct Animation: Hashable, Sendable {
  /// The custom animation that computes the values.
  public let base: any CustomAnimation

  /// Creates an animation from a custom animation.
  ///
  /// - Parameter base: The custom animation that computes the values.
  public init(_ base: some CustomAnimation) { self.base = base }

  /// Computes the value of the animation at a time.
  ///
  /// - Parameters:
  ///   - value: The vector to animate towards, starting from zero.
  ///   - time: The time since the start of the animation in seconds.
  ///   - context: The state that the animation keeps between frames.
  /// - Returns: The animated vector, or `nil` if the animation has finished.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Computes the velocity of the animation at a time.
  ///
  /// - Parameters:
  ///   - value: The vector to animate towards, starting from zero.
  ///   - time: The time since the start of the animation in seconds.
  ///   - context: The state that the animation keeps between frames.
  /// - Returns: The velocity per second, or `nil` if the animation does not report one.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Determines whether this animation replaces a running animation, instead of being added to it.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The vector that the running animation moves towards.
  ///   - time: The time since the start of the running animation in seconds.
  ///   - context: The state that the running animation keeps between frames.
  /// - Returns: True if this animation takes over.
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
  /// A mirror whose only child is the curve of the animation.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
