import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct Settings: View {
  @State private var isOn = false
  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("A", isOn: $isOn)
          LabeledContent("Version", value: "1.0")
        } header: {
          Text("General")
        } footer: {
          Text("Footer")
        }
      }
      .navigationTitle("Settings")
    }
    .onAppear { isOn = true }
  }
}

@MainActor @Suite("Grouped forms")
struct GroupedFormTests {
  private func size(of text: String, _ stage: ControlStage) -> Double? {
    stage.host.inspect().all("Text").first { $0.texts["text"] == text }?.values["fontSize"]
  }

  @Test("Footers are in footnote size and secondary")
  func footers() {
    let stage = ControlStage(Settings())
    #expect(size(of: "Footer", stage) == 13)
    #expect(size(of: "A", stage) == 17)
    let place = stage.place(of: "Footer")!
    let frame = stage.host.renderFrame()
    let darkest = (0..<60).map { Int(frame.rgba(Int(place.x) - 30 + $0, Int(place.y)).0) }.min()!
    #expect(darkest > 90)
  }

  @Test("The form's background reaches under a large title, and a page's under its bars")
  func bars() {
    #expect(ControlStage(Settings()).pixel(300, 10) == [242, 242, 247])
    let red = Color(red: 1, green: 0, blue: 0)
    let page = NavigationStack {
      Color.clear.background(red).navigationTitle("T").toolbar {
        ToolbarItem(placement: .bottomBar) { Text("b") }
      }
    }
    let stage = ControlStage(page)
    #expect(stage.pixel(300, 10) == [255, 0, 0])
    #expect(stage.pixel(300, 475) == [255, 0, 0])
    #expect(stage.texts.contains("T"))
    // Contents begin beside the bar.
    let content = ControlStage(NavigationStack { red.navigationTitle("T") })
    #expect(content.pixel(300, 10) == [255, 255, 255])
    let container = NavigationStack { Text("x").navigationTitle("T").containerBackground(red, for: .navigation) }
    #expect(ControlStage(container).pixel(300, 10) == [255, 0, 0])
  }

  @Test("A switch that is set before it is first shown is in its row from the start")
  func switches() {
    let stage = ControlStage(Settings())
    func knob() -> Double? { stage.host.inspect().all("Capsule").compactMap(\.frame).first { $0.width == 27 }?.y }
    let start = knob()
    #expect(start != nil)
    _ = stage.at(1)
    #expect(knob() == start)
  }

  @Test("On macOS rows stand in boxes with their switches at the trailing side")
  func mac() {
    let form = Form {
      Section {
        Toggle("Wi-Fi", isOn: .constant(true))
        Stepper("Copies", value: .constant(1))
      } header: {
        Text("Network")
      }
    }
    func stage(_ view: some View, _ scheme: ColorScheme = .light) -> ControlStage {
      ControlStage(view) {
        $0.platform = .macOS
        $0.colorScheme = scheme
      }
    }
    let grouped = stage(form.formStyle(.grouped))
    let row = Int(grouped.place(of: "Wi-Fi")!.y)
    #expect(grouped.pixel(5, row) == [240, 240, 240])
    #expect(grouped.pixel(150, row) == [248, 248, 248])
    // The switch, in the tint, ends 10 points before the box's edge at 300.
    #expect(grouped.pixel(275, row)[2] > grouped.pixel(275, row)[0] + 60 || grouped.pixel(262, row)[2] > 200)
    #expect(size(of: "Network", grouped) == 13)
    let plain = stage(form)
    #expect(plain.pixel(5, Int(plain.place(of: "Wi-Fi")!.y)) != [240, 240, 240])
    #expect(stage(form.formStyle(.grouped), .dark).pixel(5, row) == [30, 30, 30])
  }
}
