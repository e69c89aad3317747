import SwiftUI

extension View {
  /// Lets a soft light behind this view come and go, forever.
  ///
  /// The light is blurred once and only fades: no blur is drawn anew while it does.
  ///
  /// - Parameters:
  ///   - radius: points that the light is blurred by.
  ///   - from: opacity of the light at the beginning, 0…1.
  ///   - to: opacity of the light half a period later, 0…1.
  ///   - duration: seconds from one to the other.
  ///   - delay: seconds before it begins.
  ///   - isActive: false: no light.
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
