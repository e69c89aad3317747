import Foundation
import OffscreenHost
import SwiftUI
import Testing

/// A page with a new identity each second, whose removal takes nearly as long.
private struct Pages: View {
  @State private var page = 0

  var body: some View {
    ZStack {
      VStack {
        Text("Page \(page)")
        ForEach(0..<3, id: \.self) { Text("\($0)") }
      }
      .id(page)
      .transition(.push(from: .trailing))
    }
    .frame(width: 200, height: 120)
    .background {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { timeline in
        Color.clear.onChange(of: timeline.date) { withAnimation(.easeInOut(duration: 0.9)) { page += 1 } }
      }
    }
  }
}

@MainActor @Suite("Views that are replaced again and again")
struct ReplacedTwiceTests {
  /// The removed pages keep animations for a while, and what held them is gone.
  @Test("Pages that change before their predecessors have left are shown one after the other")
  func pages() {
    let stage = Stage(Pages())
    for (time, page) in [(3.5, 3), (4.5, 4), (5.99, 5), (6.5, 6)] {
      _ = stage.at(time)
      #expect(texts(stage.host.inspect()).contains("Page \(page)"), "\(time)")
    }
  }

  private func texts(_ node: InspectionNode) -> [String] {
    node.texts.values + node.children.flatMap(texts)
  }
}
