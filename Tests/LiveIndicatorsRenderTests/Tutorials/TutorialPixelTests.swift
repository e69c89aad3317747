import LiveIndicators
import OffscreenHost
import SwiftUI
import Testing

/// The first tutorial's reusable indicator, as printed there, under another name.
private struct PrintedPulsing: View {
  @State private var isPulsing = false

  var color: Color = .red
  var text: String = "Live"
  var pulseDuration: Double = 1.5

  var body: some View {
    HStack(spacing: 6) {
      ZStack {
        Circle()
          .fill(color.opacity(0.3))
          .frame(width: 12, height: 12)
          .scaleEffect(isPulsing ? 1.4 : 1.0)
          .opacity(isPulsing ? 0 : 0.3)

        Circle()
          .fill(color)
          .frame(width: 8, height: 8)
      }

      Text(text)
        .font(.system(size: 13, weight: .medium))
        .foregroundColor(color)
    }
    .onAppear {
      withAnimation(
        .easeInOut(duration: pulseDuration)
          .repeatForever(autoreverses: false)
      ) {
        isPulsing = true
      }
    }
  }
}

/// The second tutorial's modifier and indicator, as printed there, under other names.
private struct PrintedBlink: ViewModifier {
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

private struct PrintedOnline: View {
  var body: some View {
    Circle()
      .modifier(PrintedBlink())
      .foregroundColor(.green)
  }
}

@MainActor
@Suite("The tutorials' indicators, against the tutorials' own code")
struct TutorialPixelTests {
  /// Beginnings, middles, ends and odd places, in the first iterations and much later ones.
  nonisolated static let times: [Double] = [
    0, 0.1, 0.375, 0.5, 0.75, 1, 1.125, 1.4, 1.5, 1.7, 2, 2.25, 3, 61.3, 1500.75,
  ]

  private func same(_ ours: some View, _ theirs: some View, times: [Double] = times) -> [Double] {
    let left = Shot(ours)
    let right = Shot(theirs)
    return times.filter { left.pixels(at: $0) != right.pixels(at: $0) }
  }

  @Test("The pulsing indicator gives the same pixels, with its defaults and with parameters")
  func pulsing() {
    #expect(same(PulsingLiveIndicator(), PrintedPulsing()) == [])
    let green = PulsingLiveIndicator(color: .green, text: "Online")
    #expect(same(green, PrintedPulsing(color: .green, text: "Online")) == [])
    let blue = PulsingLiveIndicator(color: .blue, pulseDuration: 1.0)
    #expect(same(blue, PrintedPulsing(color: .blue, pulseDuration: 1.0)) == [])
  }

  @Test("The online indicator and blink() give the same pixels")
  func online() {
    #expect(same(OnlineIndicator(), PrintedOnline()) == [])
    #expect(same(Circle().blink().foregroundColor(.green), PrintedOnline()) == [])
    #expect(same(Circle().modifier(BlinkAnimation()).foregroundColor(.green), PrintedOnline()) == [])
    #expect(same(Text("On air").blink(), Text("On air").modifier(PrintedBlink())) == [])
  }

  @Test("Other parameters give other pixels, so the comparison can fail")
  func differs() {
    #expect(!same(PulsingLiveIndicator(pulseDuration: 1.4), PrintedPulsing()).isEmpty)
    #expect(!same(PulsingLiveIndicator(dotSize: 9), PrintedPulsing()).isEmpty)
    #expect(!same(PulsingLiveIndicator(startOpacity: 0.4), PrintedPulsing()).isEmpty)
    #expect(!same(OnlineIndicator(from: 0.3), PrintedOnline()).isEmpty)
  }

  @Test("During the motion, no body is evaluated and no layout takes place")
  func cost() {
    let shot = Shot(
      VStack {
        PulsingLiveIndicator(); OnlineIndicator(); Text("a").heartbeat(); Text("b").breathe()
      })
    let bodies = shot.host.graph.bodyCount
    let layouts = shot.host.graph.layoutCount
    for frame in 1...120 { shot.host.advance(to: Double(frame) / 60) }
    #expect(shot.host.graph.bodyCount == bodies)
    #expect(shot.host.graph.layoutCount == layouts)
  }
}
