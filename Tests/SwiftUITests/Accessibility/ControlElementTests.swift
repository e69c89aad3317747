import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct Panel: View {
  @State private var isOn = false
  @State private var level = 0.5
  @State private var count = 2
  @State private var name = ""
  @State private var fruit = "Apple"
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn)
      Slider(value: $level) { Text("Volume") }
      Stepper("Copies", value: $count, in: 0...3)
      Text("count \(count)")
      TextField("Name", text: $name)
      Picker("Fruit", selection: $fruit) {
        Text("Apple").tag("Apple")
        Text("Pear").tag("Pear")
      }
      DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
    }
  }
}

@MainActor
@Suite("Accessibility of controls")
struct ControlElementTests {
  private func element(_ label: String, in host: OffscreenHost) -> AccessibilityReport? {
    host.accessibility.first { $0.label == label }
  }

  @Test("A toggle's value is 1 or 0 and its action toggles it, as with UIKit's switches")
  func toggle() throws {
    let host = OffscreenHost(rootView: Panel())
    let before = try #require(element("Wi-Fi", in: host))
    #expect(before.value == "0")
    #expect(before.traits == ["isButton", "isToggle"])
    host.performAccessibilityAction(on: "Wi-Fi")
    #expect(element("Wi-Fi", in: host)?.value == "1")
    let bare = OffscreenHost(rootView: Toggle("Bare", isOn: .constant(true)).labelsHidden())
    #expect(bare.accessibility.map(\.label) == ["Bare"])
  }

  @Test("Sliders read percentages and adjust by a tenth; steppers are adjustable within their bounds")
  func adjustable() throws {
    let host = OffscreenHost(rootView: Panel())
    #expect(element("Volume", in: host)?.value == "50%")
    #expect(element("Volume", in: host)?.traits == ["isAdjustable"])
    host.performAccessibilityAction("increment", on: "Volume")
    #expect(element("Volume", in: host)?.value == "60%")
    #expect(element("Copies", in: host)?.actions == ["increment", "decrement"])
    host.performAccessibilityAction("increment", on: "Copies")
    #expect(element("count 3", in: host) != nil)
    #expect(element("Copies", in: host)?.actions == ["decrement"])
  }

  @Test("Progress views and gauges report their progress")
  func progress() {
    let host = OffscreenHost(
      rootView: VStack {
        ProgressView("Loading", value: 0.25)
        ProgressView()
        Gauge(value: 0.4) {
          Text("Battery")
        } currentValueLabel: {
          Text("40 left")
        }
        Gauge(value: 0.75) { Text("Disk") }.gaugeStyle(.accessoryCircularCapacity)
      })
    let found = host.accessibility
    #expect(found.map(\.label) == ["Loading", "In progress", "Battery", "Disk"])
    #expect(found.map(\.value) == ["25%", nil, "40 left", "75%"])
    #expect(found[0].traits == ["updatesFrequently"])
  }

  @Test("A menu picker has its label and its selection as value; segments report the selected one")
  func picker() {
    let host = OffscreenHost(rootView: Panel())
    #expect(element("Fruit", in: host)?.value == "Apple")
    let segments = OffscreenHost(
      rootView: Picker("Fruit", selection: .constant(2)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }.pickerStyle(.segmented))
    #expect(segments.accessibility.map(\.label) == ["One", "Two"])
    #expect(segments.accessibility.map(\.traits) == [["isButton"], ["isButton", "isSelected"]])
    let wheel = OffscreenHost(
      rootView: Picker("Fruit", selection: .constant(2)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }.pickerStyle(.wheel))
    #expect(wheel.accessibility.map(\.label) == ["Fruit"])
    #expect(wheel.accessibility.map(\.value) == ["Two"])
    #expect(wheel.accessibility[0].actions == ["decrement"])
  }

  @Test("A field has its placeholder as label and its text as value; its action gives it the focus")
  func field() {
    let host = OffscreenHost(rootView: Panel())
    #expect(element("Name", in: host)?.value == nil)
    host.performAccessibilityAction(on: "Name")
    host.type("Ada")
    #expect(element("Name", in: host)?.value == "Ada")
  }

  @Test("A disclosure group reports whether it is open; a label is its title")
  func others() {
    let host = OffscreenHost(rootView: Panel())
    #expect(element("More", in: host)?.value == "Collapsed")
    host.performAccessibilityAction(on: "More")
    #expect(element("More", in: host)?.value == "Expanded")
    let label = OffscreenHost(rootView: Label("Favorites", systemImage: "star").labelStyle(.iconOnly))
    #expect(label.accessibility.map(\.label) == ["Favorites"])
    let link = OffscreenHost(rootView: Link("Site", destination: URL(string: "https://swift.org")!))
    #expect(link.accessibility.map(\.traits) == [["isLink"]])
  }
}
