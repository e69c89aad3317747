import SwiftUI

extension View {
  /// Slowly scales and fades this view in and out, without end.
  ///
  /// - Parameters:
  ///   - scale: The scale factor at the smallest size. Default 0.85.
  ///   - opacity: The opacity at the smallest size, 0–1. Default 0.6.
  ///   - duration: The length of one half of the period in seconds. Default 1.5.
  ///   - curve: The easing of each half. Default `easeInOut`.
  ///   - delay: The delay in seconds before the animation starts. Default 0.
  ///   - isActive: A Boolean value that indicates whether the view animates. If false, the view is unchanged. Default
  ///     `true`.
  public func breathe(
    scale: CGFloat = 0.85, opacity: Double = 0.6, duration: Double = 1.5, curve: IndicatorCurve = .easeInOut,
    delay: Double = 0, isActive: Bool = true
  ) -> some View {
    modifier(
      LoopEffect(
        loop: IndicatorLoop(curve, duration: duration, delay: delay), isActive: isActive,
        start: IndicatorPose(scale: scale, opacity: opacity), end: .identity))
  }

  /// Enlarges this view once per period, without end.
  ///
  /// - Parameters:
  ///   - scale: The scale factor at the largest size. Default 1.15.
  ///   - opacity: The opacity at the largest size, 0–1. Default 1.
  ///   - duration: The length of one half of the period in seconds. Default 0.75.
  ///   - curve: The easing of each half. Default `easeInOut`.
  ///   - delay: The delay in seconds before the animation starts. Default 0.
  ///   - isActive: A Boolean value that indicates whether the view animates. If false, the view is unchanged. Default
  ///     `true`.
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

/// A modifier that moves any view between two poses. Without motion, the view is unchanged.
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
