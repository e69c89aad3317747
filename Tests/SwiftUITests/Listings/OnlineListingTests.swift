import Foundation
import OffscreenHost
import SwiftUI
import Testing

/// The second tutorial's steps, as printed there; the names carry the step.
private struct OnlineStep1: View {
  var body: some View {
    Circle()
      .foregroundColor(.green)
  }
}

private struct OnlineStep2: View {
  var body: some View {
    Circle()
      .opacity(0.2)
      .foregroundColor(.green)
  }
}

private struct OnlineStep3: View {
  @State private var opacity: CGFloat = 0.2
  var body: some View {
    Circle()
      .opacity(opacity)
      .foregroundColor(.green)
      .onAppear(perform: { opacity = 1 })
  }
}

private struct OnlineStep4: View {
  @State private var opacity: CGFloat = 0.2
  var body: some View {
    Circle()
      .opacity(opacity)
      .foregroundColor(.green)
      .animation(.easeInOut(duration: 1), value: opacity)
      .onAppear(perform: { opacity = 1 })
  }
}

private struct OnlineStep5: View {
  @State private var opacity: CGFloat = 0.2
  var body: some View {
    Circle()
      .opacity(opacity)
      .foregroundColor(.green)
      .animation(
        .easeInOut(duration: 1).repeatForever(),
        value: opacity
      )
      .onAppear(perform: { opacity = 1 })
  }
}

private struct BlinkAnimation: ViewModifier {
  @State private var opacity: CGFloat = 0.2

  func body(content: Content) -> some View {
    content
      .opacity(opacity)
      .animation(
        .easeInOut(duration: 1).repeatForever(),
        value: opacity
      )
      .onAppear(perform: { opacity = 1 })
  }
}

extension View {
  fileprivate func blink() -> some View {
    modifier(BlinkAnimation())
  }
}

private struct OnlineStep6: View {
  var body: some View {
    Circle()
      .blink()
      .foregroundColor(.green)
  }
}

@MainActor
@Suite("The online indicator of the second tutorial")
struct OnlineListingTests {
  private func host(_ view: some View) -> OffscreenHost {
    var configuration = OffscreenHost.Configuration()
    configuration.size = CGSize(width: 40, height: 40)
    return OffscreenHost(rootView: view, configuration: configuration)
  }

  /// The alpha at the center of the circle on a transparent ground, 0…1.
  private func alpha(_ host: OffscreenHost, at time: Double) -> Double {
    host.advance(to: time)
    return Double(host.renderFrame().rgba(40, 40).3) / 255
  }

  /// easeInOut of one second from 0.2 to 1 (golden numbers).
  nonisolated static let forward: [(time: Double, opacity: Double)] = [
    (0, 0.2), (0.1, 0.215778), (0.25, 0.303330), (0.4, 0.465507), (0.5, 0.6), (0.75, 0.896670), (0.9, 0.984222),
    (1, 1),
  ]

  @Test("Step 1 is opaque and of the system's green")
  func step1() {
    let host = host(OnlineStep1())
    let pixel = host.renderFrame().rgba(40, 40)
    #expect(pixel == (52, 199, 89, 255))
    // The circle touches the sides of what it is offered, and leaves the corners.
    #expect(host.renderFrame().rgba(1, 40).3 == 255)
    #expect(host.renderFrame().rgba(3, 3).3 == 0)
  }

  @Test("Step 2 stays at 0.2 forever")
  func step2() {
    let host = host(OnlineStep2())
    for time in [0.0, 0.5, 1, 10, 1000] { #expect(abs(alpha(host, at: time) - 0.2) < 0.003) }
    #expect(!host.loop.isEndless)
  }

  @Test("Step 3 is at 1 from the first frame")
  func step3() {
    let host = host(OnlineStep3())
    for time in [0.0, 0.5, 2] { #expect(alpha(host, at: time) == 1) }
  }

  @Test("Step 4 animates from 0.2 to 1 once, then is static")
  func step4() {
    let host = host(OnlineStep4())
    for (time, opacity) in Self.forward { #expect(abs(alpha(host, at: time) - opacity) < 0.003, "at \(time)") }
    for time in [1.01, 1.5, 2, 100] { #expect(alpha(host, at: time) == 1) }
    #expect(!host.graph.isMoving, "nothing asks for frames any more")
  }

  @Test("Step 5 autoreverses with a period of two seconds")
  func step5() {
    let host = host(OnlineStep5())
    for cycle in 0..<20 {
      let start = Double(cycle) * 2
      for (time, opacity) in Self.forward {
        #expect(abs(alpha(host, at: start + time) - opacity) < 0.003, "forward \(time) of cycle \(cycle)")
      }
      for (time, opacity) in Self.forward.reversed() where time < 1 {
        #expect(abs(alpha(host, at: start + 2 - time) - opacity) < 0.003, "back \(time) of cycle \(cycle)")
      }
    }
    #expect(host.loop.period == 2)
  }

  @Test("Step 6, the modifier, has the pixels of step 5")
  func step6() {
    let plain = host(OnlineStep5())
    let modified = host(OnlineStep6())
    for step in 0...60 {
      let time = Double(step) * 0.11
      plain.advance(to: time)
      modified.advance(to: time)
      #expect(plain.renderFrame() == modified.renderFrame(), "at \(time)")
    }
  }

  @Test("A circle alone fills its proposal, with a margin")
  func size() {
    let host = OffscreenHost(rootView: OnlineStep1())
    #expect(host.size == CGSize(width: 393 + 32, height: 393 + 32))
  }
}
