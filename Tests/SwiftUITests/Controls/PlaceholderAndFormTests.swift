import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct OwnForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("own form")
      configuration.content
    }
  }
}

@MainActor @Suite("Placeholders, forms, hovering, inspectors")
struct PlaceholderAndFormTests {
  @Test("An unavailable content view is centered, with description and actions")
  func unavailable() throws {
    let stage = ControlStage(
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
      } description: {
        Text("New mails appear here.")
      } actions: {
        Button("Refresh") {}
      })
    #expect(stage.texts == ["No Mail", "New mails appear here.", "Refresh"])
    #expect(abs(try #require(stage.place(of: "No Mail")).x - 160) < 1)
    let search = ControlStage(ContentUnavailableView.search(text: "pear"))
    #expect(search.texts == ["No Results for “pear”", "Check the spelling or try a new search."])
    let plain = ControlStage(ContentUnavailableView("Nothing", systemImage: "star", description: Text("Yet")))
    #expect(plain.texts == ["Nothing", "Yet"])
  }

  @Test("A form in columns does not scroll; a custom form style is applied")
  func forms() {
    let columns = ControlStage(Form { Text("row") }.formStyle(.columns))
    #expect(columns.host.inspect().all("ScrollView").isEmpty)
    let grouped = ControlStage(Form { Text("row") }.formStyle(.grouped))
    #expect(!grouped.host.inspect().all("ScrollView").isEmpty)
    #expect(ControlStage(Form { Text("row") }.formStyle(OwnForm())).texts == ["own form", "row"])
  }

  @Test("A pointer lifts a view, or shows a plate behind it")
  func hover() {
    let lift = ControlStage(Color.red.frame(width: 100, height: 100).hoverEffect(.lift))
    #expect(lift.ink(row: 240) == 110...209)
    lift.host.hover(at: CGPoint(x: 160, y: 240))
    _ = lift.at(1)
    let wide = lift.ink(row: 240)
    #expect(wide.map { $0.lowerBound < 108 && $0.upperBound > 211 } == true)
    lift.host.hover(at: nil)
    _ = lift.at(2)
    #expect(lift.ink(row: 240) == 110...209)
    let disabled = ControlStage(Color.red.frame(width: 100, height: 100).hoverEffect(.lift).hoverEffectDisabled())
    disabled.host.hover(at: CGPoint(x: 160, y: 240))
    _ = disabled.at(1)
    #expect(disabled.ink(row: 240) == 110...209)
  }

  @Test("An inspector is a column on a Mac and a sheet on a phone")
  func inspector() throws {
    let view = Text("main").inspector(isPresented: .constant(true)) { Text("details").inspectorColumnWidth(120) }
    let mac = ControlStage(view) { $0.platform = .macOS }
    #expect(try #require(mac.place(of: "details")).x == 260)
    let phone = ControlStage(view).at(1)
    #expect(phone.texts == ["main", "details"])
    #expect(try #require(phone.place(of: "details")).x == 160)
  }

  @Test("A press makes interactive glass swell; identity leaves the view as it is")
  func glass() {
    let plain = ControlStage(Color.red.frame(width: 100, height: 50).glassEffect(.identity, in: .rect))
    #expect(plain.ink(row: 240) == 110...209)
    let stage = ControlStage(
      Color.red.frame(width: 100, height: 50).glassEffect(.identity.interactive(), in: .rect))
    stage.host.press(at: CGPoint(x: 160, y: 240))
    _ = stage.at(1)
    #expect(stage.ink(row: 240).map { $0.lowerBound < 110 && $0.upperBound > 209 } == true)
  }
}
