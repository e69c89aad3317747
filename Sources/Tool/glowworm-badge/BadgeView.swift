import LiveIndicators
import PreviewProtocol
import SwiftUI

/// The indicator that is asked for, drawn by the library that apps use.
struct BadgeView: View {
  let badge: BadgeRequest

  @Environment(\.colorScheme) private var scheme

  private var tint: Color? { badge.tint.map { (scheme == .dark ? $0.dark : $0.light).color } }

  var body: some View {
    indicator
      .liveIndicatorContainer(LiveIndicatorContainer(badge.container))
      .liveIndicatorTint(tint)
      .controlSize(ControlSize(badge.controlSize))
  }

  // Erased, so that of all the styles' types only the one that is asked for is made: a badge is drawn in a moment.
  private var indicator: AnyView {
    switch badge.name {
    case .pulsing: AnyView(PulsingLiveIndicator(color: tint ?? .red, text: badge.label ?? "Live"))
    case .blinking: AnyView(OnlineIndicator(color: tint ?? .green, size: 12))
    default: styled(LiveIndicator(LiveStatus(rawValue: badge.name.rawValue) ?? .live, label: badge.label))
    }
  }

  private func styled(_ indicator: LiveIndicator) -> AnyView {
    switch badge.style {
    case .automatic: AnyView(indicator)
    case .pulse: AnyView(indicator.liveIndicatorStyle(.pulse))
    case .blink: AnyView(indicator.liveIndicatorStyle(.blink))
    case .breathe: AnyView(indicator.liveIndicatorStyle(.breathe))
    case .ripple: AnyView(indicator.liveIndicatorStyle(.ripple))
    case .glow: AnyView(indicator.liveIndicatorStyle(.glow))
    case .bars: AnyView(indicator.liveIndicatorStyle(.bars))
    case .heartbeat: AnyView(indicator.liveIndicatorStyle(.heartbeat))
    case .dots: AnyView(indicator.liveIndicatorStyle(.dots))
    case .ring: AnyView(indicator.liveIndicatorStyle(.ring))
    case .plain: AnyView(indicator.liveIndicatorStyle(.plain))
    }
  }
}
