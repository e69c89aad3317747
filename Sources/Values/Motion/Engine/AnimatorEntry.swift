import Foundation

/// One animation of an animator's chain.
struct AnimatorEntry<Value: VectorArithmetic> {
  enum Kind {
    case timed(AnimationTiming)
    /// An animation of the user's, or one too nested for the flat form.
    case general(AnimationContext<Value>)
  }

  var animation: Animation
  /// New − old model.
  var delta: Value
  /// Seconds on the caller's clock.
  var begin: Double
  var kind: Kind
  /// The velocity with which a fluid spring took over, per second of its own time, and when that was.
  var springVelocity: Value
  var springStart: Double = 0
  /// When it is over, on the caller's clock: `infinity` if never, NaN if unknown.
  var end: Double
  /// When it is logically complete, likewise.
  var logicalEnd: Double
  var completion: Int?

  /// `way` is the way from what is shown at the start; `delta` that from the older animations' model. A fluid spring
  /// may blend from the response of the spring `previous`.
  init(
    _ animation: Animation, delta: Value, way: Value, velocity: Value, at time: Double,
    previous: Animation? = nil, environment: (any Sendable)?, completion: Int?
  ) {
    self.animation = animation
    self.delta = delta
    self.completion = completion
    begin = time
    springVelocity = velocity
    let load = SpringModel.InitialConditions(distance: way, velocity: velocity)
    if var timing = animation.timing {
      timing.blend(animation, from: previous)
      // Per second of the spring's own time; a repetition starts each pass from rest.
      springVelocity = timing.isRepeated ? .zero : velocity.scaled(by: 1 / timing.speed)
      timing.resolve(load)
      begin -= timing.extractLeadIn()
      kind = .timed(timing)
      end = begin + timing.length
      logicalEnd = time + (animation.logicalLength(load, of: timing) ?? .nan)
    } else {
      logicalEnd = time + (animation.logicalLength(load) ?? .nan)
      kind = .general(AnimationContext(environment: environment))
      end = time + (animation.length(load) ?? .nan)
    }
  }

  /// Offset and velocity at `time`, for the offset and velocity of the older animations; nil when it is over.
  @inline(__always)
  mutating func move(from base: Value, velocity: Value, at time: Double) -> (offset: Value, velocity: Value)? {
    let way = delta - base
    switch kind {
    case .timed(let timing):
      guard let s = timing.sample(at: time - begin, springStart: springStart) else { return nil }
      // offset = (delta − base)·(step − 1) + V·impulse, and its derivative.
      var offset = way.scaled(by: s.step - 1)
      var speed = way.scaled(by: s.stepVelocity) + velocity.scaled(by: 1 - s.step)
      if s.impulse != 0 || s.impulseVelocity != 0 {
        offset += springVelocity.scaled(by: s.impulse)
        speed += springVelocity.scaled(by: s.impulseVelocity)
      }
      return (offset, speed)
    case .general(var context):
      // The context is moved out and back, so that the user's animation changes it in place.
      let elapsed = max(0, time - begin)
      kind = .general(AnimationContext())
      defer { kind = .general(context) }
      guard let shown = animation.animate(value: way, time: elapsed, context: &context) else { return nil }
      let speed = animation.velocity(value: way, time: elapsed, context: context) ?? .zero
      return (shown - way, speed)
    }
  }

  func isLogicallyComplete(at time: Double) -> Bool {
    if time >= logicalEnd - AnimationTiming.tolerance { return true }
    if case .general(let context) = kind { return context.isLogicallyComplete }
    return false
  }

  /// This spring with the same delays and speeds, going on to a new target: for fluid springs under equal modifiers.
  func springRetargeted(
    _ animation: Animation, delta: Value, offset: Value, velocity: Value, at time: Double, completion: Int?
  ) -> AnimatorEntry? {
    guard case .timed(let old) = kind, var new = animation.timing,
      Self.hasEqualModifiers(self.animation, animation)
    else { return nil }
    new.blend(animation, from: self.animation)
    _ = new.extractLeadIn()
    var entry = self
    let way = delta - offset
    entry.animation = animation
    entry.delta = way
    entry.completion = completion
    entry.springStart = old.localTime(at: time - begin)
    entry.springVelocity = velocity.scaled(by: 1 / old.speed)
    let load = SpringModel.InitialConditions(distance: way, velocity: entry.springVelocity)
    new.resolve(load)
    entry.kind = .timed(new)
    let remaining = entry.springStart / new.speed
    entry.end = begin + remaining + new.length
    entry.logicalEnd = begin + remaining + (animation.logicalLength(load, of: new) ?? new.length)
    return entry
  }

  /// Whether both are fluid springs under the same delays, speeds and logical completions.
  private static func hasEqualModifiers(_ left: Animation, _ right: Animation) -> Bool {
    if left.fluidSpring != nil { return right.fluidSpring != nil }
    switch (left.base, right.base) {
    case (let l as DelayAnimation, let r as DelayAnimation):
      return l.delay == r.delay && hasEqualModifiers(l.base, r.base)
    case (let l as SpeedAnimation, let r as SpeedAnimation):
      return l.speed == r.speed && hasEqualModifiers(l.base, r.base)
    case (let l as LogicalCompletionAnimation, let r as LogicalCompletionAnimation):
      return l.duration == r.duration && hasEqualModifiers(l.base, r.base)
    default: return false
    }
  }

  /// This entry under an animation of the user's that says it takes over; nil if it does not.
  func merged(
    with animation: Animation, delta: Value, at time: Double, environment: (any Sendable)?
  ) -> AnimatorEntry? {
    // Ours answer above, or add up.
    guard animation.timing == nil else { return nil }
    var context = AnimationContext<Value>(environment: environment)
    if case .general(let running) = kind { context = running }
    let elapsed = max(0, time - begin)
    guard animation.shouldMerge(previous: self.animation, value: self.delta, time: elapsed, context: &context)
    else { return nil }
    var entry = self
    entry.animation = animation
    entry.delta += delta
    context.isLogicallyComplete = false
    entry.kind = .general(context)
    let load = SpringModel.InitialConditions(distance: entry.delta)
    entry.end = begin + (animation.length(load) ?? .nan)
    entry.logicalEnd = begin + (animation.logicalLength(load) ?? .nan)
    return entry
  }
}
