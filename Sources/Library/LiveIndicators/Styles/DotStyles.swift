import SwiftUI

/// The dot fades down and up.
public struct BlinkLiveIndicatorStyle: LiveIndicatorStyle {
  var duration: Double
  var opacity: Double

  /// - Parameters:
  ///   - duration: seconds from faint to full.
  ///   - opacity: when faint, 0…1.
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

/// The dot grows and fades slowly, as one breathes.
public struct BreatheLiveIndicatorStyle: LiveIndicatorStyle {
  var duration: Double
  var scale: CGFloat

  /// - Parameters:
  ///   - duration: seconds of one breath in, or out.
  ///   - scale: factor of the dot's size when it has breathed out.
  nonisolated public init(duration: Double = 1.5, scale: CGFloat = 0.75) {
    self.duration = duration
    self.scale = scale
  }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.mark
      .scaleFade(
        IndicatorLoop(duration: duration), configuration.motion, from: IndicatorPose(scale: scale, opacity: 0.6),
        to: IndicatorPose(scale: 1.1), rest: .identity
      )
      .frame(minWidth: configuration.boxSize, minHeight: configuration.boxSize)
  }
}

/// The dot beats twice, then rests.
public struct HeartbeatLiveIndicatorStyle: LiveIndicatorStyle {
  var duration: Double
  var scale: CGFloat

  /// - Parameters:
  ///   - duration: seconds from one first beat to the next.
  ///   - scale: factor of the dot's size at the first beat.
  nonisolated public init(duration: Double = 1.25, scale: CGFloat = 1.5) {
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
  /// The dot fades down and up.
  nonisolated public static var blink: BlinkLiveIndicatorStyle { BlinkLiveIndicatorStyle() }
  nonisolated public static func blink(duration: Double = 1, opacity: Double = 0.2) -> Self {
    BlinkLiveIndicatorStyle(duration: duration, opacity: opacity)
  }
}

extension LiveIndicatorStyle where Self == BreatheLiveIndicatorStyle {
  /// The dot grows and fades slowly.
  nonisolated public static var breathe: BreatheLiveIndicatorStyle { BreatheLiveIndicatorStyle() }
  nonisolated public static func breathe(duration: Double = 1.5, scale: CGFloat = 0.75) -> Self {
    BreatheLiveIndicatorStyle(duration: duration, scale: scale)
  }
}

extension LiveIndicatorStyle where Self == HeartbeatLiveIndicatorStyle {
  /// The dot beats twice, then rests.
  nonisolated public static var heartbeat: HeartbeatLiveIndicatorStyle { HeartbeatLiveIndicatorStyle() }
  nonisolated public static func heartbeat(duration: Double = 1.25, scale: CGFloat = 1.5) -> Self {
    HeartbeatLiveIndicatorStyle(duration: duration, scale: scale)
  }
}
