import Foundation

extension Spring {
  /// The estimated duration, in seconds, until the spring stays within 0.001 of a target at distance 1.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001) }

  /// Returns the estimated duration, in seconds, until the spring stays within a distance of its target.
  ///
  /// Under-damped springs use the envelope of the oscillation. Critically damped and over-damped springs use the first
  /// multiple of 0.1 s, which agrees with Apple's values (0.8 for `smooth`).
  ///
  /// - Parameters:
  ///   - target: The vector from the start to the target.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - epsilon: The distance from the target below which the spring counts as settled.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let w = model.frequency
    guard w.isFinite else { return 0 }
    let conditions = SpringModel.InitialConditions(distance: target, velocity: initialVelocity)
    guard conditions.distanceSquared > 0 || conditions.velocitySquared > 0 else { return 0 }
    let decay = model.ratio * w
    guard decay > 0, decay.isFinite else { return .infinity }
    if model.ratio < 1 {
      let amplitude = conditions.squared(decay, -1).squareRoot() + conditions.distanceSquared.squareRoot()
      return max(0, log(amplitude / epsilon) / decay)
    }
    var steps = 0.0
    while steps < 100_000 {
      let s = model.sample(at: steps / 10)
      if conditions.squared(1 - s.step, -s.impulse).squareRoot() < epsilon, steps > 0 { break }
      steps += 1
    }
    return steps / 10
  }

  /// Returns the position at `time` seconds of the motion from zero to `target`.
  ///
  /// - Parameters:
  ///   - target: The vector from the start to the target.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start in seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let s = model.sample(at: time)
    return target.scaled(by: s.step) + initialVelocity.scaled(by: s.impulse)
  }

  /// Returns the velocity, per second, at `time` seconds of the motion from zero to `target`.
  ///
  /// - Parameters:
  ///   - target: The vector from the start to the target.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start in seconds.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let s = model.sample(at: time)
    return target.scaled(by: s.stepVelocity) + initialVelocity.scaled(by: s.impulseVelocity)
  }

  /// Advances a value and its velocity by a time step. The result is exact for steps of any length.
  ///
  /// - Parameters:
  ///   - value: The current position, updated in place.
  ///   - velocity: The current velocity per second, updated in place.
  ///   - target: The position to move towards.
  ///   - deltaTime: The length of the step in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let displacement = target - value
    let s = model.sample(at: deltaTime)
    value += displacement.scaled(by: s.step) + velocity.scaled(by: s.impulse)
    velocity = displacement.scaled(by: s.stepVelocity) + velocity.scaled(by: s.impulseVelocity)
  }

  /// Returns the force on a body at a position with a velocity.
  ///
  /// - Parameters:
  ///   - target: The position to move towards.
  ///   - position: The current position.
  ///   - velocity: The current velocity per second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// Returns the estimated duration, in seconds, until the spring stays within `epsilon` of `toValue`.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value at the end.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - epsilon: The distance from the target below which the spring counts as settled.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }

  /// Returns the value at `time` seconds of the motion between two animatable values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value at the end.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start in seconds.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let displacement = toValue.animatableData - fromValue.animatableData
    result.animatableData += value(target: displacement, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity, per second, at `time` seconds of the motion between two animatable values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value at the end.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start in seconds.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let displacement = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(target: displacement, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force on a body that moves between two animatable values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value at the end.
  ///   - position: The current position.
  ///   - velocity: The current velocity per second.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }
}
