import LiveIndicators
import SwiftUI

/// A small app in the manner of the tutorial's: waiting times at a border's crossings, posted by people who wait there.
@main
struct BorderWaitTimesApp: App {
  var body: some Scene {
    WindowGroup {
      CrossingList()
    }
  }
}

#Preview("Crossings") { CrossingList() }
