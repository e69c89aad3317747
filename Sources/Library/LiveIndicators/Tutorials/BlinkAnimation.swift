import SwiftUI

/// Fades a view down and up forever: the modifier of the tutorial "Infinite animations in SwiftUI".
public struct BlinkAnimation: ViewModifier {
  var from: Double
  var to: Double
  var loop: IndicatorLoop
  var isActive: Bool

  /// - Parameters:
  ///   - from: opacity at the beginning, 0…1.
  ///   - to: opacity half a period later, 0…1.
  ///   - duration: seconds from one to the other; a sixth of a second at least, so that it flashes three times a second
  ///     at most.
  ///   - delay: seconds before it begins.
  ///   - isActive: false: at rest, with the greater of the two opacities.
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
  /// Fades this view from 0.2 to full opacity and back, forever: two seconds a period.
  public func blink() -> some View {
    modifier(BlinkAnimation())
  }

  /// Fades this view from one opacity to another and back, forever.
  ///
  /// - Parameters:
  ///   - from: opacity at the beginning, 0…1.
  ///   - to: opacity half a period later, 0…1.
  ///   - duration: seconds from one to the other; a sixth of a second at least.
  ///   - delay: seconds before it begins.
  ///   - isActive: false: at rest, with the greater of the two opacities.
  public func blink(
    from: Double = 0.2, to: Double = 1, duration: Double = 1, curve: IndicatorCurve = .easeInOut, delay: Double = 0,
    isActive: Bool = true
  ) -> some View {
    modifier(
      BlinkAnimation(from: from, to: to, duration: duration, curve: curve, delay: delay, isActive: isActive))
  }
}
