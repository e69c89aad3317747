import LiveIndicators
import SwiftUI

/// The newest report of each crossing, and the connection that brings more.
@MainActor
final class CrossingStore: ObservableObject {
  @Published private(set) var reports: [String: Report] = [:]
  let feed: LiveSource<Report>
  private var watch: AnyCancellable?

  init() {
    let attempts = AttemptCounter()
    feed = LiveSource(retry: RetryPolicy(firstDelay: 2)) { LocalFeed.connect(attempt: await attempts.next()) }
    for report in LocalFeed.saved(at: Date()) { reports[report.crossing] = report }
    watch = feed.$value.sink { [weak self] report in
      guard let self, let report else { return }
      withAnimation(.snappy) { self.reports[report.crossing] = report }
    }
  }
}

private actor AttemptCounter {
  private var count = -1

  func next() -> Int {
    count += 1
    return count
  }
}
