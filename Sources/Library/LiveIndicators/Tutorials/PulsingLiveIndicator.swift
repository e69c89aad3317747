import SwiftUI

/// A dot from which a ring goes out again and again, beside a word: "this is live".
///
/// With its defaults it is the indicator of the tutorial "Create a Pulsing Live Indicator in SwiftUI", to the pixel. It
/// begins when it appears; with `indicatorPhase(.shared)` around it, it joins the others. Under Reduce Motion the ring
/// stands still around the dot.
public struct PulsingLiveIndicator: View {
  var color: Color
  var text: String
  var pulseDuration: Double
  var ring: PulseRing
  var spacing: CGFloat
  var font: Font
  var isActive: Bool

  /// - Parameters:
  ///   - color: of the dot, the ring and the word.
  ///   - text: the word; with an empty one there is only the dot.
  ///   - pulseDuration: seconds from one pulse to the next, a third of a second for each ring at least.
  ///   - dotSize: points across the dot.
  ///   - ringSize: points across the ring when it begins.
  ///   - pulseScale: how many times larger the ring is when it has gone.
  ///   - startOpacity: of the ring when it begins, 0…1. Its paint is translucent besides, as in the tutorial.
  ///   - endOpacity: of the ring when it has gone, 0…1.
  ///   - curve: how the ring speeds up and slows down.
  ///   - delay: seconds before the first pulse.
  ///   - rings: how many rings are on their way at once.
  ///   - ringSpacing: seconds between rings; nil: evenly within the pulse.
  ///   - ringStyle: filled, or an outline.
  ///   - shape: of the dot and the rings.
  ///   - spacing: points between dot and word.
  ///   - font: of the word.
  ///   - isActive: false: the dot alone, at rest.
  public init(
    color: Color = .red, text: String = "Live", pulseDuration: Double = 1.5, dotSize: CGFloat = 8,
    ringSize: CGFloat = 12, pulseScale: CGFloat = 1.4, startOpacity: Double = 0.3, endOpacity: Double = 0,
    curve: IndicatorCurve = .easeInOut, delay: Double = 0, rings: Int = 1, ringSpacing: Double? = nil,
    ringStyle: IndicatorRing = .filled, shape: IndicatorShape = .circle, spacing: CGFloat = 6,
    font: Font = .system(size: 13, weight: .medium), isActive: Bool = true
  ) {
    self.color = color
    self.text = text
    self.pulseDuration = pulseDuration
    ring = PulseRing(
      loop: IndicatorLoop(curve, duration: pulseDuration, autoreverses: false, delay: delay), dotSize: dotSize,
      ringSize: ringSize, scale: pulseScale, startOpacity: startOpacity, endOpacity: endOpacity, rings: rings,
      ringSpacing: ringSpacing, ringStyle: ringStyle, shape: shape)
    self.spacing = spacing
    self.font = font
    self.isActive = isActive
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    HStack(spacing: spacing) {
      AnimationActivation(isActive: isActive, phase: .own) { motion in
        PulsingDot(color: color, ring: ring, motion: motion)
      }
      // Without a word the dot itself says that this is live.
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: LiveStatus.live.label(locale: locale)))
      .accessibilityHidden(!text.isEmpty)
      if !text.isEmpty {
        Text(text)
          .font(font)
          .foregroundColor(color)
      }
    }
  }
}
