import Foundation

extension Spring {
  /// When the spring has come to rest: within 0.001 of a target 1 away, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001) }

  /// When a motion of length `target` that starts with `initialVelocity` stays within `epsilon` of its end, in seconds.
  ///
  /// Under-damped: from the envelope of the swing. Critical and over-damped: the first multiple of 0.1 s, which is how
  /// Apple's values come out (0.8 for `smooth`).
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let w = model.frequency
    guard w.isFinite else { return 0 }
    let load = SpringModel.InitialConditions(distance: target, velocity: initialVelocity)
    guard load.distanceSquared > 0 || load.velocitySquared > 0 else { return 0 }
    let decay = model.ratio * w
    guard decay > 0, decay.isFinite else { return .infinity }
    if model.ratio < 1 {
      let amplitude = load.squared(decay, -1).squareRoot() + load.distanceSquared.squareRoot()
      return max(0, log(amplitude / epsilon) / decay)
    }
    var steps = 0.0
    while steps < 100_000 {
      let s = model.sample(at: steps / 10)
      if load.squared(1 - s.step, -s.impulse).squareRoot() < epsilon, steps > 0 { break }
      steps += 1
    }
    return steps / 10
  }

  /// The position at `time` seconds of the motion from zero to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let s = model.sample(at: time)
    return target.scaled(by: s.step) + initialVelocity.scaled(by: s.impulse)
  }

  /// The velocity, per second, at `time` seconds of the motion from zero to `target`.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let s = model.sample(at: time)
    return target.scaled(by: s.stepVelocity) + initialVelocity.scaled(by: s.impulseVelocity)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds. Exact for any step.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let s = model.sample(at: deltaTime)
    value += way.scaled(by: s.step) + velocity.scaled(by: s.impulse)
    velocity = way.scaled(by: s.stepVelocity) + velocity.scaled(by: s.impulseVelocity)
  }

  /// The force on a body at `position` that moves with `velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// As `settlingDuration(target:initialVelocity:epsilon:)`, between two animatable values.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }

  /// The value at `time` seconds on the way from one animatable value to another.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData += value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity at `time` seconds on the way from one animatable value to another.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on `position`, which moves with `velocity`, on the way from one animatable value to another.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }
}
