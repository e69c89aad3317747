import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

private struct Ring: ProgressViewStyle {
  @Environment(\.layoutDirection) private var direction
  func makeBody(configuration: Configuration) -> some View {
    let percent = Int((configuration.fractionCompleted ?? -1) * 100)
    VStack {
      Text("\(percent) \(direction == .rightToLeft ? "R" : "L")")
      configuration.label
      // The style around this one.
      ProgressView(configuration)
    }
  }
}

private struct Loading: View {
  @State private var value = 0.25
  let remote: Remote
  var body: some View {
    ProgressView(value: value).frame(width: 200)
      .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { value = 0.75 } } }
  }
}

@MainActor @Suite("Progress views")
struct ProgressViewTests {
  @Test("A spinner has UIActivityIndicatorView's size: 20 points, 37 when large")
  func spinnerSize() {
    #expect(ControlStage.size(of: ProgressView()) == CGSize(width: 20, height: 20))
    #expect(ControlStage.size(of: ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
  }

  @Test("On macOS spinner and bar have the measured sizes")
  func macSizes() {
    // Measured on macOS 26.2: 32, small 16; a bar's row is 20 tall, 36 with a label, 52 with both.
    let mac: (inout OffscreenHost.Configuration) -> Void = { $0.platform = .macOS }
    #expect(ControlStage.size(of: ProgressView(), customize: mac).width == 32)
    #expect(ControlStage.size(of: ProgressView().controlSize(.small), customize: mac).width == 16)
    #expect(ControlStage.size(of: ProgressView(value: 0.5).frame(width: 100), customize: mac).height == 20)
    let both = ProgressView(value: 0.5) {
      Text("Label")
    } currentValueLabel: {
      Text("Half")
    }
    #expect(ControlStage.size(of: both.frame(width: 100), customize: mac).height == 52)
  }

  @Test("A spinner moves, and its loop closes after one second to the pixel")
  func spinnerLoop() {
    let stage = ControlStage(ProgressView(), size: CGSize(width: 40, height: 40))
    let loop = stage.host.loop
    #expect(loop.isEndless && loop.period == 1 && loop.unclosed.isEmpty)
    let start = stage.at(2).host.renderFrame()
    #expect(stage.at(2.25).host.renderFrame() != start)
    #expect(stage.at(3).host.renderFrame() == start)
  }

  @Test("A quarter of a turn later the spinner's picture is turned by a quarter")
  func spinnerTurns() {
    let stage = ControlStage(ProgressView().controlSize(.large), size: CGSize(width: 41, height: 41))
    // Right, below, left, above: the middles of four spokes.
    let spokes = [(34, 20), (20, 34), (6, 20), (20, 6)]
    let before = stage.at(1).host.renderFrame()
    let grays = spokes.map { Int(before.rgba($0.0, $0.1).0) }
    let after = stage.at(1.25).host.renderFrame()
    let later = spokes.map { Int(after.rgba($0.0, $0.1).0) }
    for index in 0..<4 { #expect(abs(later[index] - grays[(index + 3) % 4]) <= 3) }
    #expect(Set(grays).count > 2)
  }

  @Test("A bar fills its fraction from the leading end, and animates with its value")
  func bar() {
    let remote = Remote()
    let stage = ControlStage(Loading(remote: remote), size: CGSize(width: 200, height: 20))
    let isFilled = { (x: Int) in stage.pixel(x, 10)[0] < 100 }
    #expect(isFilled(20) && isFilled(46) && !isFilled(54))
    remote.press()
    _ = stage.at(0.5)
    #expect(isFilled(96) && !isFilled(104))
    _ = stage.at(1.1)
    #expect(isFilled(146) && !isFilled(154))
  }

  @Test("From right to left a bar fills from the right")
  func mirroredBar() {
    let stage = ControlStage(ProgressView(value: 0.25).frame(width: 200), size: CGSize(width: 200, height: 20)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(stage.pixel(180, 10)[0] < 100)
    #expect(stage.pixel(20, 10)[0] > 200)
  }

  @Test("A bar without a value sweeps in a loop of one and a half seconds")
  func sweep() {
    let stage = ControlStage(
      ProgressView().progressViewStyle(.linear).frame(width: 200), size: CGSize(width: 200, height: 20))
    #expect(stage.host.loop.period == 1.5)
    // At half time the segment of 0.3 begins at -0.3 + 0.65 = 0.35.
    _ = stage.at(0.75)
    #expect(stage.pixel(66, 10)[0] > 200 && stage.pixel(74, 10)[0] < 100)
    #expect(stage.pixel(126, 10)[0] < 100 && stage.pixel(134, 10)[0] > 200)
  }

  @Test("A value above its total is clamped, and totals scale")
  func totals() {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "none")
      }
    }
    let view = VStack {
      ProgressView(value: 3, total: 4)
      ProgressView(value: 9, total: 4)
      ProgressView(value: Double?.none)
    }
    #expect(ControlStage(view.progressViewStyle(Percent())).texts == ["75", "100", "none"])
  }

  @Test("A style reads its environment, and may contain the enclosing style")
  func customStyle() {
    let view = ProgressView("Copying", value: 0.5).progressViewStyle(Ring())
    let stage = ControlStage(view) { $0.layoutDirection = .rightToLeft }
    #expect(stage.texts == ["50 R", "Copying", "Copying"])
  }

  @Test("A timer's bar follows the clock in one animation, without a body per frame")
  func timer() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let view = ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false) { Text("Time") }
    let stage = ControlStage(view.frame(width: 200), size: CGSize(width: 200, height: 60))
    let y = (0..<60).first { stage.pixel(190, $0)[0] < 245 }! + 1
    _ = stage.at(2.5)
    #expect(stage.pixel(46, y)[0] < 100 && stage.pixel(54, y)[0] > 200)
    #expect(stage.texts.contains("0:02"))
    _ = stage.at(3.1)
    let bodies = stage.host.graph.bodyCount
    _ = stage.at(3.9)
    #expect(stage.host.graph.bodyCount == bodies)
    _ = stage.at(11)
    #expect(stage.pixel(196, y)[0] < 100)
    #expect(!stage.host.graph.isMoving)
  }
}
