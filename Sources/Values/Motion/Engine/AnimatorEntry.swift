import Foundation

/// One animation in the chain of an animator.
struct AnimatorEntry<Value: VectorArithmetic> {
  enum Kind {
    case timed(AnimationTiming)
    /// A custom animation, or one too nested for the flat form.
    case general(AnimationContext<Value>)
  }

  var animation: Animation
  /// The change of the model: new − old value.
  var delta: Value
  /// The start time in seconds on the caller's clock.
  var begin: Double
  var kind: Kind
  /// The velocity with which a fluid spring took over, per second of its own time, and the time at which it did.
  var springVelocity: Value
  var springStart: Double = 0
  /// The end time on the caller's clock: `infinity` for never, NaN if unknown.
  var end: Double
  /// The time of logical completion on the caller's clock: `infinity` for never, NaN if unknown.
  var logicalEnd: Double
  var completion: Int?

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - animation: The animation to run.
  ///   - delta: The change relative to the model of the older animations.
  ///   - displacement: The change relative to the value that is shown at the start.
  ///   - velocity: The velocity per second at the start.
  ///   - time: The start time in seconds on the caller's clock.
  ///   - previous: The animation that is replaced, from whose response a fluid spring may blend.
  ///   - environment: The environment for custom animations.
  ///   - completion: The token to complete.
  init(
    _ animation: Animation, delta: Value, displacement: Value, velocity: Value, at time: Double,
    previous: Animation? = nil, environment: (any Sendable)?, completion: Int?
  ) {
    self.animation = animation
    self.delta = delta
    self.completion = completion
    begin = time
    springVelocity = velocity
    let conditions = SpringModel.InitialConditions(distance: displacement, velocity: velocity)
    if var timing = animation.timing {
      timing.blend(animation, from: previous)
      // Converts to seconds of the spring's own time. A repetition starts each iteration from rest.
      springVelocity = timing.isRepeated ? .zero : velocity.scaled(by: 1 / timing.speed)
      timing.resolve(conditions)
      begin -= timing.extractLeadIn()
      kind = .timed(timing)
      end = begin + timing.length
      logicalEnd = time + (animation.logicalLength(conditions, of: timing) ?? .nan)
    } else {
      logicalEnd = time + (animation.logicalLength(conditions) ?? .nan)
      kind = .general(AnimationContext(environment: environment))
      end = time + (animation.length(conditions) ?? .nan)
    }
  }

  /// Returns the offset and its velocity at `time` for those of the older animations, or `nil` when this one has ended.
  @inline(__always)
  mutating func move(from base: Value, velocity: Value, at time: Double) -> (offset: Value, velocity: Value)? {
    let displacement = delta - base
    switch kind {
    case .timed(let timing):
      guard let s = timing.sample(at: time - begin, springStart: springStart) else { return nil }
      // offset = (delta − base)·(step − 1) + V·impulse, and its derivative.
      var offset = displacement.scaled(by: s.step - 1)
      var speed = displacement.scaled(by: s.stepVelocity) + velocity.scaled(by: 1 - s.step)
      if s.impulse != 0 || s.impulseVelocity != 0 {
        offset += springVelocity.scaled(by: s.impulse)
        speed += springVelocity.scaled(by: s.impulseVelocity)
      }
      return (offset, speed)
    case .general(var context):
      // Moves the context out and back, so that the custom animation mutates it in place.
      let elapsed = max(0, time - begin)
      kind = .general(AnimationContext())
      defer { kind = .general(context) }
      guard let shown = animation.animate(value: displacement, time: elapsed, context: &context) else { return nil }
      let speed = animation.velocity(value: displacement, time: elapsed, context: context) ?? .zero
      return (shown - displacement, speed)
    }
  }

  func isLogicallyComplete(at time: Double) -> Bool {
    if time >= logicalEnd - AnimationTiming.tolerance { return true }
    if case .general(let context) = kind { return context.isLogicallyComplete }
    return false
  }

  /// Returns this spring with the same delays and speeds and a new target, for fluid springs under equal modifiers.
  func springRetargeted(
    _ animation: Animation, delta: Value, offset: Value, velocity: Value, at time: Double, completion: Int?
  ) -> AnimatorEntry? {
    guard case .timed(let old) = kind, var new = animation.timing,
      Self.hasEqualModifiers(self.animation, animation)
    else { return nil }
    new.blend(animation, from: self.animation)
    _ = new.extractLeadIn()
    var entry = self
    let displacement = delta - offset
    entry.animation = animation
    entry.delta = displacement
    entry.completion = completion
    entry.springStart = old.localTime(at: time - begin)
    entry.springVelocity = velocity.scaled(by: 1 / old.speed)
    let conditions = SpringModel.InitialConditions(distance: displacement, velocity: entry.springVelocity)
    new.resolve(conditions)
    entry.kind = .timed(new)
    let remaining = entry.springStart / new.speed
    entry.end = begin + remaining + new.length
    entry.logicalEnd = begin + remaining + (animation.logicalLength(conditions, of: new) ?? new.length)
    return entry
  }

  /// Returns whether both are fluid springs under the same delays, speeds and logical completions.
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

  /// Returns this entry under a custom animation that takes over, or `nil` if it does not.
  func merged(
    with animation: Animation, delta: Value, at time: Double, environment: (any Sendable)?
  ) -> AnimatorEntry? {
    // Built-in animations have been handled above, or are added up.
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
    let conditions = SpringModel.InitialConditions(distance: entry.delta)
    entry.end = begin + (animation.length(conditions) ?? .nan)
    entry.logicalEnd = begin + (animation.logicalLength(conditions) ?? .nan)
    return entry
  }
}
