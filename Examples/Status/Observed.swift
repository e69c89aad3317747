import SwiftUI

/// A model that the views observe.
@Observable
final class Feed {
  var updates = 0
  var isConnected = false
}

struct ObservedFeed: View {
  @State private var feed = Feed()

  var body: some View {
    VStack(spacing: 8) {
      FeedDot(feed: feed)
      Text("\(feed.updates) updates").font(.footnote).contentTransition(.numericText())
    }
    .padding(18)
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(0.4))
        withAnimation(.easeInOut(duration: 0.3)) {
          feed.updates += 1
          feed.isConnected = feed.updates % 3 != 0
        }
      }
    }
  }
}

struct FeedDot: View {
  let feed: Feed
  var body: some View {
    Circle()
      .fill(feed.isConnected ? .green : .orange)
      .frame(width: 22, height: 22)
      .scaleEffect(feed.isConnected ? 1 : 0.7)
  }
}

#Preview { ObservedFeed() }
