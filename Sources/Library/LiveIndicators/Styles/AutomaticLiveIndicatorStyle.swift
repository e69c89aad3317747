import SwiftUI

/// A style that chooses the motion by ``LiveStatus/motion``: live data pulses, a recording blinks, a connection
/// counts dots, a synchronization rotates, presence breathes, and all other statuses are static.
public struct AutomaticLiveIndicatorStyle: LiveIndicatorStyle {
  /// Creates the style.
  nonisolated public init() {}

  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    switch configuration.status.motion {
    case .pulse: PulseLiveIndicatorStyle().makeBody(configuration: configuration)
    case .blink: BlinkLiveIndicatorStyle().makeBody(configuration: configuration)
    case .dots: DotsLiveIndicatorStyle().makeBody(configuration: configuration)
    case .rotation: RingLiveIndicatorStyle().makeBody(configuration: configuration)
    case .breathe: BreatheLiveIndicatorStyle().makeBody(configuration: configuration)
    case nil: PlainLiveIndicatorStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style that shows only the mark, without motion.
public struct PlainLiveIndicatorStyle: LiveIndicatorStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.mark.frame(minWidth: configuration.boxSize, minHeight: configuration.boxSize)
  }
}

extension LiveIndicatorStyle where Self == AutomaticLiveIndicatorStyle {
  /// A style that chooses the motion by the status.
  nonisolated public static var automatic: AutomaticLiveIndicatorStyle { AutomaticLiveIndicatorStyle() }
}

extension LiveIndicatorStyle where Self == PlainLiveIndicatorStyle {
  /// A style that shows only the mark, without motion.
  nonisolated public static var plain: PlainLiveIndicatorStyle { PlainLiveIndicatorStyle() }
}
