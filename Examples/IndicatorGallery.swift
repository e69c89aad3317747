import LiveIndicators
import SwiftUI

/// Every status in every style: a row for each status, a column for each style, then two containers.
struct IndicatorGallery: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(LiveStatus.allCases, id: \.self) { status in
        HStack(spacing: 4) {
          LiveIndicator(status).fixedSize().frame(width: 130, alignment: .leading)
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
    .frame(width: 30)
  }
}

#Preview { IndicatorGallery() }
