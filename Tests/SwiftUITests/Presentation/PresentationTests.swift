import Foundation
import OffscreenHost
import SwiftUI
import Testing

@MainActor
private func phone(_ view: some View, platform: PlatformProfile = .iOS) -> OffscreenHost {
  var configuration = OffscreenHost.Configuration()
  configuration.size = CGSize(width: 400, height: 800)
  configuration.scale = 1
  configuration.platform = platform
  configuration.background = .white
  return OffscreenHost(rootView: view, configuration: configuration)
}

extension OffscreenHost {
  /// The middle of the text that says this, in the picture.
  func middle(of text: String) -> CGPoint? {
    guard let frame = inspect().all("Text").last(where: { $0.texts["text"] == text })?.frame else { return nil }
    let origin = graph.root.contentOrigin
    return CGPoint(x: origin.x + frame.x + frame.width / 2, y: origin.y + frame.y + frame.height / 2)
  }

  @discardableResult
  func tap(_ text: String) -> Bool { middle(of: text).map { tap(at: $0) } ?? false }

  var shownTexts: [String] { inspect().all("Text").compactMap { $0.texts["text"] } }
}

private struct SheetView: View {
  @State private var isShown = false
  @State private var taps = 0
  @State private var events = ""
  var detents: Set<PresentationDetent> = []
  var isLocked = false

  var body: some View {
    VStack {
      Text("taps \(taps)").onTapGesture { taps += 1 }
      Text("events \(events)")
      Button("Open") { isShown = true }
      Spacer()
    }
    .sheet(isPresented: $isShown, onDismiss: { events += "D" }) {
      Inner().onAppear { events += "a" }.onDisappear { events += "d" }
        .presentationDetents(detents)
        .interactiveDismissDisabled(isLocked)
    }
  }

  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode
    var body: some View {
      VStack {
        Text(isPresented && mode.wrappedValue.isPresented ? "presented" : "loose")
        Button("Done") { dismiss() }
        Button("Old") { mode.wrappedValue.dismiss() }
      }
    }
  }
}

@MainActor
@Suite("Sheets, covers and popovers")
struct PresentationTests {
  @Test("A sheet slides in from the bottom, receives the taps, and closes by dismiss; onDismiss runs once it is gone")
  func sheet() {
    let host = phone(SheetView())
    host.tap("Open")
    host.advance(to: 0.05)
    #expect(host.shownTexts.contains("presented"))
    // On its way: the bottom of the picture is white with the sheet, the middle is not yet.
    let early = host.renderFrame()
    #expect(early.rgba(10, 400).0 < 255)
    host.advance(to: 2)
    // 800 points high: 54 stay free.
    let settled = host.renderFrame()
    #expect(settled.rgba(10, 50).0 == 204)
    #expect(settled.rgba(10, 62).0 == 255)
    // What is behind is dimmed and out of reach.
    host.tap(at: CGPoint(x: 200, y: 700))
    host.tap("taps 0")
    #expect(host.shownTexts.contains("taps 0"))
    #expect(host.shownTexts.contains("presented"))
    host.tap("Done")
    #expect(host.shownTexts.contains("events a"))
    host.advance(to: 4)
    #expect(host.shownTexts.contains("events aDd"))
    #expect(!host.shownTexts.contains("presented"))
    #expect(host.renderFrame().rgba(200, 790).0 == 255)
    host.tap("taps 0")
    #expect(host.shownTexts.contains("taps 1"))
    host.tap("Open")
    host.advance(to: 6)
    host.tap("Old")
    host.advance(to: 8)
    #expect(host.shownTexts.contains("events aDdaDd"))
  }

  @Test("The smallest detent is the height of a sheet, and a tap outside it closes it unless that is disabled")
  func detents() {
    for (detents, top) in [
      (Set([PresentationDetent.medium, .large]), 400), ([.height(200)], 600), ([.fraction(0.25)], 800 - 187),
    ] {
      let host = phone(SheetView(detents: detents))
      host.tap("Open")
      host.advance(to: 2)
      let frame = host.renderFrame()
      #expect(frame.rgba(100, top - 3).0 == 204)
      #expect(frame.rgba(100, top + 3).0 == 255)
      host.tap(at: CGPoint(x: 200, y: 300))
      host.advance(to: 4)
      #expect(!host.shownTexts.contains("presented"))
    }
    let locked = phone(SheetView(detents: [.medium], isLocked: true))
    locked.tap("Open")
    locked.advance(to: 2)
    locked.tap(at: CGPoint(x: 200, y: 300))
    locked.advance(to: 4)
    #expect(locked.shownTexts.contains("presented"))
  }

  @Test("A sheet for an item shows the item, and is replaced for another one")
  func item() {
    struct Item: Identifiable { let id: Int }
    struct Items: View {
      @State private var item: Item?
      var body: some View {
        Button("Open") { item = Item(id: 1) }
          .sheet(item: $item) { shown in
            VStack {
              Text("item \(shown.id)")
              Button("Next") { item = Item(id: shown.id + 1) }
              Button("Close") { item = nil }
            }
          }
      }
    }
    let host = phone(Items())
    host.tap("Open")
    host.advance(to: 2)
    #expect(host.shownTexts.contains("item 1"))
    host.tap("Next")
    host.advance(to: 4)
    #expect(host.shownTexts.contains("item 2"))
    #expect(!host.shownTexts.contains("item 1"))
    host.tap("Close")
    host.advance(to: 6)
    #expect(!host.shownTexts.contains("item 2"))
  }

  @Test("A cover fills the window; one that is presented from the start does not animate")
  func cover() {
    struct Cover: View {
      var body: some View { Color.red.fullScreenCover(isPresented: .constant(true)) { Text("covered") } }
    }
    let host = phone(Cover())
    let frame = host.renderFrame()
    #expect(frame.rgba(2, 2) == (255, 255, 255, 255))
    #expect(frame.rgba(398, 798) == (255, 255, 255, 255))
    #expect(!host.graph.isMoving)
  }

  @Test("A popover is beside its anchor on macOS, inside the window; on a phone it is a sheet unless it adapts")
  func popover() throws {
    struct Popover: View {
      var adapts = false
      @State private var isShown = true
      var body: some View {
        VStack {
          HStack {
            Spacer()
            Color.red.frame(width: 40, height: 20).popover(isPresented: $isShown, arrowEdge: .top) {
              Text("popover").padding()
                .presentationCompactAdaptation(adapts ? .popover : .automatic)
            }
          }
          Spacer()
        }
      }
    }
    for host in [phone(Popover(), platform: .macOS), phone(Popover(adapts: true))] {
      let text = try #require(host.inspect().all("Text").first?.frame)
      // The bubble begins 11 points below the anchor; its text 16 further down. It keeps 10 from the edge.
      #expect(abs(text.y - 47) < 0.01)
      #expect(abs(text.x + text.width + 16 - 390) < 0.6)
      host.tap(at: CGPoint(x: 100, y: 600))
      host.advance(to: 2)
      #expect(host.shownTexts.isEmpty)
    }
    let sheet = phone(Popover())
    #expect(try #require(sheet.inspect().all("Text").first?.frame).y > 300)
  }
}
