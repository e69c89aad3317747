import LiveIndicators
import SwiftUI

/// Every style by its name, the automatic one first.
enum GalleryStyle: String, CaseIterable {
  case automatic, pulse, blink, breathe, ripple, glow, bars, heartbeat, dots, ring, plain

  /// Whether it moves for statuses that do.
  var isInMotion: Bool { self != .plain }

  @MainActor @ViewBuilder
  func apply(_ view: some View) -> some View {
    switch self {
    case .automatic: view.liveIndicatorStyle(.automatic)
    case .pulse: view.liveIndicatorStyle(.pulse)
    case .blink: view.liveIndicatorStyle(.blink)
    case .breathe: view.liveIndicatorStyle(.breathe)
    case .ripple: view.liveIndicatorStyle(.ripple)
    case .glow: view.liveIndicatorStyle(.glow)
    case .bars: view.liveIndicatorStyle(.bars)
    case .heartbeat: view.liveIndicatorStyle(.heartbeat)
    case .dots: view.liveIndicatorStyle(.dots)
    case .ring: view.liveIndicatorStyle(.ring)
    case .plain: view.liveIndicatorStyle(.plain)
    }
  }
}

/// All marks: a row for each status, a column for each style. Lights and ripples stay within their cells.
struct MarkGallery: View {
  static let cell = CGSize(width: 48, height: 48)

  var body: some View {
    VStack(spacing: 0) {
      ForEach(LiveStatus.allCases, id: \.self) { status in
        HStack(spacing: 0) {
          ForEach(GalleryStyle.allCases, id: \.self) { style in
            style.apply(LiveIndicator(status))
              .liveIndicatorContainer(.markOnly)
              .frame(width: Self.cell.width, height: Self.cell.height)
          }
        }
      }
    }
  }
}

/// For the documentation: every status with its word, in every style and container.
struct StatusSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(LiveStatus.allCases, id: \.self) { status in
        HStack(spacing: 4) {
          LiveIndicator(status).fixedSize().frame(minWidth: 140, alignment: .leading)
          ForEach(GalleryStyle.allCases.dropFirst(), id: \.self) { style in
            style.apply(LiveIndicator(status)).liveIndicatorContainer(.markOnly).frame(minWidth: 30)
          }
          LiveIndicator(status).liveIndicatorContainer(.capsule).fixedSize().frame(minWidth: 150, alignment: .leading)
          LiveIndicator(status).liveIndicatorContainer(.outline).fixedSize()
        }
      }
    }
    .padding(12)
    .fixedSize()
  }
}

/// For the documentation: a row for each style and effect, which the recorder draws once a phase.
struct MotionSheet: View {
  var body: some View {
    VStack(spacing: 6) {
      ForEach(GalleryStyle.allCases.dropFirst(), id: \.self) { style in
        style.apply(LiveIndicator(.live)).liveIndicatorContainer(.markOnly).cell()
      }
      PulsingLiveIndicator(text: "").indicatorPhase(.shared).cell()
      PulsingLiveIndicator(text: "", pulseScale: 2.2, startOpacity: 1, rings: 2).indicatorPhase(.shared).cell()
      PulsingLiveIndicator(text: "", pulseScale: 2, startOpacity: 1, ringStyle: .outlined(width: 1), shape: .diamond)
        .indicatorPhase(.shared).cell()
      OnlineIndicator(size: 12).cell()
      dot.pulse().cell()
      dot.breathe().cell()
      dot.heartbeat().cell()
      dot.ripple(color: .blue).cell()
      dot.glow(color: .blue).cell()
      dot.blink(from: 0, to: 1, duration: 0.75).cell()
    }
    .padding(6)
  }

  private var dot: some View { Circle().fill(.blue).frame(width: 12, height: 12) }
}

extension View {
  fileprivate func cell() -> some View { frame(width: 44, height: 30) }
}
