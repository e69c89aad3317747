import SwiftUI

extension View {
  /// Fades a soft light behind this view in and out, without end.
  ///
  /// The light is blurred once, and only its opacity changes, so that no frame needs a new blur.
  ///
  /// - Parameters:
  ///   - color: The color of the light.
  ///   - radius: The blur radius in points. Default 6.
  ///   - from: The opacity at the start of the period, 0–1. Default 0.2.
  ///   - to: The opacity after half a period, 0–1. Default 0.9.
  ///   - duration: The length of half a period in seconds. Default 1.5.
  ///   - curve: The easing of each half. Default `easeInOut`.
  ///   - delay: The delay in seconds before the animation starts. Default 0.
  ///   - shape: The shape of the light. Default `circle`.
  ///   - isActive: A Boolean value that indicates whether the view glows. If false, there is no light. Default `true`.
  public func glow(
    color: Color, radius: CGFloat = 6, from: Double = 0.2, to: Double = 0.9, duration: Double = 1.5,
    curve: IndicatorCurve = .easeInOut, delay: Double = 0, shape: IndicatorShape = .circle, isActive: Bool = true
  ) -> some View {
    let loop = IndicatorLoop(curve, duration: duration, delay: delay)
    return background(
      AnimationActivation(isActive: isActive, phase: .own) { motion in
        Light(color: color, radius: radius, opacities: (from, to), loop: loop, shape: shape, motion: motion)
      })
  }
}

/// A blurred shape that fades in and out.
struct Light: View {
  let color: Color
  let radius: CGFloat
  let opacities: (from: Double, to: Double)
  let loop: IndicatorLoop
  let shape: IndicatorShape
  let motion: IndicatorMotion

  var body: some View {
    shape
      .fill(color)
      .padding(-radius / 3)
      .blur(radius: radius)
      .modifier(
        LoopModifier(
          loop, motion, start: Fade(opacity: opacities.from), end: Fade(opacity: opacities.to),
          rest: Fade(opacity: motion.isReduced ? max(opacities.from, opacities.to) : 0)))
  }
}
