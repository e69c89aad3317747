import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct DemoApp: App {
  @State private var taps = 0
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    Settings { Text("settings") }
    WindowGroup("Main") {
      VStack {
        Text("taps \(taps), \(String(describing: phase))")
        Color.red.frame(width: 40, height: 40).onTapGesture { taps += 1 }
      }
    }
    .defaultSize(width: 300, height: 200)
    Window("Other", id: "other") { Text("other") }
  }
}

private struct InnerScene: Scene {
  @State private var count = 3
  var body: some Scene { WindowGroup { Text("inner \(count)").onTapGesture { count += 1 } } }
}

private struct NestedApp: App {
  var body: some Scene { InnerScene() }
}

private struct Opener: View {
  @Environment(\.openURL) private var openURL
  @State private var seen = ""
  var body: some View {
    Text(seen.isEmpty ? "nothing" : seen)
      .onTapGesture { openURL(URL(string: "https://example.org/out")!) { seen = $0 ? "accepted" : "refused" } }
      .onOpenURL { seen = $0.absoluteString }
  }
}

@MainActor
@Suite("Apps and scenes")
struct AppTests {
  private func text(_ host: OffscreenHost) -> String? { host.inspect().find("Text")?.texts["text"] }

  @Test("An app shows its first window that is not its settings; its state lives, and the phase follows the host")
  func app() {
    let content = AppContent(DemoApp.self)
    #expect(content.window?.defaultSize == CGSize(width: 300, height: 200))
    let host = OffscreenHost(rootView: content.view)
    #expect(text(host) == "taps 0, active")
    let frame = host.inspect().find("Color")!.frame!
    let origin = host.graph.root.contentOrigin
    host.tap(at: CGPoint(x: origin.x + frame.x + 5, y: origin.y + frame.y + 5))
    #expect(text(host) == "taps 1, active")
    host.update { $0.scenePhase = .background }
    #expect(text(host) == "taps 1, background")
    host.update { $0.scenePhase = .inactive }
    #expect(text(host) == "taps 1, inactive")
  }

  @Test("A scene with a body keeps its state")
  func nested() {
    let host = OffscreenHost(rootView: AppContent(NestedApp.self).view)
    #expect(text(host) == "inner 3")
    host.tap(at: CGPoint(x: host.size.width / 2, y: host.size.height / 2))
    #expect(text(host) == "inner 4")
  }

  @Test("URLs are opened through the environment and received through the host")
  func urls() {
    let host = OffscreenHost(rootView: Opener())
    host.tap(at: CGPoint(x: host.size.width / 2, y: host.size.height / 2))
    #expect(host.openedURLs.map(\.absoluteString) == ["https://example.org/out"])
    #expect(text(host) == "accepted")
    host.open(URL(string: "demo://in")!)
    #expect(text(host) == "demo://in")
    let deaf = OffscreenHost(
      rootView: Opener().environment(\.openURL, OpenURLAction { _ in .discarded }))
    deaf.tap(at: CGPoint(x: deaf.size.width / 2, y: deaf.size.height / 2))
    #expect(deaf.openedURLs.isEmpty)
    #expect(text(deaf) == "refused")
  }

  @Test("Settings of the system can be switched while views are shown")
  func live() {
    struct Settings: View {
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      @Environment(\.accessibilityDifferentiateWithoutColor) private var shapes
      @Environment(\.colorSchemeContrast) private var contrast
      @Environment(\.horizontalSizeClass) private var width
      @Environment(\.sizeCategory) private var category
      var body: some View {
        let accessibility = "\(reduceMotion) \(shapes) \(contrast == .increased)"
        Text("\(accessibility) \(width == .compact ? "compact" : "regular") \(String(describing: category))")
      }
    }
    let host = OffscreenHost(rootView: Settings())
    #expect(text(host) == "false false false compact large")
    host.update {
      $0.reduceMotion = true
      $0.differentiateWithoutColor = true
      $0.contrast = .increased
      $0.platform = .macOS
      $0.dynamicTypeSize = .accessibility1
    }
    #expect(text(host) == "true true true regular accessibilityMedium")
  }
}
