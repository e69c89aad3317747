import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

@Suite("Rows of lists")
@MainActor
struct ListRowTests {
  private func column(_ stage: ControlStage, x: Int) -> [[Int]] { (0..<480).map { stage.pixel(x, $0) } }

  @Test("A background fills the whole row; other rows keep the list's")
  func background() throws {
    let stage = ControlStage(
      List {
        Text("One").listRowBackground(Color(red: 1, green: 0, blue: 0))
        Text("Two")
      }.listStyle(.plain)
    ).at(0)
    // Rows of plain lists are 44 points high and as wide as the list.
    #expect(stage.pixel(2, 2) == [255, 0, 0])
    #expect(stage.pixel(317, 41) == [255, 0, 0])
    #expect(stage.pixel(2, 50) == [255, 255, 255])
  }

  @Test("A clear background takes the group's fill away behind its row only")
  func clearBackground() {
    let stage = ControlStage(
      List {
        Text("One")
        Text("Two").listRowBackground(Color.clear)
        Text("Three")
      }.listStyle(.insetGrouped)
    ) { $0.background = Color(red: 0, green: 0, blue: 1) }.at(0)
    // The first row starts 35 points below the top; the list's own grey lies behind groups.
    let places = [57, 101, 145].map { stage.pixel(280, $0) }
    #expect(places[0] == [255, 255, 255])
    #expect(places[1] == [242, 242, 247])
    #expect(places[2] == [255, 255, 255])
  }

  @Test("A background that changes is drawn again")
  func changingBackground() {
    struct Rows: View {
      @State private var isOn = false
      var body: some View {
        List {
          Button("Turn") { isOn = true }.listRowBackground(isOn ? Color.green : Color.clear)
        }.listStyle(.plain)
      }
    }
    let stage = ControlStage(Rows()).at(0)
    #expect(stage.pixel(300, 10) == [255, 255, 255])
    #expect(stage.tap("Turn"))
    #expect(stage.at(1).pixel(300, 10) != [255, 255, 255])
  }

  @Test("Spacing between rows and sections, and the least height of rows, are what is asked for")
  func spacing() throws {
    struct Rows: View {
      var body: some View {
        List {
          Section {
            Text("A")
            Text("B")
          }
          Section { Text("C") }
        }
        .listStyle(.insetGrouped)
        .listRowSpacing(10)
        .listSectionSpacing(5)
        .environment(\.defaultMinListRowHeight, 60)
      }
    }
    let stage = ControlStage(Rows()).at(0)
    let places = try ["A", "B", "C"].map { try #require(stage.place(of: $0)).y }
    #expect(abs(places[1] - places[0] - 70) <= 1)
    #expect(abs(places[2] - places[1] - 65) <= 1)
  }

  @Test("Assistive technologies can delete a row, and find its swipe actions")
  func actions() throws {
    struct Rows: View {
      @State private var names = ["A", "B", "C"]
      @State private var isFlagged = false
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).swipeActions { Button("Flag") { isFlagged = true } }
          }
          .onMove { _, _ in }
          .onDelete { names.remove(atOffsets: $0) }
          if isFlagged { Text("flagged") }
        }
      }
    }
    let stage = ControlStage(Rows()).at(0)
    #expect(stage.texts == ["A", "B", "C"])
    #expect(stage.host.performAccessibilityAction("Delete", on: "B"))
    #expect(stage.at(1).texts == ["A", "C"])
    #expect(stage.host.performAccessibilityAction("Flag", on: "C"))
    #expect(stage.at(2).texts == ["A", "C", "flagged"])
  }
}
