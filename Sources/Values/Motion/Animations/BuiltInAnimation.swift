import Foundation

/// An animation of ours: its length is known beforehand, and where it is depends on nothing but time.
protocol BuiltInAnimation: CustomAnimation {
  /// Adds this animation to `timing`; false if the flat form cannot hold it.
  func flatten(into timing: inout AnimationTiming) -> Bool

  /// How long it runs in seconds, `infinity` if for ever, nil if that depends on an animation of the user's.
  func length(_ load: SpringModel.Load) -> Double?

  /// When it is logically complete, in seconds; as `length`.
  func logicalLength(_ load: SpringModel.Load) -> Double?
}

extension Animation {
  /// The flat form of the animation, or nil if it is not made of our curves, one repetition, delays and speeds.
  package var timing: AnimationTiming? {
    var timing = AnimationTiming()
    return flatten(into: &timing) ? timing : nil
  }

  func flatten(into timing: inout AnimationTiming) -> Bool {
    (base as? any BuiltInAnimation)?.flatten(into: &timing) ?? false
  }

  func length(_ load: SpringModel.Load) -> Double? {
    (base as? any BuiltInAnimation)?.length(load)
  }

  func logicalLength(_ load: SpringModel.Load) -> Double? {
    (base as? any BuiltInAnimation)?.logicalLength(load)
  }

  /// The fluid spring under any delays, speeds and logical completions; nil if there is none, or it is repeated.
  var innerFluidSpring: FluidSpringAnimation? {
    switch base {
    case let modified as DelayAnimation: return modified.base.innerFluidSpring
    case let modified as SpeedAnimation: return modified.base.innerFluidSpring
    case let modified as LogicalCompletionAnimation: return modified.base.innerFluidSpring
    default: return fluidSpring
    }
  }

  /// The fluid spring that this is, if it is one without modifiers.
  var fluidSpring: FluidSpringAnimation? {
    if base is DefaultAnimation { return DefaultAnimation.spring }
    return base as? FluidSpringAnimation
  }
}
