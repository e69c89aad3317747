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

private struct Tabs: View {
  @State private var selection = "a"
  @State private var events = ""
  var isPaged = false

  var body: some View {
    VStack(spacing: 0) {
      Text("events \(events)").frame(height: 50)
      TabView(selection: $selection) {
        Counter(color: .red).tabItem { Label("First", systemImage: "star") }.tag("a").badge(3)
          .onAppear { events += "a" }.onDisappear { events += "A" }
        Counter(color: .blue).tabItem { Label("Second", systemImage: "heart") }.tag("b")
          .onAppear { events += "b" }.onDisappear { events += "B" }
      }
      .tabViewStyle(isPaged)
    }
  }
}

private struct Counter: View {
  let color: Color
  @State private var count = 0
  var body: some View {
    ZStack {
      color; Text("count \(count)")
    }.onTapGesture { count += 1 }
  }
}

extension View {
  @ViewBuilder fileprivate func tabViewStyle(_ isPaged: Bool) -> some View {
    if isPaged { tabViewStyle(.page) } else { tabViewStyle(.automatic) }
  }
}

@MainActor
@Suite("Tab views")
struct TabViewTests {
  @Test("The bar selects; a page keeps its state, and receives onAppear and onDisappear")
  func bar() {
    let host = phone(Tabs())
    #expect(host.shownTexts.contains("events a"))
    #expect(host.shownTexts.contains("First") && host.shownTexts.contains("Second") && host.shownTexts.contains("3"))
    #expect(host.renderFrame().rgba(200, 700).2 < 100)
    host.tap(at: CGPoint(x: 100, y: 300))
    host.tap("Second")
    host.advance(to: 1)
    #expect(host.renderFrame().rgba(200, 700).2 > 200)
    #expect(host.shownTexts.contains("events aAb") || host.shownTexts.contains("events abA"))
    host.tap(at: CGPoint(x: 100, y: 300))
    host.tap(at: CGPoint(x: 100, y: 300))
    host.tap("First")
    host.advance(to: 2)
    #expect(host.accessibility.contains { $0.label == "count 1" })
    #expect(!host.accessibility.contains { $0.label == "count 2" })
    #expect(host.renderFrame().rgba(200, 700).2 < 100)
  }

  @Test("Pages turn past each other, by a swipe or by a dot")
  func pages() {
    let host = phone(Tabs(isPaged: true))
    host.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), startingAt: 0.5)
    host.advance(to: 0.9)
    // On the way both are seen: the first one at the left.
    let moving = host.renderFrame()
    #expect(moving.rgba(2, 600).0 > 200)
    #expect(moving.rgba(398, 600).2 > 200)
    host.advance(to: 2)
    #expect(host.renderFrame().rgba(2, 600).2 > 200)
    // Two dots of 8 points with 8 between, 20 above the bottom.
    host.tap(at: CGPoint(x: 192, y: 776))
    host.advance(to: 3)
    #expect(host.renderFrame().rgba(2, 600).0 > 200)
  }

  @Test("A loop in a hidden tab requests no frames")
  func loop() {
    struct Looping: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().fill(.red).opacity(isOn ? 1 : 0).onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }
        }
      }
    }
    struct Two: View {
      @State private var selection = 0
      var body: some View {
        TabView(selection: $selection) {
          Looping().tabItem { Text("One") }.tag(0)
          Text("still").tabItem { Text("Two") }.tag(1)
        }
      }
    }
    let host = phone(Two())
    host.advance(to: 0.3)
    #expect(host.graph.isMoving)
    host.tap("Two")
    host.advance(to: 1)
    #expect(!host.graph.isMoving)
    host.tap("One")
    host.advance(to: 1.25)
    #expect(host.graph.isMoving)
    #expect(abs((host.inspect().find("opacity")?.values["opacity"] ?? 0) - 0.25) < 0.001)
  }
}
