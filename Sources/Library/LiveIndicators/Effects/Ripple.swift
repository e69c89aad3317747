import SwiftUI

extension View {
  /// Sends rings out from behind this view, without end.
  ///
  /// - Parameters:
  ///   - color: The color of the rings. With `nil`, the foreground color. Default `nil`.
  ///   - rings: The number of rings that are visible at the same time, 1–12. Default 2.
  ///   - scale: The scale factor of a ring at its end, relative to this view. Default 2.4.
  ///   - opacity: The opacity of a ring at its start, 0–1. Default 0.5.
  ///   - duration: The lifetime of a ring in seconds. Default 2.
  ///   - curve: The easing of a ring. Default `easeOut`.
  ///   - spacing: The time between rings in seconds. With `nil`, they are evenly spaced. Default `nil`.
  ///   - delay: The delay in seconds before the animation starts. Default 0.
  ///   - style: The drawing style of the rings. Default `filled`.
  ///   - shape: The shape of the rings, which start at the size of this view. Default `circle`.
  ///   - isActive: A Boolean value that indicates whether the view sends out rings. Default `true`.
  public func ripple(
    color: Color? = nil, rings: Int = 2, scale: CGFloat = 2.4, opacity: Double = 0.5, duration: Double = 2,
    curve: IndicatorCurve = .easeOut, spacing: Double? = nil, delay: Double = 0, style: IndicatorRing = .filled,
    shape: IndicatorShape = .circle, isActive: Bool = true
  ) -> some View {
    let figures = PulseRing(
      loop: IndicatorLoop(curve, duration: duration, autoreverses: false, delay: delay), scale: scale,
      startOpacity: opacity, endOpacity: 0, rings: rings, ringSpacing: spacing, ringStyle: style, shape: shape)
    return background(
      AnimationActivation(isActive: isActive, phase: .own) { motion in
        Ripples(color: color, figures: figures, motion: motion)
      })
  }
}

/// The rings of a ripple. Their initial size is the proposed size.
struct Ripples: View {
  let color: Color?
  let figures: PulseRing
  let motion: IndicatorMotion

  var body: some View {
    ZStack {
      ForEach(0..<max(1, min(figures.rings, 12)), id: \.self) { index in
        painted
          .scaleFade(
            figures.loop(of: index), motion, from: IndicatorPose(opacity: figures.startOpacity),
            to: IndicatorPose(scale: figures.scale, opacity: figures.endOpacity), rest: rest(of: index))
      }
    }
  }

  private func rest(of index: Int) -> IndicatorPose {
    guard motion.isReduced, index == 0 else { return IndicatorPose(opacity: 0) }
    return IndicatorPose(scale: 1 + (figures.scale - 1) / 2, opacity: figures.startOpacity)
  }

  @ViewBuilder
  private var painted: some View {
    switch figures.ringStyle {
    case .filled:
      if let color { figures.shape.fill(color) } else { figures.shape }
    case .outlined(let width):
      if let color {
        figures.shape.stroke(color, lineWidth: width)
      } else {
        figures.shape.stroke(lineWidth: width)
      }
    }
  }
}
