import SwiftUI

/// A style that chooses the motion by the status: data pulses, a recording blinks, an ongoing connection rotates or
/// counts dots, presence breathes, and all other statuses are static.
public struct AutomaticLiveIndicatorStyle: LiveIndicatorStyle {
  /// Creates the style.
  nonisolated public init() {}

  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    switch configuration.status {
    case .live: PulseLiveIndicatorStyle().makeBody(configuration: configuration)
    case .recording: BlinkLiveIndicatorStyle().makeBody(configuration: configuration)
    case .connecting: DotsLiveIndicatorStyle().makeBody(configuration: configuration)
    case .syncing: RingLiveIndicatorStyle().makeBody(configuration: configuration)
    case .online: BreatheLiveIndicatorStyle().makeBody(configuration: configuration)
    default: PlainLiveIndicatorStyle().makeBody(configuration: configuration)
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
