import SwiftUI

/// A style that repeatedly sends a ring out from the dot.
public struct PulseLiveIndicatorStyle: LiveIndicatorStyle {
  var duration: Double
  var scale: CGFloat
  var opacity: Double

  /// Creates the style.
  ///
  /// - Parameters:
  ///   - duration: The period in seconds. Default 1.5.
  ///   - scale: The final size of the ring, relative to the dot. Default 2.25.
  ///   - opacity: The opacity of the ring at its start, 0–1. Default 0.5.
  nonisolated public init(duration: Double = 1.5, scale: CGFloat = 2.25, opacity: Double = 0.5) {
    self.duration = duration
    self.scale = scale
    self.opacity = opacity
  }

  public func makeBody(configuration: Configuration) -> some View {
    ringed(
      configuration,
      PulseRing(
        loop: IndicatorLoop(.easeInOut, duration: duration, autoreverses: false), scale: scale,
        startOpacity: opacity,
        // A filled ring behind a shape with gaps would hide the gaps.
        ringStyle: configuration.showsShape ? .outlined(width: configuration.dotSize / 6) : .filled))
  }
}

/// A style that sends several outlines out from the dot, like waves.
public struct RippleLiveIndicatorStyle: LiveIndicatorStyle {
  var rings: Int
  var duration: Double
  var scale: CGFloat

  /// Creates the style.
  ///
  /// - Parameters:
  ///   - rings: The number of rings that are visible at the same time. Default 2.
  ///   - duration: The lifetime of a ring in seconds. Default 2.
  ///   - scale: The final size of a ring, relative to the dot. Default 2.75.
  nonisolated public init(rings: Int = 2, duration: Double = 2, scale: CGFloat = 2.75) {
    self.rings = rings
    self.duration = duration
    self.scale = scale
  }

  public func makeBody(configuration: Configuration) -> some View {
    ringed(
      configuration,
      PulseRing(
        loop: IndicatorLoop(.easeOut, duration: duration, autoreverses: false), scale: scale, startOpacity: 0.8,
        rings: rings, ringStyle: .outlined(width: configuration.dotSize / 6)))
  }
}

/// A style that fades a soft light around the dot in and out.
public struct GlowLiveIndicatorStyle: LiveIndicatorStyle {
  var duration: Double

  /// Creates the style.
  ///
  /// - Parameter duration: The length of half a period in seconds. Default 1.5.
  nonisolated public init(duration: Double = 1.5) { self.duration = duration }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.mark
      .frame(minWidth: configuration.boxSize, minHeight: configuration.boxSize)
      .background(
        Light(
          color: configuration.tint, radius: configuration.dotSize / 2, opacities: (0.1, 0.9),
          loop: IndicatorLoop(duration: duration), shape: .circle, motion: configuration.ringMotion))
  }
}

extension LiveIndicatorStyle {
  @MainActor
  fileprivate func ringed(_ configuration: Configuration, _ figures: PulseRing) -> some View {
    configuration.mark
      .background(
        Ripples(color: configuration.tint, figures: figures, motion: configuration.ringMotion)
          .frame(width: configuration.markSize, height: configuration.markSize)
      )
      .frame(minWidth: configuration.boxSize, minHeight: configuration.boxSize)
  }
}

extension LiveIndicatorStyle where Self == PulseLiveIndicatorStyle {
  /// A ring that moves out from the dot.
  nonisolated public static var pulse: PulseLiveIndicatorStyle { PulseLiveIndicatorStyle() }
  /// A ring that moves out from the dot.
  ///
  /// - Parameters:
  ///   - duration: The period in seconds. Default 1.5.
  ///   - scale: The final size of the ring, relative to the dot. Default 2.25.
  ///   - opacity: The opacity of the ring at its start, 0–1. Default 0.5.
  nonisolated public static func pulse(duration: Double = 1.5, scale: CGFloat = 2.25, opacity: Double = 0.5) -> Self {
    PulseLiveIndicatorStyle(duration: duration, scale: scale, opacity: opacity)
  }
}

extension LiveIndicatorStyle where Self == RippleLiveIndicatorStyle {
  /// Several outlines that move out from the dot.
  nonisolated public static var ripple: RippleLiveIndicatorStyle { RippleLiveIndicatorStyle() }
  /// Several outlines that move out from the dot.
  ///
  /// - Parameters:
  ///   - rings: The number of rings that are visible at the same time. Default 2.
  ///   - duration: The lifetime of a ring in seconds. Default 2.
  ///   - scale: The final size of a ring, relative to the dot. Default 2.75.
  nonisolated public static func ripple(rings: Int = 2, duration: Double = 2, scale: CGFloat = 2.75) -> Self {
    RippleLiveIndicatorStyle(rings: rings, duration: duration, scale: scale)
  }
}

extension LiveIndicatorStyle where Self == GlowLiveIndicatorStyle {
  /// A soft light around the dot that fades in and out.
  nonisolated public static var glow: GlowLiveIndicatorStyle { GlowLiveIndicatorStyle() }
  /// A soft light around the dot that fades in and out.
  ///
  /// - Parameter duration: The length of half a period in seconds. Default 1.5.
  nonisolated public static func glow(duration: Double = 1.5) -> Self { GlowLiveIndicatorStyle(duration: duration) }
}
