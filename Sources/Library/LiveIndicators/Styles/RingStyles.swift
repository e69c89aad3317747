import SwiftUI

/// A ring goes out from the dot, again and again.
public struct PulseLiveIndicatorStyle: LiveIndicatorStyle {
  var duration: Double
  var scale: CGFloat
  var opacity: Double

  /// - Parameters:
  ///   - duration: seconds from one ring to the next.
  ///   - scale: how many times larger than the dot the ring is when it has gone.
  ///   - opacity: of the ring when it begins, 0…1.
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
        // A disc behind a shape with gaps would hide them.
        ringStyle: configuration.showsShape ? .outlined(width: configuration.dotSize / 6) : .filled))
  }
}

/// Several outlines go out from the dot, like waves.
public struct RippleLiveIndicatorStyle: LiveIndicatorStyle {
  var rings: Int
  var duration: Double
  var scale: CGFloat

  /// - Parameters:
  ///   - rings: how many are on their way at once.
  ///   - duration: seconds that a ring is on its way.
  ///   - scale: how many times larger than the dot a ring is when it has gone.
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

/// A soft light around the dot comes and goes.
public struct GlowLiveIndicatorStyle: LiveIndicatorStyle {
  var duration: Double

  /// - Parameter duration: seconds from faint to bright.
  nonisolated public init(duration: Double = 1.25) { self.duration = duration }

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
  /// A ring goes out from the dot.
  nonisolated public static var pulse: PulseLiveIndicatorStyle { PulseLiveIndicatorStyle() }
  nonisolated public static func pulse(duration: Double = 1.5, scale: CGFloat = 2.25, opacity: Double = 0.5) -> Self {
    PulseLiveIndicatorStyle(duration: duration, scale: scale, opacity: opacity)
  }
}

extension LiveIndicatorStyle where Self == RippleLiveIndicatorStyle {
  /// Several outlines go out from the dot.
  nonisolated public static var ripple: RippleLiveIndicatorStyle { RippleLiveIndicatorStyle() }
  nonisolated public static func ripple(rings: Int = 2, duration: Double = 2, scale: CGFloat = 2.75) -> Self {
    RippleLiveIndicatorStyle(rings: rings, duration: duration, scale: scale)
  }
}

extension LiveIndicatorStyle where Self == GlowLiveIndicatorStyle {
  /// A soft light around the dot comes and goes.
  nonisolated public static var glow: GlowLiveIndicatorStyle { GlowLiveIndicatorStyle() }
  nonisolated public static func glow(duration: Double = 1.25) -> Self { GlowLiveIndicatorStyle(duration: duration) }
}
