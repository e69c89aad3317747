import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct Counter: View {
  @State private var count = 0
  var isDisabled = false

  var body: some View {
    VStack(spacing: 10) {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
        .disabled(isDisabled)
      Color.red.frame(width: 40, height: 20).onTapGesture(count: 2) { count += 100 }
      Color.blue.frame(width: 40, height: 20).onTapGesture { count += 10 }.allowsHitTesting(false)
    }
  }
}

@MainActor
@Suite("Buttons and taps")
struct ButtonTests {
  private func host(_ view: some View) -> OffscreenHost {
    var configuration = OffscreenHost.Configuration()
    configuration.size = CGSize(width: 200, height: 200)
    return OffscreenHost(rootView: view, configuration: configuration)
  }

  private func count(_ host: OffscreenHost) -> String? { host.inspect().find("Text")?.texts["text"] }

  private func center(_ node: InspectionNode?, _ host: OffscreenHost) -> CGPoint {
    let frame = node!.frame!
    let origin = host.graph.root.contentOrigin
    return CGPoint(x: origin.x + frame.x + frame.width / 2, y: origin.y + frame.y + frame.height / 2)
  }

  @Test("A tap runs the button's action, once")
  func button() {
    let host = host(Counter())
    let point = center(host.inspect().all("Text").last, host)
    #expect(host.tap(at: point))
    #expect(count(host) == "Count: 1")
    host.advance(to: 1)
    host.tap(at: point)
    #expect(count(host) == "Count: 2")
    #expect(!host.tap(at: CGPoint(x: 1, y: 1)))
  }

  @Test("A disabled button takes no taps")
  func disabled() {
    let host = host(Counter(isDisabled: true))
    #expect(!host.tap(at: center(host.inspect().all("Text").last, host)))
    #expect(count(host) == "Count: 0")
  }

  @Test("Two taps in quick succession make a double tap, slow ones do not")
  func doubleTap() {
    let host = host(Counter())
    let colors = host.inspect().all("Color")
    let point = center(colors[0], host)
    host.tap(at: point)
    host.advance(to: 0.2)
    host.tap(at: point)
    #expect(count(host) == "Count: 100")
    host.advance(to: 2)
    host.tap(at: point)
    host.advance(to: 3)
    host.tap(at: point)
    #expect(count(host) == "Count: 100")
  }

  @Test("Views without hit testing are not hit")
  func hitTesting() {
    let host = host(Counter())
    #expect(!host.tap(at: center(host.inspect().all("Color")[1], host)))
    #expect(count(host) == "Count: 0")
  }

  @Test("A bordered button on macOS has the measured size around its label")
  func bordered() {
    var configuration = OffscreenHost.Configuration()
    configuration.platform = .macOS
    configuration.margin = 0
    let host = OffscreenHost(rootView: Button("OK") {}, configuration: configuration)
    // Measured on macOS 26.2: 42.5 × 24.
    #expect(abs(host.size.width - 42.5) <= 0.5)
    #expect(host.size.height == 24)
  }
}
