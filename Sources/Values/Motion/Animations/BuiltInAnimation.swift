import Foundation

/// An animation of ours: its length is known beforehand, and where it is depends on nothing but time.
protocol BuiltInAnimation: CustomAnimation {
  /// Adds this animation to `timing`; false if the flat form cannot hold it.
  func flatten(into timing: inout AnimationTiming) -> Bool

  /// How long it runs in seconds, `infinity` if forever, nil if that depends on an animation of the user's.
  func length(_ load: SpringModel.InitialConditions) -> Double?

  /// When it is logically complete, in seconds; as `length`.
  func logicalLength(_ load: SpringModel.InitialConditions) -> Double?
}

extension Animation {
  /// The flat form of the animation, or nil if it is not made of our curves, one repetition, delays and speeds.
  package var timing: AnimationTiming? {
    var timing = AnimationTiming()
    return flatten(into: &timing) ? timing : nil
  }

  func flatten(into timing: inout AnimationTiming) -> Bool {
    // The usual ones without the runtime's search for a conformance.
    if let spring = exactly(FluidSpringAnimation.self) { return spring.flatten(into: &timing) }
    if let curve = exactly(BezierAnimation.self) { return curve.flatten(into: &timing) }
    return (base as? any BuiltInAnimation)?.flatten(into: &timing) ?? false
  }

  func length(_ load: SpringModel.InitialConditions) -> Double? {
    (base as? any BuiltInAnimation)?.length(load)
  }

  func logicalLength(_ load: SpringModel.InitialConditions) -> Double? {
    if let spring = exactly(FluidSpringAnimation.self) { return spring.logicalLength(load) }
    if let curve = exactly(BezierAnimation.self) { return curve.logicalLength(load) }
    return (base as? any BuiltInAnimation)?.logicalLength(load)
  }

  /// As `logicalLength(_:)`, where the flat form has been resolved with the same load.
  func logicalLength(_ load: SpringModel.InitialConditions, of timing: AnimationTiming) -> Double? {
    // The search for a spring's end is long: once is enough.
    if case .fluidSpring = timing.motion, let spring = exactly(FluidSpringAnimation.self) {
      return min(max(0, spring.response), timing.motionDuration)
    }
    return logicalLength(load)
  }

  /// What this is, if it is of just that type: a comparison of two pointers, where a cast goes through the runtime.
  @inline(__always)
  func exactly<T: CustomAnimation>(_ type: T.Type) -> T? {
    guard Swift.type(of: base) == type else { return nil }
    func copy<Base: CustomAnimation>(_ base: Base) -> T { unsafeBitCast(base, to: T.self) }
    return copy(base)
  }

  /// The fluid spring under any delays, speeds and logical completions; nil if there is none, or it is repeated.
  var innerFluidSpring: FluidSpringAnimation? {
    if let spring = exactly(FluidSpringAnimation.self) { return spring }
    switch base {
    case let modified as DelayAnimation: return modified.base.innerFluidSpring
    case let modified as SpeedAnimation: return modified.base.innerFluidSpring
    case let modified as LogicalCompletionAnimation: return modified.base.innerFluidSpring
    default: return fluidSpring
    }
  }

  /// The fluid spring that this is, if it is one without modifiers.
  var fluidSpring: FluidSpringAnimation? {
    if let spring = exactly(FluidSpringAnimation.self) { return spring }
    return exactly(DefaultAnimation.self) != nil ? DefaultAnimation.spring : nil
  }
}
