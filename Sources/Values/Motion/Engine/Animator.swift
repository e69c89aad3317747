import Foundation

/// All animation of one animated attribute.
///
/// The model value jumps to its target at once; what is shown is model + offset. An animation alone over the way W
/// gives the offset animate(W, t) − W. One that joins others while they run goes from where those are *at each time*:
/// W(t) = delta − offset of the older ones at t. When the newest is over, so are all.
///
/// Chains stay short: an older animation that is over, and all before it, are dropped; see `limitChain` for loops over
/// loops. Sampling needs no allocation unless an animation of the user's is involved.
package struct Animator<Value: VectorArithmetic> {
  /// Running animations that the newest one joined, oldest first.
  var older: [AnimatorEntry<Value>] = []
  var newest: AnimatorEntry<Value>
  var environment: (any Sendable)?
  var lastTime: Double
  var lastVelocity: Value = .zero
  var isFinished = false
  /// Superseded animations that somebody still waits for.
  var forks: [(token: Int, time: Double)] = []
  /// What `takeCompleted` will return.
  var completed: [Int] = []

  /// How many loops may show through one another, the newest included.
  package static var greatestLoopChain: Int { 4 }
  /// How many animations of any kind may, the newest included.
  package static var greatestChain: Int { 64 }

  /// Starts `animation` at `time` seconds over `interval` = new model − shown value. `completion` is a number of the
  /// caller's that `takeCompleted` returns once this animation is logically complete. `velocity` is that of the model
  /// before the change, a second: fluid springs start with it.
  @_specialize(where Value == FlatVector)
  package init(
    _ animation: Animation, interval: Value, velocity: Value = .zero, at time: Double,
    environment: (any Sendable)? = nil,
    completion: Int? = nil
  ) {
    self.environment = environment
    lastTime = time
    newest = AnimatorEntry(
      animation, delta: interval, way: interval, velocity: velocity, at: time, environment: environment,
      completion: completion)
  }

  /// The offset to add to the model at `time` seconds to get what is shown; nil when all is over. Times may jump, but
  /// not go back.
  @_specialize(where Value == FlatVector)
  package mutating func sample(at time: Double) -> Value? {
    lastTime = time
    guard !isFinished else { return nil }
    var offset = Value.zero
    var velocity = Value.zero
    var finishedCount = 0
    for index in older.indices {
      guard let moved = older[index].move(from: offset, velocity: velocity, at: time) else {
        // Over: at its own model value, whatever ran before it.
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

  /// The model has changed by `delta` (new − old model) at `time` seconds, under `animation`. (For a change without
  /// animation there is nothing to do: the offset goes on around the new model.)
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
      // Takes over value and velocity of everything.
      let merged = AnimatorEntry(
        animation, delta: delta - offset, way: delta - offset, velocity: lastVelocity + velocity, at: time,
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
      animation, delta: delta, way: delta - offset, velocity: .zero, at: time, environment: environment,
      completion: completion)
    older.append(newest)
    newest = next
    limitChain(at: time)
  }

  /// The only animation, if it runs alone, from rest and in flat form, and no earlier one is waited for.
  package var alone: (timing: AnimationTiming, begin: Double, delta: Value, end: Double, logicalEnd: Double)? {
    guard older.isEmpty, forks.isEmpty, completed.isEmpty, !isFinished, newest.springStart == 0,
      newest.springVelocity == .zero, case .timed(let timing) = newest.kind
    else { return nil }
    return (timing, newest.begin, newest.delta, newest.end, newest.logicalEnd)
  }

  /// Whether the newest animation was logically complete at the last sample.
  package var isLogicallyComplete: Bool { isFinished || newest.isLogicallyComplete(at: lastTime) }

  /// How fast the offset moved at the last sample, per second. Zero for curves and repetitions, which do not say.
  package var velocity: Value { isFinished ? .zero : lastVelocity }

  /// Whether it never ends by itself.
  package var isEndless: Bool { !isFinished && newest.end == .infinity }

  /// When all is over, on the caller's clock: `infinity` for a loop, nil if it depends on an animation of the user's.
  package var endTime: Double? { newest.end.isNaN ? nil : newest.end }

  /// How many animations are kept.
  package var count: Int { isFinished ? 0 : older.count + 1 }

  /// The completion numbers whose animation has become logically complete up to the last sample, or has been replaced
  /// while endless. Each is returned once. `.removed` is simply the nil of `sample`.
  package mutating func takeCompleted() -> [Int] {
    guard !completed.isEmpty else { return [] }
    defer { completed = [] }
    return completed
  }
}
