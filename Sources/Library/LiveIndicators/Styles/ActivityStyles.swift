import SwiftUI

/// A style that shows bars that rise and fall, like a level meter.
public struct BarsLiveIndicatorStyle: LiveIndicatorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The length of one iteration of each bar in seconds. The whole repeats after three seconds.
  private static let durations = [0.5, 0.375, 0.75, 0.5]
  private static let leads = [0, 0, 0.25, 0.625]
  /// The fractions of the full height at the lowest position and without motion.
  private static let lows: [CGFloat] = [0.35, 0.25, 0.4, 0.3]
  private static let rests: [CGFloat] = [0.5, 0.9, 0.65, 0.4]

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .bottom, spacing: configuration.dotSize * 0.15) {
      if configuration.showsShape || configuration.showsMarkOnly { configuration.mark }
      ForEach(0..<(configuration.showsMarkOnly ? 0 : 4), id: \.self) { index in
        Capsule()
          .fill(configuration.tint)
          .frame(width: configuration.dotSize * 0.3, height: configuration.boxSize)
          .scaleFade(
            IndicatorLoop(duration: Self.durations[index], leadIn: Self.leads[index]), configuration.motion,
            from: bar(Self.lows[index]), to: bar(1), rest: bar(Self.rests[index]))
      }
    }
    .frame(minWidth: configuration.boxSize, minHeight: configuration.boxSize)
  }

  private func bar(_ height: CGFloat) -> IndicatorPose {
    IndicatorPose(scale: 1, scaleY: height, anchor: .bottom)
  }
}

/// A style that shows three dots that light up in turn.
public struct DotsLiveIndicatorStyle: LiveIndicatorStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: configuration.dotSize * 0.3) {
      if configuration.showsShape || configuration.showsMarkOnly { configuration.mark }
      ForEach(0..<(configuration.showsMarkOnly ? 0 : 3), id: \.self) { index in
        Circle()
          .fill(configuration.tint)
          .frame(width: configuration.dotSize * 0.6, height: configuration.dotSize * 0.6)
          .scaleFade(
            IndicatorLoop(duration: 0.75, leadIn: Double(2 - index) * 0.25), configuration.motion,
            from: IndicatorPose(scale: 0.8, opacity: 0.35), to: .identity, rest: .identity)
      }
    }
    .frame(minWidth: configuration.boxSize, minHeight: configuration.boxSize)
  }
}

/// A style that shows a rotating open ring.
public struct RingLiveIndicatorStyle: LiveIndicatorStyle {
  var duration: Double

  /// Creates the style.
  ///
  /// - Parameter duration: The time of one rotation in seconds. Default 1.
  nonisolated public init(duration: Double = 1) { self.duration = duration }

  public func makeBody(configuration: Configuration) -> some View {
    let width = configuration.dotSize * 0.25
    Group {
      if configuration.showsMarkOnly || configuration.showsShape {
        configuration.mark
      } else {
        Circle()
          .trim(from: 0, to: 0.7)
          .stroke(configuration.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .padding(width / 2)
          .frame(width: configuration.boxSize, height: configuration.boxSize)
          .modifier(
            LoopModifier(
              IndicatorLoop(.linear, duration: duration, autoreverses: false), configuration.motion,
              start: Turn(angle: .zero), end: Turn(angle: .degrees(360)), rest: Turn(angle: .zero)))
      }
    }
    .frame(minWidth: configuration.boxSize, minHeight: configuration.boxSize)
  }
}

extension LiveIndicatorStyle where Self == BarsLiveIndicatorStyle {
  /// Bars that rise and fall.
  nonisolated public static var bars: BarsLiveIndicatorStyle { BarsLiveIndicatorStyle() }
}

extension LiveIndicatorStyle where Self == DotsLiveIndicatorStyle {
  /// Three dots that light up in turn.
  nonisolated public static var dots: DotsLiveIndicatorStyle { DotsLiveIndicatorStyle() }
}

extension LiveIndicatorStyle where Self == RingLiveIndicatorStyle {
  /// A rotating open ring.
  nonisolated public static var ring: RingLiveIndicatorStyle { RingLiveIndicatorStyle() }
  /// A rotating open ring.
  ///
  /// - Parameter duration: The time of one rotation in seconds. Default 1.
  nonisolated public static func ring(duration: Double = 1) -> Self { RingLiveIndicatorStyle(duration: duration) }
}
