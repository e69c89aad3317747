import SwiftUI

extension View {
  /// Scales this view like a beating heart: two beats and a pause, without end.
  ///
  /// - Parameters:
  ///   - scale: The scale factor at the first beat. The second beat is two thirds as strong. Default 1.25.
  ///   - duration: The period in seconds. Default 1.5.
  ///   - delay: The delay in seconds before the animation starts. Default 0.
  ///   - isActive: A Boolean value that indicates whether the view animates. If false, the view is unchanged. Default
  ///     `true`.
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

/// The scale of a heartbeat over one period. It is an effect, because no single timing curve describes two beats.
struct Beat: GeometryEffect, LoopedEffect {
  /// The progress through the period, 0–1.
  var progress: Double
  let scale: CGFloat

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func apart(from end: Beat) -> Beat { Beat(progress: progress.apart(from: end.progress), scale: scale) }

  /// Returns the strength of the beats. They are at 0.15 and 0.45 of the period, and each lasts 0.3 of it.
  nonisolated static func swelling(at progress: Double) -> Double {
    hump(progress, around: 0.15, half: 0.15) + hump(progress, around: 0.45, half: 0.15) * 2 / 3
  }

  /// Returns a smooth bump: 0 outside, 1 in the middle.
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
