import SwiftUI

/// A modifier that fades a view in and out without end, as in the tutorial "Infinite animations in SwiftUI".
public struct BlinkAnimation: ViewModifier {
  var from: Double
  var to: Double
  var loop: IndicatorLoop
  var isActive: Bool

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - from: The opacity at the start of the period, 0–1. Default 0.2.
  ///   - to: The opacity after half a period, 0–1. Default 1.
  ///   - duration: The length of half a period in seconds, at least 1/6, so that the view flashes at most three times
  ///     per second. Default 1.
  ///   - curve: The easing of each half. Default `easeInOut`.
  ///   - delay: The delay in seconds before the animation starts. Default 0.
  ///   - isActive: A Boolean value that indicates whether the view animates. If false, it has the greater of the two
  ///     opacities. Default `true`.
  public init(
    from: Double = 0.2, to: Double = 1, duration: Double = 1, curve: IndicatorCurve = .easeInOut, delay: Double = 0,
    isActive: Bool = true
  ) {
    self.init(
      from: from, to: to, loop: IndicatorLoop(curve, duration: duration, delay: delay), isActive: isActive)
  }

  init(from: Double, to: Double, loop: IndicatorLoop, isActive: Bool) {
    self.from = from
    self.to = to
    self.loop = loop
    self.isActive = isActive
  }

  public func body(content: Content) -> some View {
    AnimationActivation(isActive: isActive, phase: .own) { motion in
      content.modifier(
        LoopModifier(
          loop, motion, start: Fade(opacity: from), end: Fade(opacity: to), rest: Fade(opacity: max(from, to))))
    }
  }
}

extension View {
  /// Fades this view from an opacity of 0.2 to 1 and back, without end, with a period of two seconds.
  public func blink() -> some View {
    modifier(BlinkAnimation())
  }

  /// Fades this view between two opacities, without end.
  ///
  /// - Parameters:
  ///   - from: The opacity at the start of the period, 0–1. Default 0.2.
  ///   - to: The opacity after half a period, 0–1. Default 1.
  ///   - duration: The length of half a period in seconds, at least 1/6. Default 1.
  ///   - curve: The easing of each half. Default `easeInOut`.
  ///   - delay: The delay in seconds before the animation starts. Default 0.
  ///   - isActive: A Boolean value that indicates whether the view animates. If false, it has the greater of the two
  ///     opacities. Default `true`.
  public func blink(
    from: Double = 0.2, to: Double = 1, duration: Double = 1, curve: IndicatorCurve = .easeInOut, delay: Double = 0,
    isActive: Bool = true
  ) -> some View {
    modifier(
      BlinkAnimation(from: from, to: to, duration: duration, curve: curve, delay: delay, isActive: isActive))
  }
}
