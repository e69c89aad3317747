import Foundation
import OffscreenHost
import SwiftUI
import Testing

@MainActor
private func phone(_ view: some View) -> OffscreenHost {
  var configuration = OffscreenHost.Configuration()
  configuration.size = CGSize(width: 400, height: 800)
  configuration.scale = 1
  configuration.background = .white
  return OffscreenHost(rootView: view, configuration: configuration)
}

private struct Stack: View {
  @State private var events = ""
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("events \(events)")
        Text("count \(path.count)")
        NavigationLink("Push 1", value: 1)
        NavigationLink("Push text", value: "word")
        Button("Deep") { path = NavigationPath([1, 2, 3]) }
      }
      .onAppear { events += "a" }
      .onDisappear { events += "d" }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in Page(number: number, path: $path) }
      .navigationDestination(for: String.self) { Text("page \($0)") }
    }
  }

  struct Page: View {
    let number: Int
    @Binding var path: NavigationPath
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      ZStack {
        Color.red
        VStack {
          Text("page \(number)")
          Button("Pop") { dismiss() }
          Button("All") { path = NavigationPath() }
        }
      }
      .navigationTitle("Page \(number)")
    }
  }
}

@MainActor
@Suite("Navigation stacks")
struct NavigationTests {
  @Test("A link pushes its value's view, which slides in from the trailing edge in 0.35 s; the back button pops it")
  func pushAndPop() {
    let host = phone(Stack())
    #expect(host.shownTexts.contains("events a"))
    host.tap("Push 1")
    host.advance(to: 0.06)
    let moving = host.renderFrame()
    #expect(moving.rgba(398, 700) == (255, 59, 48, 255) || moving.rgba(398, 700).1 < 80)
    #expect(moving.rgba(2, 700).1 > 200)
    host.advance(to: 0.2)
    #expect(host.shownTexts.contains("events a"))
    host.advance(to: 0.36)
    #expect(host.renderFrame().rgba(2, 700).1 < 80)
    // Covered, the root is told that it disappears, and is out of reach.
    #expect(host.shownTexts.contains("events ad"))
    #expect(host.shownTexts.contains("count 1"))
    #expect(host.shownTexts.contains("Page 1"))
    #expect(host.tap("Pop"))
    host.advance(to: 1)
    #expect(host.shownTexts.contains("events ada"))
    #expect(host.shownTexts.contains("count 0"))
    #expect(!host.shownTexts.contains("page 1"))
    host.tap("Push text")
    host.advance(to: 2)
    #expect(host.shownTexts.contains("page word"))
    // The back button: the chevron at the left of the bar.
    #expect(host.tap(at: CGPoint(x: 18, y: 22)))
    host.advance(to: 3)
    #expect(!host.shownTexts.contains("page word"))
  }

  @Test("A path set at once shows its last page; popping to the root takes all of them")
  func deep() {
    let host = phone(Stack())
    host.tap("Deep")
    host.advance(to: 1)
    #expect(host.shownTexts.contains("page 3"))
    #expect(host.shownTexts.contains("count 3"))
    host.tap("All")
    host.advance(to: 2)
    #expect(host.shownTexts.contains("count 0"))
    #expect(!host.shownTexts.contains { $0.hasPrefix("page") })
  }

  @Test("A loop on a covered page asks for no frames, and goes on in phase when the page is seen again")
  func loops() {
    struct Loop: View {
      @State private var isOn = false
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Color.blue.frame(width: 50, height: 50).opacity(isOn ? 1 : 0)
              .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true } }
            NavigationLink("Push", value: 1)
          }
          .navigationDestination(for: Int.self) { _ in Button("Back") { path = [] } }
        }
      }
    }
    func opacity(_ host: OffscreenHost) -> Double? {
      host.inspect().all("opacity").first { $0.children.contains { $0.type == "frame" } }?.values["opacity"]
    }
    let host = phone(Loop())
    host.advance(to: 0.25)
    #expect(abs((opacity(host) ?? 0) - 0.25) < 0.001)
    host.tap("Push")
    host.advance(to: 2)
    #expect(!host.graph.isMoving)
    host.tap("Back")
    host.advance(to: 4.75)
    #expect(host.graph.isMoving)
    #expect(abs((opacity(host) ?? 0) - 0.75) < 0.001)
  }

  @Test("Links with a view of their own follow the body that made them; flags and items push and pop")
  func views() {
    struct Views: View {
      @State private var count = 0
      @State private var isActive = false
      @State private var item: Int?
      var body: some View {
        NavigationView {
          VStack {
            Text("root \(count)")
            NavigationLink(destination: Counter(count: $count, shown: count)) { Text("Open") }
            Button("Flag") { isActive = true }
            Button("Item") { item = 5 }
          }
          .navigationDestination(isPresented: $isActive) {
            Button("Unflag \(isActive ? "on" : "off")") { isActive = false }
          }
          .navigationDestination(item: $item) { Text("item \($0)").onTapGesture { item = nil } }
        }
      }
      struct Counter: View {
        @Binding var count: Int
        let shown: Int
        var body: some View { Button("shown \(shown)") { count += 1 } }
      }
    }
    let host = phone(Views())
    host.tap("Open")
    host.advance(to: 1)
    host.tap("shown 0")
    host.advance(to: 2)
    #expect(host.shownTexts.contains("shown 1"))
    #expect(host.shownTexts.contains("root 1"))
    host.tap(at: CGPoint(x: 18, y: 22))
    host.advance(to: 3)
    host.tap("Flag")
    host.advance(to: 4)
    #expect(host.shownTexts.contains("Unflag on"))
    host.tap("Unflag on")
    host.advance(to: 5)
    #expect(!host.shownTexts.contains("Unflag on"))
    host.tap("Item")
    host.advance(to: 6)
    #expect(host.shownTexts.contains("item 5"))
    host.tap("item 5")
    host.advance(to: 7)
    #expect(!host.shownTexts.contains("item 5"))
    host.tap("Flag")
    host.advance(to: 8)
    // Going back by the bar tells the flag.
    host.tap(at: CGPoint(x: 18, y: 22))
    host.advance(to: 9)
    host.tap("Flag")
    host.advance(to: 10)
    #expect(host.shownTexts.contains("Unflag on"))
  }

  @Test("The bar is 44 points high, 96 with a large title; items stand at its ends, and it can be hidden")
  func bars() throws {
    struct Bars: View {
      let mode: NavigationBarItem.TitleDisplayMode
      var isHidden = false
      var body: some View {
        NavigationStack {
          Color.green.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Text("L") }
              ToolbarItem(placement: .primaryAction) { Text("T") }
              ToolbarItemGroup(placement: .bottomBar) { Text("B") }
            }
            .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
        }
      }
    }
    for (view, top) in [
      (Bars(mode: .inline), 44.0), (Bars(mode: .large), 96), (Bars(mode: .inline, isHidden: true), 0),
    ] {
      let host = phone(view)
      let content = try #require(host.inspect().all("Color").first { ($0.frame?.height ?? 0) > 500 }?.frame)
      #expect(abs(content.y - top) < 0.01)
      #expect(abs(content.height - (800 - top - 49)) < 0.01)
    }
    let host = phone(Bars(mode: .inline))
    #expect(try #require(host.middle(of: "L")).x < 40)
    #expect(try #require(host.middle(of: "T")).x > 360)
    #expect(abs(try #require(host.middle(of: "Title")).x - 200) < 0.6)
    #expect(try #require(host.middle(of: "B")).y > 751)
  }

  @Test("A value that no destination knows says so on its page")
  func missing() {
    struct Missing: View {
      var body: some View { NavigationStack(path: .constant([1.5])) { Text("root") } }
    }
    #expect(phone(Missing()).shownTexts.contains("No navigationDestination for Double"))
  }
}
