import SwiftUI

/// A dot beside a text, with a ring that repeatedly moves out from the dot.
///
/// With its default values, the pixels are those of the indicator in the tutorial "Create a Pulsing Live Indicator in
/// SwiftUI". The animation starts when the indicator appears; `liveIndicatorPhase(.shared)` synchronizes it with other
/// indicators. Under Reduce Motion, the ring is static.
public struct PulsingLiveIndicator: View {
  var color: Color
  var text: String
  var pulseDuration: Double
  var ring: PulseRing
  var spacing: CGFloat
  var font: Font
  var isActive: Bool

  /// Creates an indicator.
  ///
  /// - Parameters:
  ///   - color: The color of the dot, the ring and the text. Default `red`.
  ///   - text: The text. With an empty string, there is only the dot, which assistive technologies
  ///     call "Live" if it is red, and "Status" otherwise. Default "Live".
  ///   - pulseDuration: The period in seconds, at least 1/3 for each ring. Default 1.5.
  ///   - dotSize: The diameter of the dot in points. Default 8.
  ///   - ringSize: The initial diameter of the ring in points. Default 12.
  ///   - pulseScale: The final scale factor of the ring. Default 1.4.
  ///   - startOpacity: The opacity of the ring at its start, 0–1. The fill is also translucent, as in the tutorial.
  ///     Default 0.3.
  ///   - endOpacity: The opacity of the ring at its end, 0–1. Default 0.
  ///   - curve: The easing of the ring. Default `easeInOut`.
  ///   - delay: The delay in seconds before the first pulse. Default 0.
  ///   - rings: The number of rings that are visible at the same time. Default 1.
  ///   - ringSpacing: The time between rings in seconds. With `nil`, they are evenly spaced. Default `nil`.
  ///   - ringStyle: The drawing style of the rings. Default `filled`.
  ///   - shape: The shape of the dot and the rings. Default `circle`.
  ///   - spacing: The distance between dot and text in points.
  ///   - font: The font of the text.
  ///   - isActive: A Boolean value that indicates whether the indicator animates. If false, only the dot is visible.
  ///     Default `true`.
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
      // Without text, the dot itself carries the accessibility label.
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: LiveStatus.live.label(ifColor: color == .red, locale)))
      .accessibilityHidden(!text.isEmpty)
      if !text.isEmpty {
        Text(text)
          .font(font)
          .foregroundColor(color)
      }
    }
  }
}
