import LiveIndicators
import SwiftUI

/// Every status in every style: a row for each status, a column for each style, then two containers.
struct IndicatorGallery: View {
  @ScaledMetric(relativeTo: .footnote) private var wordWidth = 130.0

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(LiveStatus.allCases, id: \.self) { status in
        HStack(spacing: 4) {
          LiveIndicator(status).fixedSize().frame(width: wordWidth, alignment: .leading)
          StyleRow(status: status)
          LiveIndicator(status).liveIndicatorContainer(.capsule).fixedSize()
        }
      }
    }
    .padding(14)
    .fixedSize()
  }
}

struct StyleRow: View {
  let status: LiveStatus
  @ScaledMetric(relativeTo: .footnote) private var markWidth = 30.0

  var body: some View {
    Group {
      LiveIndicator(status).liveIndicatorStyle(.pulse)
      LiveIndicator(status).liveIndicatorStyle(.blink)
      LiveIndicator(status).liveIndicatorStyle(.breathe)
      LiveIndicator(status).liveIndicatorStyle(.ripple)
      LiveIndicator(status).liveIndicatorStyle(.glow)
      LiveIndicator(status).liveIndicatorStyle(.bars)
      LiveIndicator(status).liveIndicatorStyle(.heartbeat)
      LiveIndicator(status).liveIndicatorStyle(.dots)
      LiveIndicator(status).liveIndicatorStyle(.ring)
      LiveIndicator(status).liveIndicatorStyle(.plain)
    }
    .liveIndicatorContainer(.markOnly)
    .frame(width: markWidth)
  }
}

/// Each motion at five places of its loop, side by side: columns that are 0, 25, 50, 75 and 100 % of 1.5 seconds on.
struct IndicatorPhases: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<5, id: \.self) { step in
        PhaseColumn().liveIndicatorPhase(.staggered(by: Double(step) * -0.375))
      }
    }
    .padding(6)
  }
}

struct PhaseColumn: View {
  var body: some View {
    VStack(spacing: 6) {
      VStack(spacing: 6) {
        Cell(LiveIndicator(.live).liveIndicatorStyle(.pulse))
        Cell(LiveIndicator(.live).liveIndicatorStyle(.blink))
        Cell(LiveIndicator(.live).liveIndicatorStyle(.breathe))
        Cell(LiveIndicator(.live).liveIndicatorStyle(.ripple))
        Cell(LiveIndicator(.live).liveIndicatorStyle(.glow))
        Cell(LiveIndicator(.live).liveIndicatorStyle(.bars))
        Cell(LiveIndicator(.live).liveIndicatorStyle(.heartbeat))
        Cell(LiveIndicator(.live).liveIndicatorStyle(.dots))
        Cell(LiveIndicator(.live).liveIndicatorStyle(.ring))
        Cell(LiveIndicator(.live).liveIndicatorStyle(.plain))
      }
      .liveIndicatorContainer(.markOnly)
      Cell(PulsingLiveIndicator(text: ""))
      Cell(PulsingLiveIndicator(text: "", pulseScale: 2.2, startOpacity: 1, rings: 2))
      Cell(
        PulsingLiveIndicator(text: "", pulseScale: 2, startOpacity: 1, ringStyle: .outlined(width: 1), shape: .diamond))
      Cell(OnlineIndicator(size: 12))
      Cell(dot.pulse())
      Cell(dot.breathe())
      Cell(dot.heartbeat())
      Cell(dot.ripple(color: .blue))
      Cell(dot.glow(color: .blue))
      Cell(dot.blink(from: 0, to: 1, duration: 0.75))
    }
  }

  private var dot: some View { Circle().fill(.blue).frame(width: 12, height: 12) }
}

struct Cell<Content: View>: View {
  let content: Content

  init(_ content: Content) { self.content = content }

  var body: some View { content.frame(width: 44, height: 30) }
}

#Preview("Gallery") { IndicatorGallery() }
#Preview("Phases") { IndicatorPhases() }
