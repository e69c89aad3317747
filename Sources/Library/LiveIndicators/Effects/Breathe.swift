import SwiftUI

extension View {
  /// Lets this view grow and fade in and out slowly, forever.
  ///
  /// - Parameters:
  ///   - scale: factor of its size when it has breathed out.
  ///   - opacity: 0…1, when it has breathed out.
  ///   - duration: seconds of one breath in, or out.
  ///   - delay: seconds before it begins.
  ///   - isActive: false: at rest, as it is.
  public func breathe(
    scale: CGFloat = 0.85, opacity: Double = 0.6, duration: Double = 1.5, curve: IndicatorCurve = .easeInOut,
    delay: Double = 0, isActive: Bool = true
  ) -> some View {
    modifier(
      LoopEffect(
        loop: IndicatorLoop(curve, duration: duration, delay: delay), isActive: isActive,
        start: IndicatorPose(scale: scale, opacity: opacity), end: .identity))
  }

  /// Lets this view swell once a period.
  ///
  /// - Parameters:
  ///   - scale: factor of its size at the greatest.
  ///   - opacity: 0…1, at the greatest.
  ///   - duration: seconds from its own size to the greatest.
  ///   - delay: seconds before it begins.
  ///   - isActive: false: at rest, as it is.
  public func pulse(
    scale: CGFloat = 1.15, opacity: Double = 1, duration: Double = 0.75, curve: IndicatorCurve = .easeInOut,
    delay: Double = 0, isActive: Bool = true
  ) -> some View {
    modifier(
      LoopEffect(
        loop: IndicatorLoop(curve, duration: duration, delay: delay), isActive: isActive, start: .identity,
        end: IndicatorPose(scale: scale, opacity: opacity)))
  }
}

/// Moves any view between two poses; at rest it is as it is.
struct LoopEffect: ViewModifier {
  let loop: IndicatorLoop
  let isActive: Bool
  let start: IndicatorPose
  let end: IndicatorPose

  func body(content: Content) -> some View {
    AnimationActivation(isActive: isActive, phase: .own) { motion in
      content.scaleFade(loop, motion, from: start, to: end, rest: .identity)
    }
  }
}
