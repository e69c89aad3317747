import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

@Suite("What is shown when there is nothing to show")
@MainActor
struct ContentUnavailableViewTests {
  @Test("Title, description and actions stand one under the other in the middle of the room")
  func parts() throws {
    let stage = ControlStage(
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
      } description: {
        Text("New mails appear here.")
      } actions: {
        Button("Refresh") {}
      }
    ).at(0)
    #expect(stage.texts == ["No Mail", "New mails appear here.", "Refresh"])
    let title = try #require(stage.place(of: "No Mail"))
    let details = try #require(stage.place(of: "New mails appear here."))
    let action = try #require(stage.place(of: "Refresh"))
    for place in [title, details, action] { #expect(abs(place.x - 160) <= 1) }
    #expect(title.y < details.y && details.y < action.y)
    #expect(title.y > 150 && action.y < 350)
  }

  @Test("The short forms say the same; a search names what was searched for")
  func shortForms() {
    let plain = ContentUnavailableView("Empty", systemImage: "star", description: Text("Nothing yet"))
    #expect(ControlStage(plain).at(0).texts == ["Empty", "Nothing yet"])
    let name = "Name"
    #expect(ControlStage(ContentUnavailableView(name, systemImage: "star")).at(0).texts == ["Name"])
    #expect(ControlStage(ContentUnavailableView.search).at(0).texts.first == "No Results")
    #expect(ControlStage(ContentUnavailableView.search(text: "moth")).at(0).texts.first == "No Results for “moth”")
  }
}
