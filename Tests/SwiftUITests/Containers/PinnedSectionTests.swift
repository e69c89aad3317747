import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct Contacts: View {
  var pins = true
  @State private var log = ""
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pins ? [.sectionHeaders] : []) {
        ForEach(0..<4, id: \.self) { section in
          Section {
            ForEach(0..<10, id: \.self) { row in
              Text("row \(section) \(row)").frame(height: 30).onTapGesture { log = "tapped \(section) \(row)" }
            }
          } header: {
            Text("header \(section) \(log)").frame(maxWidth: .infinity).frame(height: 40).background(Color.yellow)
          }
        }
      }
    }
    .frame(width: 200, height: 300)
  }
}

@MainActor @Suite("Pinned headers")
struct PinnedSectionTests {
  private func top(_ stage: ControlStage, _ text: String) -> Double? {
    stage.place(of: text).map { Double($0.y) - 20 }
  }

  @Test("A header stays at the top until the next one pushes it out")
  func pinned() throws {
    let stage = ControlStage(Contacts(), size: CGSize(width: 200, height: 300))
    #expect(top(stage, "header 0 ") == 0)
    stage.host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: 100))
    #expect(top(stage, "header 0 ") == 0)
    #expect(stage.pixel(5, 20) == [255, 204, 0])
    // A section is 340 points tall; the next header comes up from below.
    stage.host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: 220))
    #expect(top(stage, "header 0 ") == -20)
    #expect(top(stage, "header 1 ") == 20)
    stage.host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: 100))
    #expect(top(stage, "header 1 ") == 0)
  }

  @Test("Without pinning it scrolls away; rows in sections take taps")
  func unpinned() throws {
    let stage = ControlStage(Contacts(pins: false), size: CGSize(width: 200, height: 300))
    stage.host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: 100))
    #expect(top(stage, "header 0 ") == -100)
    stage.tap("row 0 5")
    #expect(stage.texts.contains("header 0 tapped 0 5"))
  }
}
