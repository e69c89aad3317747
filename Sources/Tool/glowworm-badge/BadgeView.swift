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

  @ViewBuilder private var indicator: some View {
    switch badge.name {
    case .pulsing: PulsingLiveIndicator(color: tint ?? .red, text: badge.label ?? "Live")
    case .blinking: OnlineIndicator(color: tint ?? .green, size: 12)
    default: styled(LiveIndicator(LiveStatus(rawValue: badge.name.rawValue) ?? .live, label: badge.label))
    }
  }

  @ViewBuilder private func styled(_ indicator: LiveIndicator) -> some View {
    switch badge.style {
    case .automatic: indicator.liveIndicatorStyle(.automatic)
    case .pulse: indicator.liveIndicatorStyle(.pulse)
    case .blink: indicator.liveIndicatorStyle(.blink)
    case .breathe: indicator.liveIndicatorStyle(.breathe)
    case .ripple: indicator.liveIndicatorStyle(.ripple)
    case .glow: indicator.liveIndicatorStyle(.glow)
    case .bars: indicator.liveIndicatorStyle(.bars)
    case .heartbeat: indicator.liveIndicatorStyle(.heartbeat)
    case .dots: indicator.liveIndicatorStyle(.dots)
    case .ring: indicator.liveIndicatorStyle(.ring)
    case .plain: indicator.liveIndicatorStyle(.plain)
    }
  }
}
