import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

private struct Switches: View {
  @State private var isOn = false
  var isDisabled = false
  var body: some View {
    VStack(spacing: 0) {
      Toggle("Wi-Fi", isOn: $isOn).disabled(isDisabled)
      Text(isOn ? "on" : "off")
    }
    .frame(width: 200)
  }
}

private struct Card: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(configuration.isOn ? "yes" : "no").onTapGesture { configuration.isOn.toggle() }
      // The binding, passed on.
      Inner(isOn: configuration.$isOn)
    }
  }
}

private struct Inner: View {
  @Binding var isOn: Bool
  var body: some View { Text("set").onTapGesture { isOn = true } }
}

private struct Styled: View {
  @State private var isOn = false
  var body: some View { Toggle("Card", isOn: $isOn).toggleStyle(Card()) }
}

private struct Several: View {
  @State private var flags = [true, false]
  var body: some View {
    let bindings = [$flags[0], $flags[1]]
    VStack {
      Toggle("All", sources: bindings, isOn: \.self).toggleStyle(.button)
      Text("\(flags[0]) \(flags[1])")
    }
  }
}

@MainActor @Suite("Toggles")
struct ToggleTests {
  @Test("A switch has UISwitch's size, 51 × 31; on macOS the measured 54 × 24")
  func sizes() {
    let view = Toggle("A", isOn: .constant(true)).labelsHidden()
    #expect(ControlStage.size(of: view) == CGSize(width: 51, height: 31))
    #expect(
      ControlStage.size(of: view.toggleStyle(.switch)) { $0.platform = .macOS } == CGSize(width: 54, height: 24))
    #expect(ControlStage.size(of: view) { $0.platform = .macOS } == CGSize(width: 16, height: 16))
  }

  @Test("A tap on the switch turns it on; its knob moves with a spring")
  func tapping() {
    let stage = ControlStage(Switches(), size: CGSize(width: 200, height: 60))
    #expect(stage.texts == ["Wi-Fi", "off"])
    let y = Int(stage.place(of: "Wi-Fi")!.y)
    // The switch is at the trailing end: 149…200, its knob 27 wide and 2 inside.
    #expect(stage.pixel(155, y) == [255, 255, 255])
    #expect(stage.host.tap(at: CGPoint(x: 175, y: y)))
    #expect(stage.texts == ["Wi-Fi", "on"])
    // On its way after a twentieth of a second, there after a second.
    _ = stage.at(0.05)
    #expect(stage.host.graph.isMoving)
    _ = stage.at(1)
    // Green, as UISwitch: 52 199 89.
    #expect(stage.pixel(156, y) == [52, 199, 89])
    #expect(stage.pixel(195, y) == [255, 255, 255])
    #expect(!stage.host.graph.isMoving)
  }

  @Test("From right to left the switch is at the left, and its knob at the left when on")
  func mirrored() {
    let stage = ControlStage(
      Toggle("Wi-Fi", isOn: .constant(true)).frame(width: 200), size: CGSize(width: 200, height: 40)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(stage.pixel(5, 20) == [255, 255, 255])
    #expect(stage.pixel(44, 20) == [52, 199, 89])
  }

  @Test("A disabled switch takes no taps and is dimmed")
  func disabled() {
    let stage = ControlStage(Switches(isDisabled: true), size: CGSize(width: 200, height: 60))
    let y = Int(stage.place(of: "Wi-Fi")!.y)
    #expect(!stage.host.tap(at: CGPoint(x: 175, y: y)) && stage.texts == ["Wi-Fi", "off"])
  }

  @Test("The tint colors the switch")
  func tint() {
    let view = Toggle("A", isOn: .constant(true)).labelsHidden().tint(Color(red: 1, green: 0, blue: 0))
    let stage = ControlStage(view, size: CGSize(width: 51, height: 31))
    #expect(stage.pixel(8, 15) == [255, 0, 0])
  }

  @Test("A custom style reads and writes the state")
  func customStyle() {
    let stage = ControlStage(Styled())
    #expect(stage.texts == ["Card", "no", "set"])
    stage.tap("no")
    #expect(stage.texts == ["Card", "yes", "set"])
    _ = stage.at(1)
    stage.tap("yes")
    _ = stage.at(2)
    stage.tap("set")
    #expect(stage.texts == ["Card", "yes", "set"])
  }

  @Test("A toggle of several sources sets all of them")
  func sources() {
    let stage = ControlStage(Several())
    #expect(stage.texts == ["All", "true false"])
    stage.tap("All")
    #expect(stage.texts == ["All", "true true"])
    _ = stage.at(1)
    stage.tap("All")
    #expect(stage.texts == ["All", "false false"])
  }
}
