import LiveIndicators
import SwiftUI

/// All crossings, with a banner that says whether reports come in.
struct CrossingList: View {
  @StateObject private var store = CrossingStore()

  var body: some View {
    VStack(spacing: 0) {
      ConnectionBanner(feed: store.feed)
      VStack(spacing: 0) {
        ForEach(Crossing.all) { crossing in
          CrossingRow(crossing: crossing, report: store.reports[crossing.id])
          if crossing != Crossing.all.last { Divider() }
        }
      }
      .padding(.horizontal, 16)
    }
    .frame(maxWidth: 360)
    .task { await store.feed.run() }
  }
}

/// Where the connection is, and when something last came.
struct ConnectionBanner: View {
  @ObservedObject var feed: LiveSource<Report>

  var body: some View {
    HStack {
      Text("Border wait times").font(.headline)
      Spacer()
      LiveSourceIndicator(feed).liveIndicatorContainer(.capsule)
    }
    .padding(16)
    .background(Color.gray.opacity(0.12))
  }
}
