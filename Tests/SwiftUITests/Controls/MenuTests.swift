import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

private struct Actions: View {
  @State private var log = ""
  @State private var bold = false
  var body: some View {
    VStack {
      Menu("Edit") {
        Button("Copy") { log += "copy " }
        Button("Delete", role: .destructive) { log += "delete " }
        Toggle("Bold", isOn: $bold)
        Menu("More") { Button("Rare") { log += "rare " } }
      }
      Text("log: \(log)\(bold)")
      // Later in the tree, so over the menu if that were drawn in its place.
      Color.red.frame(width: 300, height: 300).onTapGesture { log += "red " }
    }
  }
}

private struct Planner: View {
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  var body: some View {
    VStack {
      DatePicker("Day", selection: $date, displayedComponents: .date)
      Text(date, format: .iso8601.year().month().day())
    }
    .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    .frame(width: 300)
  }
}

private struct Paint: View {
  @State private var color = Color(red: 1, green: 0, blue: 0)
  var body: some View {
    VStack(spacing: 0) {
      ColorPicker("Color", selection: $color)
      color.frame(width: 20, height: 20)
    }
    .frame(width: 300)
  }
}

@MainActor @Suite("Menus and panels")
struct MenuTests {
  @Test("A menu opens over all views, runs the selected action and closes")
  func menu() {
    let stage = ControlStage(Actions())
    #expect(stage.texts == ["Edit", "log: false"])
    stage.tap("Edit")
    _ = stage.at(1)
    for item in ["Copy", "Delete", "Bold", "More"] { #expect(stage.texts.contains(item)) }
    // The menu's surface hides the red square.
    let copy = stage.place(of: "Copy")!
    #expect(stage.pixel(Int(copy.x) + 60, Int(copy.y)) == [255, 255, 255])
    stage.tap("Copy")
    _ = stage.at(2)
    #expect(stage.texts == ["Edit", "log: copy false"])
    stage.tap("Edit")
    _ = stage.at(3)
    stage.tap("Bold")
    _ = stage.at(4)
    #expect(stage.texts == ["Edit", "log: copy true"])
  }

  @Test("A menu in a menu closes both")
  func nested() {
    let stage = ControlStage(Actions())
    stage.tap("Edit")
    _ = stage.at(1)
    stage.tap("More")
    _ = stage.at(2)
    stage.tap("Rare")
    _ = stage.at(3)
    #expect(stage.texts == ["Edit", "log: rare false"])
  }

  @Test("A tap outside a menu only closes it")
  func outside() {
    let stage = ControlStage(Actions())
    stage.tap("Edit")
    _ = stage.at(1)
    stage.host.tap(at: CGPoint(x: 160, y: 440))
    _ = stage.at(2)
    #expect(stage.texts == ["Edit", "log: false"])
  }

  @Test("A day is selected in the calendar that opens from the date")
  func calendar() {
    // 14 November 2023.
    let stage = ControlStage(Planner())
    #expect(stage.texts.last == "2023-11-14")
    stage.tap("Nov 14, 2023")
    _ = stage.at(1)
    #expect(stage.texts.contains("November 2023"))
    #expect(stage.tap("20"))
    _ = stage.at(2)
    stage.host.tap(at: CGPoint(x: 5, y: 475))
    _ = stage.at(3)
    #expect(stage.texts.last == "2023-11-20")
    #expect(!stage.texts.contains("November 2023"))
  }

  @Test("A color is selected in the palette that opens from the well")
  func palette() {
    let stage = ControlStage(Paint())
    let y = stage.place(of: "Color")!.y
    #expect(stage.host.tap(at: CGPoint(x: 296, y: y)))
    _ = stage.at(1)
    let swatches = stage.host.inspect().all("Color").compactMap(\.frame).filter { $0.width == 26 }
    #expect(swatches.count >= 60)
    // The first gray is black.
    let origin = stage.host.graph.root.contentOrigin
    stage.host.tap(at: CGPoint(x: origin.x + swatches[0].x + 10, y: origin.y + swatches[0].y + 10))
    _ = stage.at(2)
    stage.host.tap(at: CGPoint(x: 5, y: 475))
    _ = stage.at(3)
    #expect(stage.pixel(160, Int(y) + 25) == [0, 0, 0])
  }

  @Test("A link asks the environment to open its address")
  func link() {
    let log = EventLog()
    let view = Link("Site", destination: URL(string: "https://example.org/a")!)
      .environment(
        \.openURL,
        OpenURLAction { url in
          log.entries.append(url.absoluteString)
          return .handled
        })
    let stage = ControlStage(view)
    #expect(stage.tap("Site"))
    #expect(log.entries == ["https://example.org/a"])
  }
}
