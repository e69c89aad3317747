import LiveIndicators
import PreviewProtocol
import SwiftUI

/// The requested indicator, drawn by the library that apps use.
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

  // Type-erased, so that only the metadata of the requested style is created, because drawing a badge must be fast.
  private var indicator: AnyView {
    switch badge.name {
    case .pulsing: AnyView(PulsingLiveIndicator(color: tint ?? .red, text: badge.label ?? "Live"))
    case .blinking: AnyView(OnlineIndicator(color: tint ?? .green, size: 12))
    default: styled(LiveIndicator(LiveStatus(id: badge.name.rawValue) ?? .live, label: badge.label))
    }
  }

  private func styled(_ indicator: LiveIndicator) -> AnyView {
    switch badge.style {
    case .automatic: AnyView(indicator)
    case .pulse: Self.styled(indicator, .pulse)
    case .blink: Self.styled(indicator, .blink)
    case .breathe: Self.styled(indicator, .breathe)
    case .ripple: Self.styled(indicator, .ripple)
    case .glow: Self.styled(indicator, .glow)
    case .bars: Self.styled(indicator, .bars)
    case .heartbeat: Self.styled(indicator, .heartbeat)
    case .dots: Self.styled(indicator, .dots)
    case .ring: Self.styled(indicator, .ring)
    case .plain: Self.styled(indicator, .plain)
    }
  }

  // Not inlined, because the compiler would otherwise create all types at the beginning of a function.
  @inline(never)
  private static func styled<S: LiveIndicatorStyle>(_ indicator: LiveIndicator, _ style: S) -> AnyView {
    AnyView(indicator.liveIndicatorStyle(style))
  }
}
