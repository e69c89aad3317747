import Foundation

/// All running animations of one animated attribute.
///
/// The model value changes to its target immediately; the shown value is model + offset. A single animation over the
/// displacement W gives the offset animate(W, t) − W. One that joins running animations starts from their value *at
/// each time*: W(t) = delta − offset of the older animations at t. When the newest animation ends, so do all others.
///
/// Chains stay short: an older animation that has ended is removed together with all before it. `limitChain` covers
/// endless animations that replace one another. Sampling needs no allocation unless a custom animation is involved.
package struct Animator<Value: VectorArithmetic> {
  /// The running animations that the newest one joined, oldest first.
  var older: [AnimatorEntry<Value>] = []
  var newest: AnimatorEntry<Value>
  var environment: (any Sendable)?
  var lastTime: Double
  var lastVelocity: Value = .zero
  var isFinished = false
  /// The tokens of superseded animations, with the times at which they complete.
  var forks: [(token: Int, time: Double)] = []
  /// The tokens that the next call of `takeCompleted` returns.
  var completed: [Int] = []

  /// The maximum number of endless animations in a chain, the newest included.
  package static var greatestLoopChain: Int { 4 }
  /// The maximum number of animations of any kind in a chain, the newest included.
  package static var greatestChain: Int { 64 }

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - animation: The animation to run.
  ///   - interval: The displacement: new model value − shown value.
  ///   - velocity: The velocity per second of the model before the change. Fluid springs start with it.
  ///   - time: The start time in seconds.
  ///   - environment: The environment for custom animations.
  ///   - completion: A token that `takeCompleted` returns once the animation is logically complete.
  @_specialize(where Value == FlatVector)
  package init(
    _ animation: Animation, interval: Value, velocity: Value = .zero, at time: Double,
    environment: (any Sendable)? = nil,
    completion: Int? = nil
  ) {
    self.environment = environment
    lastTime = time
    newest = AnimatorEntry(
      animation, delta: interval, displacement: interval, velocity: velocity, at: time, environment: environment,
      completion: completion)
  }

  /// Computes the offset to add to the model value at a time.
  ///
  /// - Parameter time: The time in seconds. It may jump forward, but not backward.
  /// - Returns: The offset, or `nil` when all animations have ended.
  @_specialize(where Value == FlatVector)
  package mutating func sample(at time: Double) -> Value? {
    lastTime = time
    guard !isFinished else { return nil }
    var offset = Value.zero
    var velocity = Value.zero
    var finishedCount = 0
    for index in older.indices {
      guard let moved = older[index].move(from: offset, velocity: velocity, at: time) else {
        // This animation has ended at its own model value, so the older ones no longer matter.
        (offset, velocity, finishedCount) = (.zero, .zero, index + 1)
        continue
      }
      (offset, velocity) = moved
    }
    if finishedCount > 0 { dropOldest(finishedCount, at: time) }
    guard let moved = newest.move(from: offset, velocity: velocity, at: time) else {
      finish()
      return nil
    }
    if !forks.isEmpty { completeForks(at: time) }
    if let token = newest.completion, newest.isLogicallyComplete(at: time) {
      completed.append(token)
      newest.completion = nil
    }
    for index in older.indices {
      guard let token = older[index].completion, older[index].isLogicallyComplete(at: time) else { continue }
      completed.append(token)
      older[index].completion = nil
    }
    lastVelocity = moved.velocity
    return moved.offset
  }

  /// Continues under `animation` after a change of the model by `delta` (new − old model) at `time` seconds.
  ///
  /// A change without animation needs no call: the offset continues relative to the new model value.
  @_specialize(where Value == FlatVector)
  package mutating func retarget(
    _ animation: Animation, delta: Value, velocity: Value = .zero, at time: Double, completion: Int? = nil
  ) {
    guard let offset = sample(at: time) else {
      let pending = completed
      self = Animator(
        animation, interval: delta, velocity: velocity, at: time, environment: environment, completion: completion)
      completed = pending
      return
    }
    if animation.fluidSpring != nil {
      // The new animation takes over the value and velocity of the whole chain.
      let merged = AnimatorEntry(
        animation, delta: delta - offset, displacement: delta - offset, velocity: lastVelocity + velocity, at: time,
        previous: newest.animation, environment: environment, completion: completion)
      supersedeAll(at: time)
      newest = merged
      return
    }
    if let merged = newest.springRetargeted(
      animation, delta: delta, offset: offset, velocity: lastVelocity + velocity, at: time, completion: completion)
    {
      supersedeAll(at: time)
      newest = merged
      return
    }
    if let merged = newest.merged(with: animation, delta: delta, at: time, environment: environment) {
      supersede(newest, at: time)
      newest = merged
      newest.completion = completion
      return
    }
    let next = AnimatorEntry(
      animation, delta: delta, displacement: delta - offset, velocity: .zero, at: time, environment: environment,
      completion: completion)
    older.append(newest)
    newest = next
    limitChain(at: time)
  }

  /// The animation, if it is the only one, starts from rest, has a flat form, and no earlier token is pending.
  package var alone: (timing: AnimationTiming, begin: Double, delta: Value, end: Double, logicalEnd: Double)? {
    guard older.isEmpty, forks.isEmpty, completed.isEmpty, !isFinished, newest.springStart == 0,
      newest.springVelocity == .zero, case .timed(let timing) = newest.kind
    else { return nil }
    return (timing, newest.begin, newest.delta, newest.end, newest.logicalEnd)
  }

  /// A Boolean value that indicates whether the newest animation was logically complete at the last sample.
  package var isLogicallyComplete: Bool { isFinished || newest.isLogicallyComplete(at: lastTime) }

  /// The velocity of the offset at the last sample, per second. Zero for curves and repetitions, which report none.
  package var velocity: Value { isFinished ? .zero : lastVelocity }

  /// A Boolean value that indicates whether the animation never ends by itself.
  package var isEndless: Bool { !isFinished && newest.end == .infinity }

  /// The time on the caller's clock at which all animations end: `infinity` for an endless one, `nil` if it depends on
  /// a custom animation.
  package var endTime: Double? { newest.end.isNaN ? nil : newest.end }

  /// The number of animations in the chain.
  package var count: Int { isFinished ? 0 : older.count + 1 }

  /// Returns the tokens whose animation has become logically complete up to the last sample, or has been replaced while
  /// endless.
  ///
  /// Each token is returned once. The criterion `.removed` is the `nil` result of `sample`.
  package mutating func takeCompleted() -> [Int] {
    guard !completed.isEmpty else { return [] }
    defer { completed = [] }
    return completed
  }
}
