import SwiftUI

extension View {
  /// Lets this view beat like a heart: two beats, then a rest, forever.
  ///
  /// - Parameters:
  ///   - scale: factor of its size at the first beat; the second is two thirds of it.
  ///   - duration: seconds from one first beat to the next.
  ///   - delay: seconds before it begins.
  ///   - isActive: false: at rest, as it is.
  public func heartbeat(
    scale: CGFloat = 1.25, duration: Double = 1.5, delay: Double = 0, isActive: Bool = true
  ) -> some View {
    let loop = IndicatorLoop(.linear, duration: duration, autoreverses: false, delay: delay)
    return modifier(HeartbeatEffect(loop: loop, scale: scale, isActive: isActive))
  }
}

struct HeartbeatEffect: ViewModifier {
  let loop: IndicatorLoop
  let scale: CGFloat
  let isActive: Bool

  func body(content: Content) -> some View {
    AnimationActivation(isActive: isActive, phase: .own) { motion in
      content.modifier(
        LoopModifier(
          loop, motion, start: Beat(progress: 0, scale: scale), end: Beat(progress: 1, scale: scale),
          rest: Beat(progress: 0, scale: scale)))
    }
  }
}

/// The size of a heart over one period: a function of time that no single curve gives, drawn as an effect.
struct Beat: GeometryEffect, LoopedEffect {
  /// 0…1 of the period.
  var progress: Double
  let scale: CGFloat

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func apart(from end: Beat) -> Beat { Beat(progress: progress.apart(from: end.progress), scale: scale) }

  /// Beats at 0.15 and 0.45 of the period, each 0.3 of it long.
  nonisolated static func swelling(at progress: Double) -> Double {
    hump(progress, around: 0.15, half: 0.15) + hump(progress, around: 0.45, half: 0.15) * 2 / 3
  }

  /// 0 outside, 1 in the middle, smooth at all three.
  nonisolated private static func hump(_ x: Double, around middle: Double, half: Double) -> Double {
    let distance = abs(x - middle) / half
    guard distance < 1 else { return 0 }
    let near = 1 - distance * distance
    return near * near
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let factor = 1 + (scale - 1) * CGFloat(Self.swelling(at: progress))
    let toCenter = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    let transform = toCenter.scaledBy(x: factor, y: factor).translatedBy(x: -size.width / 2, y: -size.height / 2)
    return ProjectionTransform(transform)
  }
}
