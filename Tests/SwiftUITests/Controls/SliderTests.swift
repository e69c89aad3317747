import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

private struct Volume: View {
  var step: Double?
  @State private var value = 0.0
  @State private var edits = ""

  var body: some View {
    VStack(spacing: 0) {
      if let step {
        Slider(value: $value, in: 0...10, step: step) { edits += $0 ? "(" : ")" }
      } else {
        Slider(value: $value, in: 0...10) { edits += $0 ? "(" : ")" }
      }
      Text(verbatim: "\(value) \(edits)")
    }
    .frame(width: 228)
  }
}

@MainActor @Suite("Sliders and gauges")
struct SliderTests {
  private let window = CGSize(width: 228, height: 60)

  /// The row of the slider's middle: it is 31 tall, above a line of text.
  private func row(_ stage: ControlStage) -> CGFloat {
    15.5 + stage.host.graph.root.contentOrigin.y
  }

  @Test("A slider is as tall as UISlider, 31 points, and as wide as it may be")
  func size() {
    #expect(ControlStage.size(of: Slider(value: .constant(0.5)).frame(width: 200)) == CGSize(width: 200, height: 31))
    #expect(
      ControlStage.size(of: Slider(value: .constant(0.5)).frame(width: 200)) { $0.platform = .macOS }.height == 16)
  }

  @Test("A tap on the track sets the value there on macOS, and nothing on iOS")
  func tap() {
    let stage = ControlStage(Volume(), size: window) { $0.platform = .macOS }
    let y = stage.host.graph.root.contentOrigin.y + 8
    // The knob's center runs from 11 to 217: 20.6 points a unit.
    #expect(stage.host.tap(at: CGPoint(x: 114, y: y)))
    #expect(stage.texts == ["5.0 ()"])
    _ = stage.at(1)
    stage.host.tap(at: CGPoint(x: 226, y: y))
    #expect(stage.texts == ["10.0 ()()"])
    let phone = ControlStage(Volume(), size: window)
    phone.host.tap(at: CGPoint(x: 114, y: row(phone)))
    #expect(phone.texts == ["0.0 "])
  }

  @Test("A drag changes the value, and is reported once")
  func drag() {
    let stage = ControlStage(Volume(), size: window)
    let y = row(stage)
    stage.host.schedule(
      InputEvent.drag(from: CGPoint(x: 14, y: y), to: CGPoint(x: 214, y: y), duration: 1, startingAt: 0))
    _ = stage.at(0.5)
    #expect(stage.texts == ["5.0 ("])
    _ = stage.at(1.5)
    #expect(stage.texts == ["10.0 ()"])
    // Filled up to the knob, which is white.
    #expect(stage.pixel(100, Int(y)) == [0, 136, 255] || stage.pixel(100, Int(y))[2] > 240)
  }

  @Test("Steps are kept")
  func steps() {
    let stage = ControlStage(Volume(step: 2.5), size: window)
    stage.host.drag(from: CGPoint(x: 14, y: row(stage)), to: CGPoint(x: 120, y: row(stage)), duration: 0.2)
    #expect(stage.texts == ["5.0 ()"])
    _ = stage.at(1)
    stage.host.drag(from: CGPoint(x: 114, y: row(stage)), to: CGPoint(x: 145, y: row(stage)), duration: 0.2)
    #expect(stage.texts == ["7.5 ()()"])
  }

  @Test("From right to left a slider's values grow to the left")
  func mirrored() {
    let stage = ControlStage(Volume(), size: window) { $0.layoutDirection = .rightToLeft }
    stage.host.drag(from: CGPoint(x: 214, y: row(stage)), to: CGPoint(x: 34, y: row(stage)), duration: 0.2)
    #expect(stage.texts == ["9.0 ()"])
    _ = stage.at(1)
    #expect(stage.pixel(120, Int(row(stage)))[0] < 100)
  }

  @Test("A gauge's style receives the value as a fraction, and its labels")
  func gauge() {
    struct Plain: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("\(Int(configuration.value * 100))")
          configuration.label
          configuration.currentValueLabel
          Text(configuration.minimumValueLabel == nil ? "no bounds" : "bounds")
        }
      }
    }
    let view = Gauge(value: 15, in: 10...20) {
      Text("Heat")
    } currentValueLabel: {
      Text("15°")
    }
    #expect(ControlStage(view.gaugeStyle(Plain())).texts == ["50", "Heat", "15°", "no bounds"])
  }

  @Test("A capacity gauge fills half its bar for half its range")
  func capacity() {
    let view = Gauge(value: 0.5) { EmptyView() }.frame(width: 200)
    let stage = ControlStage(view, size: CGSize(width: 200, height: 40))
    let y = (0..<40).first { stage.pixel(100, $0)[0] < 245 }! + 2
    #expect(stage.pixel(94, y)[0] < 100 && stage.pixel(106, y)[0] > 200)
  }
}
