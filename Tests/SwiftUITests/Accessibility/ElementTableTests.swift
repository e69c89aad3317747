import Foundation
import OffscreenHost
import SwiftUI
import Testing

@MainActor @Suite("What elements are read as")
struct ElementTableTests {
  private func host(_ view: some View, locale: String = "en_US") -> OffscreenHost {
    ControlStage(view) { $0.locale = Locale(identifier: locale) }.host
  }

  @Test("A view keeps its label beside its accessibility children")
  func children() throws {
    let canvas = Canvas { _, _ in }.frame(width: 20, height: 20)
      .accessibilityLabel("Graph").accessibilityChildren { Text("one") }
    let element = try #require(host(canvas).accessibility.first)
    #expect(element.label == "Graph")
    #expect(element.children?.map(\.label) == ["one"])
  }

  @Test("Hidden and fully transparent views are not elements")
  func hidden() {
    let view = VStack {
      Text("shown")
      Text("hidden").hidden()
      Button("clear") {}.opacity(0)
      Text("faint").opacity(0.1)
    }
    #expect(host(view).accessibility.map(\.label) == ["shown", "faint"])
  }

  @Test("A form's row is one element: its link, picker or date; its headers are headers")
  func rows() {
    let form = NavigationStack {
      Form {
        Section("Sec") {
          NavigationLink("Next") { Text("n") }
          Picker("P", selection: .constant(2)) {
            Text("1").tag(1)
            Text("2").tag(2)
          }
          DatePicker("When", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
          Text("Inbox").badge(3)
        }
      }
    }
    let found = host(form).accessibility
    #expect(found.map(\.label) == ["Sec", "Next", "P", "When", "Inbox"])
    #expect(found[0].traits.contains("isHeader"))
    #expect(found[1].traits == ["isButton"])
    #expect(found[2].value == "2")
    #expect(found[3].actions == ["activate", "Time"])
    #expect(found[4].value == "3")
  }

  @Test("Controls read percentages in the locale's format")
  func percent() {
    let view = VStack {
      Slider(value: .constant(0.256)) { Text("V") }
      ProgressView(value: 0.5) { Text("L") }
      Gauge(value: 0.75) { Text("G") }
    }
    #expect(host(view, locale: "de_DE").accessibility.map(\.value) == ["26\u{A0}%", "50\u{A0}%", "75\u{A0}%"])
    #expect(host(view, locale: "ar_EG").accessibility.first?.value?.hasPrefix("٢٦") == true)
  }

  @Test("Combined children keep all of their actions")
  func combined() throws {
    let view = VStack {
      Text("K")
      Button("L") {}
      Button("M") {}
    }
    let element = try #require(host(view.accessibilityElement(children: .combine)).accessibility.first)
    #expect(element.label == "K, L, M")
    #expect(element.actions == ["L", "M"])
  }

  @Test("Symbols that point forward or backward follow the reading direction, others do not")
  func symbols() {
    func frame(_ name: String, _ direction: LayoutDirection) -> OffscreenHost.Frame {
      let image = Image(systemName: name).resizable().frame(width: 40, height: 40)
      return ControlStage(image, size: nil) { $0.layoutDirection = direction }.host.renderFrame()
    }
    func isMirrored(_ name: String) -> Bool {
      let (a, b) = (frame(name, .leftToRight), frame(name, .rightToLeft))
      return (0..<40).allSatisfy { y in
        (0..<40).allSatisfy { abs(Int(a.rgba($0, y).0) - Int(b.rgba(39 - $0, y).0)) <= 24 }
      }
    }
    #expect(isMirrored("chevron.forward") && isMirrored("chevron.backward") && isMirrored("arrow.forward"))
    #expect(frame("chevron.right", .leftToRight) == frame("chevron.right", .rightToLeft))
    #expect(frame("chevron.forward", .leftToRight) != frame("chevron.forward", .rightToLeft))
  }
}
