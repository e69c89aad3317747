import OffscreenHost
import Testing

import LiveIndicators
import SwiftUI

struct Row: View {
  let crossing: Crossing

  var body: some View {
    HStack {
      Avatar(crossing.author).presenceBadge(.online)
      Text(crossing.name)
      FreshnessIndicator(updated: crossing.updated, policy: .init(liveUntil: 120, recentUntil: 600, staleUntil: 3600))
    }
  }
}

struct Crossing {
  var author = "Ana"
  var name = "San Ysidro"
  var updated: Date
}

private struct Avatar: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View { Text(name.prefix(1)).frame(width: 32, height: 32).background(.quaternary, in: .circle) }
}

@Test("The example of the page about indicators")
@MainActor func indicatorsPage() {
  var configuration = OffscreenHost.Configuration()
  configuration.size = CGSize(width: 393, height: 60)
  let host = OffscreenHost(
    rootView: Row(crossing: Crossing(updated: configuration.date)), configuration: configuration)
  let labels = { host.accessibility.map(\.label) }
  let live = labels()
  #expect(live.contains { $0?.contains("San Ysidro") == true })
  host.advance(to: 700)
  // After ten minutes without an update, the row says that it is stale.
  #expect(labels() != live)
}
