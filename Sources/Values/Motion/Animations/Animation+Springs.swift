import Foundation

extension Animation {
  /// A spring animation, given by its perceived duration and bounce.
  ///
  /// The spring preserves the value and the velocity of the animation that it replaces.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. Default 0.5.
  ///   - bounce: The amount of bounce, from −1 (over-damped) through 0 (none) to 1 (oscillates without end). Default 0.
  ///   - blendDuration: The time in seconds over which a change of the response is spread when the spring replaces
  ///     another one. Default 0.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring animation, given by its response and damping.
  ///
  /// The spring preserves the value and the velocity of the animation that it replaces.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds. Default 0.5.
  ///   - dampingFraction: The damping as a fraction of critical damping. Default 0.825.
  ///   - blendDuration: The time in seconds over which a change of the response is spread when the spring replaces
  ///     another one. Default 0.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring animation that preserves the value and the velocity of the animation that it replaces.
  ///
  /// - Parameters:
  ///   - spring: The spring that moves the value.
  ///   - blendDuration: The time in seconds over which a change of the response is spread when the spring replaces
  ///     another one. Default 0.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation.spring(
      response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }

  /// A spring animation with a duration of 0.5 seconds and no bounce.
  public static var spring: Animation { spring() }

  /// A quick spring animation for values that follow a finger, given by its response and damping.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds. Default 0.15.
  ///   - dampingFraction: The damping as a fraction of critical damping. Default 0.86.
  ///   - blendDuration: The time in seconds over which a change of the response is spread when the spring replaces
  ///     another one. Default 0.25.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring animation for values that follow a finger, given by its perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. Default 0.15.
  ///   - extraBounce: The bounce to add to the base value of 0.15. Default 0.
  ///   - blendDuration: The time in seconds over which a change of the response is spread when the spring replaces
  ///     another one. Default 0.25.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring animation for values that follow a finger, with the default duration and bounce.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring animation with a duration of 0.5 seconds and no bounce.
  public static var smooth: Animation { smooth() }
  /// A spring animation with a base bounce of 0.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. Default 0.5.
  ///   - extraBounce: The bounce to add to the base value of 0. Default 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring animation with a duration of 0.5 seconds and a small bounce of 0.15.
  public static var snappy: Animation { snappy() }
  /// A spring animation with a small base bounce of 0.15.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. Default 0.5.
  ///   - extraBounce: The bounce to add to the base value of 0.15. Default 0.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring animation with a duration of 0.5 seconds and a bounce of 0.3.
  public static var bouncy: Animation { bouncy() }
  /// A spring animation with a base bounce of 0.3.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. Default 0.5.
  ///   - extraBounce: The bounce to add to the base value of 0.3. Default 0.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// An interpolating spring animation, given by physical parameters.
  ///
  /// The effects of several interpolating springs are added up.
  ///
  /// - Parameters:
  ///   - mass: The mass of the body on the spring. Default 1.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping coefficient. Over-damping is allowed.
  ///   - initialVelocity: The starting velocity, in lengths of the whole displacement per second. Default 0.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// An interpolating spring animation, given by its perceived duration and bounce.
  ///
  /// The effects of several interpolating springs are added up.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. Default 0.5.
  ///   - bounce: The amount of bounce, from −1 (over-damped) through 0 (none) to 1 (oscillates without end). Default 0.
  ///   - initialVelocity: The starting velocity, in lengths of the whole displacement per second. Default 0.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// An interpolating spring animation with the given spring.
  ///
  /// The effects of several interpolating springs are added up.
  ///
  /// - Parameters:
  ///   - spring: The spring that moves the value.
  ///   - initialVelocity: The starting velocity, in lengths of the whole displacement per second. Default 0.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  /// An interpolating spring animation with a duration of 0.5 seconds and no bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}
