import SwiftUI

extension View {
  /// Sends rings out from behind this view, forever.
  ///
  /// - Parameters:
  ///   - color: of the rings; nil: the foreground's.
  ///   - rings: how many are on their way at once, 1…12.
  ///   - scale: how many times larger than this view a ring is when it has gone.
  ///   - opacity: of a ring when it begins, 0…1.
  ///   - duration: seconds that a ring is on its way.
  ///   - spacing: seconds between rings; nil: evenly.
  ///   - delay: seconds before it begins.
  ///   - style: filled, or outlines.
  ///   - shape: of the rings, which begin as large as this view.
  ///   - isActive: false: no rings.
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

/// Rings alone, as large at first as they are offered.
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
