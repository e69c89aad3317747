import SwiftUI

/// The motion that suits each status: data pulses, a recording blinks, what is on its way turns or counts dots, presence
/// breathes, all else stands still.
public struct AutomaticLiveIndicatorStyle: LiveIndicatorStyle {
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

/// The mark alone, always still.
public struct PlainLiveIndicatorStyle: LiveIndicatorStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.mark.frame(minWidth: configuration.boxSize, minHeight: configuration.boxSize)
  }
}

extension LiveIndicatorStyle where Self == AutomaticLiveIndicatorStyle {
  /// The motion that suits each status.
  nonisolated public static var automatic: AutomaticLiveIndicatorStyle { AutomaticLiveIndicatorStyle() }
}

extension LiveIndicatorStyle where Self == PlainLiveIndicatorStyle {
  /// The mark alone, always still.
  nonisolated public static var plain: PlainLiveIndicatorStyle { PlainLiveIndicatorStyle() }
}
