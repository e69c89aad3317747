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
