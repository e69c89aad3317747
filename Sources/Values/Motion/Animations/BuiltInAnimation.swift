import Foundation

/// An animation of this module. Its length is known in advance, and its value depends only on time.
protocol BuiltInAnimation: CustomAnimation {
  /// Adds this animation to `timing`. Returns false if the flat form cannot express it.
  func flatten(into timing: inout AnimationTiming) -> Bool

  /// The length in seconds: `infinity` without end, `nil` if it depends on a custom animation.
  func length(_ conditions: SpringModel.InitialConditions) -> Double?

  /// The time of logical completion in seconds: `infinity` for never, `nil` if it depends on a custom animation.
  func logicalLength(_ conditions: SpringModel.InitialConditions) -> Double?
}

extension Animation {
  /// The flat form of the animation, or `nil` if it is not a combination of built-in curves and springs, one
  /// repetition, delays and speeds.
  package var timing: AnimationTiming? {
    var timing = AnimationTiming()
    return flatten(into: &timing) ? timing : nil
  }

  func flatten(into timing: inout AnimationTiming) -> Bool {
    // Checks the most common types first, which avoids the runtime's conformance lookup.
    if let spring = exactly(FluidSpringAnimation.self) { return spring.flatten(into: &timing) }
    if let curve = exactly(BezierAnimation.self) { return curve.flatten(into: &timing) }
    return (base as? any BuiltInAnimation)?.flatten(into: &timing) ?? false
  }

  func length(_ conditions: SpringModel.InitialConditions) -> Double? {
    (base as? any BuiltInAnimation)?.length(conditions)
  }

  func logicalLength(_ conditions: SpringModel.InitialConditions) -> Double? {
    if let spring = exactly(FluidSpringAnimation.self) { return spring.logicalLength(conditions) }
    if let curve = exactly(BezierAnimation.self) { return curve.logicalLength(conditions) }
    return (base as? any BuiltInAnimation)?.logicalLength(conditions)
  }

  /// Returns the same as `logicalLength(_:)` for a flat form that has been resolved with the same initial conditions.
  func logicalLength(_ conditions: SpringModel.InitialConditions, of timing: AnimationTiming) -> Double? {
    // The search for the end of a spring is slow, so its result is reused.
    if case .fluidSpring = timing.motion, let spring = exactly(FluidSpringAnimation.self) {
      return min(max(0, spring.response), timing.motionDuration)
    }
    return logicalLength(conditions)
  }

  /// Returns the base animation if its type is exactly `type`.
  ///
  /// Comparing two metatype pointers is faster than a cast, which goes through the runtime.
  @inline(__always)
  func exactly<T: CustomAnimation>(_ type: T.Type) -> T? {
    guard Swift.type(of: base) == type else { return nil }
    func copy<Base: CustomAnimation>(_ base: Base) -> T { unsafeBitCast(base, to: T.self) }
    return copy(base)
  }

  /// The fluid spring under any delays, speeds and logical completions, or `nil` if there is none or it is repeated.
  var innerFluidSpring: FluidSpringAnimation? {
    if let spring = exactly(FluidSpringAnimation.self) { return spring }
    switch base {
    case let modified as DelayAnimation: return modified.base.innerFluidSpring
    case let modified as SpeedAnimation: return modified.base.innerFluidSpring
    case let modified as LogicalCompletionAnimation: return modified.base.innerFluidSpring
    default: return fluidSpring
    }
  }

  /// The fluid spring that this animation is, or `nil` if it has modifiers or is of another kind.
  var fluidSpring: FluidSpringAnimation? {
    if let spring = exactly(FluidSpringAnimation.self) { return spring }
    return exactly(DefaultAnimation.self) != nil ? DefaultAnimation.spring : nil
  }
}
