import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct Photo: View {
  @State private var log = ""
  var body: some View {
    VStack {
      Text("photo").frame(width: 100, height: 40)
        .contextMenu {
          Button("Copy") { log += "copy " }
          Button("Delete", role: .destructive) { log += "delete " }
        } preview: {
          Text("large preview").padding().background(.yellow)
        }
      Text("log: \(log)")
      Button("Press") { log += "pressed " }.contextMenu { Button("Other") { log += "other " } }
    }
  }
}

@MainActor @Suite("Context menus")
struct ContextMenuTests {
  @Test("A long press opens the menu with its preview; a choice closes it")
  func longPress() throws {
    let stage = ControlStage(Photo())
    let place = try #require(stage.place(of: "photo"))
    stage.host.tap(at: place)
    _ = stage.at(1)
    #expect(!stage.texts.contains("Copy"))
    stage.host.longPress(at: place)
    _ = stage.at(3)
    #expect(stage.texts.contains("Copy") && stage.texts.contains("large preview"))
    stage.tap("Copy")
    _ = stage.at(4)
    #expect(!stage.texts.contains("Copy") && stage.texts.contains("log: copy "))
  }

  @Test("The secondary button opens it at once; a button keeps its tap, and a long press is none")
  func secondaryClick() throws {
    let stage = ControlStage(Photo())
    let button = try #require(stage.place(of: "Press"))
    #expect(!stage.host.secondaryClick(at: CGPoint(x: 5, y: 5)))
    stage.tap("Press")
    #expect(stage.texts.contains("log: pressed "))
    stage.host.longPress(at: button)
    _ = stage.at(2)
    #expect(stage.texts.contains("log: pressed ") && stage.texts.contains("Other"))
    stage.tap("Other")
    _ = stage.at(3)
    #expect(stage.host.secondaryClick(at: try #require(stage.place(of: "photo"))))
    _ = stage.at(4)
    #expect(stage.texts.contains("Delete"))
    #expect(stage.host.accessibility.contains { $0.label == "Delete" })
  }
}
