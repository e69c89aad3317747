import SwiftUI

/// A style that fades the mark in and out.
public struct BlinkLiveIndicatorStyle: LiveIndicatorStyle {
  var duration: Double
  var opacity: Double

  /// Creates the style.
  ///
  /// - Parameters:
  ///   - duration: The length of half a period in seconds. Default 1.
  ///   - opacity: The lowest opacity, 0–1. Default 0.2.
  nonisolated public init(duration: Double = 1, opacity: Double = 0.2) {
    self.duration = duration
    self.opacity = opacity
  }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.mark
      .scaleFade(
        IndicatorLoop(duration: duration), configuration.motion, from: IndicatorPose(opacity: opacity),
        to: .identity, rest: .identity
      )
      .frame(minWidth: configuration.boxSize, minHeight: configuration.boxSize)
  }
}

/// A style that slowly scales and fades the mark, like breathing.
public struct BreatheLiveIndicatorStyle: LiveIndicatorStyle {
  var duration: Double
  var scale: CGFloat

  /// Creates the style.
  ///
  /// - Parameters:
  ///   - duration: The length of half a period in seconds. Default 1.5.
  ///   - scale: The scale factor of the mark at its smallest size. Default 0.75.
  nonisolated public init(duration: Double = 1.5, scale: CGFloat = 0.75) {
    self.duration = duration
    self.scale = scale
  }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.mark
      .scaleFade(
        IndicatorLoop(duration: duration), configuration.motion, from: IndicatorPose(scale: scale, opacity: 0.7),
        to: IndicatorPose(scale: 1.1), rest: .identity
      )
      .frame(minWidth: configuration.boxSize, minHeight: configuration.boxSize)
  }
}

/// A style that scales the mark like a beating heart: two beats and a pause.
public struct HeartbeatLiveIndicatorStyle: LiveIndicatorStyle {
  var duration: Double
  var scale: CGFloat

  /// Creates the style.
  ///
  /// - Parameters:
  ///   - duration: The period in seconds. Default 1.5.
  ///   - scale: The scale factor of the mark at the first beat. Default 1.5.
  nonisolated public init(duration: Double = 1.5, scale: CGFloat = 1.5) {
    self.duration = duration
    self.scale = scale
  }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.mark
      .modifier(
        LoopModifier(
          IndicatorLoop(.linear, duration: duration, autoreverses: false), configuration.motion,
          start: Beat(progress: 0, scale: scale), end: Beat(progress: 1, scale: scale),
          rest: Beat(progress: 0, scale: scale))
      )
      .frame(minWidth: configuration.boxSize, minHeight: configuration.boxSize)
  }
}

extension LiveIndicatorStyle where Self == BlinkLiveIndicatorStyle {
  /// A mark that fades in and out.
  nonisolated public static var blink: BlinkLiveIndicatorStyle { BlinkLiveIndicatorStyle() }
  /// A mark that fades in and out.
  ///
  /// - Parameters:
  ///   - duration: The length of half a period in seconds. Default 1.
  ///   - opacity: The lowest opacity, 0–1. Default 0.2.
  nonisolated public static func blink(duration: Double = 1, opacity: Double = 0.2) -> Self {
    BlinkLiveIndicatorStyle(duration: duration, opacity: opacity)
  }
}

extension LiveIndicatorStyle where Self == BreatheLiveIndicatorStyle {
  /// A mark that slowly grows, shrinks and fades.
  nonisolated public static var breathe: BreatheLiveIndicatorStyle { BreatheLiveIndicatorStyle() }
  /// A mark that slowly grows, shrinks and fades.
  ///
  /// - Parameters:
  ///   - duration: The length of half a period in seconds. Default 1.5.
  ///   - scale: The scale factor of the mark at its smallest size. Default 0.75.
  nonisolated public static func breathe(duration: Double = 1.5, scale: CGFloat = 0.75) -> Self {
    BreatheLiveIndicatorStyle(duration: duration, scale: scale)
  }
}

extension LiveIndicatorStyle where Self == HeartbeatLiveIndicatorStyle {
  /// A mark that beats twice and pauses.
  nonisolated public static var heartbeat: HeartbeatLiveIndicatorStyle { HeartbeatLiveIndicatorStyle() }
  /// A mark that beats twice and pauses.
  ///
  /// - Parameters:
  ///   - duration: The period in seconds. Default 1.5.
  ///   - scale: The scale factor of the mark at the first beat. Default 1.5.
  nonisolated public static func heartbeat(duration: Double = 1.5, scale: CGFloat = 1.5) -> Self {
    HeartbeatLiveIndicatorStyle(duration: duration, scale: scale)
  }
}
