import Foundation
import OffscreenHost
import SwiftUI
import Testing

/// The first tutorial's reusable indicator, as printed there.
struct PulsingLiveIndicator: View {
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

@MainActor
@Suite("The pulsing indicator of the first tutorial")
struct PulsingListingTests {
  /// Eight pixels a point, so that edges can be measured to a hundredth.
  private func host(_ view: some View, scale: CGFloat = 8) -> OffscreenHost {
    var configuration = OffscreenHost.Configuration()
    configuration.background = .white
    configuration.scale = scale
    return OffscreenHost(rootView: view, configuration: configuration)
  }

  /// f, scale and painted alpha at 0, ¼ … 1¼ s: the table of golden numbers, from the Bézier (0.42, 0, 0.58, 1).
  nonisolated static let table: [(time: Double, f: Double)] = [
    (0, 0), (0.25, 0.056131), (0.5, 0.231775), (0.75, 0.5), (1, 0.768225), (1.25, 0.943869),
  ]

  @Test("The ring grows from 12 to 16.8 points and fades from 0.09", arguments: table)
  func ring(time: Double, f: Double) {
    let host = host(PulsingLiveIndicator())
    host.advance(to: time)
    let frame = host.renderFrame()
    let scale = 8
    // The margin of 16, then the ring's frame; its center is at x 22, y 24.
    let y = 24 * scale
    let paintedAlpha = 0.09 * (1 - f)
    // Just outside the dot (radius 4), well inside the ring (radius 6 and more).
    let inRing = Double(frame.rgba(Int(17 * scale), y).1)
    #expect(abs((255 - inRing) / (255 - 56) - paintedAlpha) < 0.004, "painted alpha, not 0.3")
    guard paintedAlpha > 0.02 else { return }
    // Coverage to the left of the dot, as a width.
    var width = 0.0
    for x in 0..<(18 * scale - 2) { width += (255 - Double(frame.rgba(x, y).1)) / (255 - inRing) }
    let diameter = 2 * (4 + (width + 2) / Double(scale))
    #expect(abs(diameter - 12 * (1 + 0.4 * f)) < 0.25, "diameter 12 × scale")
  }

  @Test("The dot and the text never change")
  func stillParts() {
    let host = host(PulsingLiveIndicator(), scale: 2)
    let first = host.renderFrame()
    func part(_ frame: OffscreenHost.Frame, _ xs: Range<Int>, _ ys: Range<Int>) -> [UInt8] {
      ys.flatMap { y in xs.flatMap { x in [frame.rgba(x, y).0, frame.rgba(x, y).1, frame.rgba(x, y).2] } }
    }
    for step in 1...40 {
      host.advance(to: Double(step) * 0.137)
      let frame = host.renderFrame()
      #expect(part(frame, 42..<46, 46..<50) == part(first, 42..<46, 46..<50))
      #expect(part(frame, 64..<frame.width, 0..<frame.height) == part(first, 64..<first.width, 0..<first.height))
    }
  }

  @Test("It jumps back at 1.5 s, and every iteration equals the first, bit for bit")
  func loop() {
    let fresh = { self.host(PulsingLiveIndicator(), scale: 2) }
    for time in [0.0, 0.2, 0.75, 1.1] {
      let reference = fresh()
      reference.advance(to: time)
      let expected = reference.renderFrame()
      let host = fresh()
      for iteration in [1, 2, 3, 10, 100, 999, 1000] {
        host.advance(to: time + 1.5 * Double(iteration))
        #expect(host.renderFrame() == expected, "iteration \(iteration) at \(time)")
      }
    }
    let host = fresh()
    host.advance(to: 1.49)
    #expect(host.inspect().find("scaleEffect")!.values["scale"]! > 1.39)
    host.advance(to: 1.5)
    #expect(host.inspect().find("scaleEffect")!.values["scale"] == 1)
  }

  @Test("At half time: opacity 0.15, scale 1.2, frames and the text's place")
  func inspection() throws {
    let host = host(PulsingLiveIndicator(), scale: 2)
    host.advance(to: 0.75)
    let tree = host.inspect()
    let opacity = try #require(tree.find("opacity"))
    let scale = try #require(tree.find("scaleEffect"))
    #expect(abs(opacity.values["opacity"]! - 0.15) < 1e-9)
    #expect(abs(scale.values["scale"]! - 1.2) < 1e-9)
    #expect(opacity.frame?.width == 12 && opacity.frame?.height == 12)
    let circles = tree.all("Circle")
    #expect(circles.map { $0.frame?.width } == [12, 8])
    #expect(circles[1].frame?.x == 2)
    let text = try #require(tree.find("Text"))
    #expect(text.frame?.x == 18)
    #expect(text.frame?.height == 16)
    #expect(text.texts["text"] == "Live")
    for animated in [opacity, scale] {
      let animation = try #require(animated.animations.first)
      #expect(animation.curve == "easeInOut")
      #expect(animation.duration == 1.5)
      #expect(animation.repeatCount == nil)
      #expect(!animation.autoreverses)
    }
    #expect(text.animations.isEmpty)
  }

  @Test("One seamless loop of exactly one and a half seconds")
  func period() {
    let loop = host(PulsingLiveIndicator()).loop
    #expect(loop.periodNumerator == 3 && loop.periodDenominator == 2)
    #expect(loop.leadIn == 0 && loop.unclosed.isEmpty)
    let faster = host(PulsingLiveIndicator(color: .blue, pulseDuration: 1.0)).loop
    #expect(faster.period == 1)
  }

  @Test("Color, text and duration are parameters")
  func parameters() throws {
    let green = host(PulsingLiveIndicator(color: .green, text: "Online"), scale: 2)
    #expect(try #require(green.inspect().find("Text")).texts["text"] == "Online")
    let frame = green.renderFrame()
    #expect(frame.rgba(44, 48) == (52, 199, 89, 255))
    let blue = host(PulsingLiveIndicator(color: .blue, pulseDuration: 1.0), scale: 2)
    blue.advance(to: 0.5)
    #expect(abs(blue.inspect().find("scaleEffect")!.values["scale"]! - 1.2) < 1e-9)
    #expect(blue.renderFrame().rgba(44, 48) == (0, 136, 255, 255))
  }

  @Test("Ten thousand frames run no body and no layout")
  func costsNothing() {
    let host = host(PulsingLiveIndicator(), scale: 2)
    host.advance(to: 0.01)
    let bodies = host.graph.bodyCount
    let layouts = host.graph.layoutCount
    for step in 1...10_000 { host.advance(to: Double(step) / 60) }
    #expect(host.graph.bodyCount == bodies)
    #expect(host.graph.layoutCount == layouts)
  }
}

extension InspectionNode {
  /// The first node of a type, depth first.
  func find(_ type: String) -> InspectionNode? { all(type).first }

  func all(_ type: String) -> [InspectionNode] {
    (self.type == type ? [self] : []) + children.flatMap { $0.all(type) }
  }
}
