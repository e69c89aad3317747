import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct Names: View {
  @State var names = ["Ada", "Bob", "Cy"]
  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).deleteDisabled(name == "Cy")
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
    }
  }
}

private struct Mails: View {
  @State private var log = ""
  var body: some View {
    VStack(spacing: 0) {
      Text("log \(log)")
      List(0..<30, id: \.self) { index in
        Text("mail \(index)")
          .swipeActions {
            Button("Archive") { log += "a\(index)" }.tint(.blue)
            Button("Flag") { log += "f\(index)" }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { log += "p\(index)" } }
      }
    }
  }
}

private struct Chosen: View {
  @State private var one: String?
  @State private var many: Set<Int> = []
  var body: some View {
    VStack(spacing: 0) {
      Text("one \(one ?? "none") many \(many.sorted().map(String.init).joined())")
      List(["a", "b"], id: \.self, selection: $one) { Text("row \($0)").selectionDisabled($0 == "b") }
        .frame(height: 200)
      List(0..<3, id: \.self, selection: $many) { Text("number \($0)") }
        .environment(\.editMode, .constant(.active))
        .frame(height: 200)
    }
  }
}

@MainActor @Suite("Lists in edit mode")
struct ListEditingTests {
  @Test("A swipe deletes a row, unless the row forbids it")
  func swipeToDelete() throws {
    let stage = ControlStage(Names())
    let ada = try #require(stage.place(of: "Ada"))
    stage.host.swipe(from: ada, to: CGPoint(x: ada.x - 60, y: ada.y))
    _ = stage.at(2)
    #expect(stage.texts.contains("Delete"))
    stage.tap("Delete")
    _ = stage.at(4)
    #expect(stage.texts.filter { ["Ada", "Bob", "Cy"].contains($0) } == ["Bob", "Cy"])
    let cy = try #require(stage.place(of: "Cy"))
    stage.host.swipe(from: CGPoint(x: 280, y: cy.y), to: CGPoint(x: 10, y: cy.y))
    _ = stage.at(6)
    #expect(stage.texts.contains("Cy"))
    let bob = try #require(stage.place(of: "Bob"))
    stage.host.swipe(from: CGPoint(x: 280, y: bob.y), to: CGPoint(x: 20, y: bob.y))
    _ = stage.at(8)
    #expect(!stage.texts.contains("Bob"))
  }

  @Test("While a list is edited its rows are deleted by discs and moved by handles")
  func editMode() throws {
    let stage = ControlStage(Names())
    stage.tap("Edit")
    _ = stage.at(1)
    #expect(stage.texts.contains("Done"))
    #expect(stage.host.accessibility.filter { $0.label == "Remove" }.count == 2)
    stage.host.performAccessibilityAction(on: "Remove")
    _ = stage.at(2)
    stage.tap("Delete")
    _ = stage.at(3)
    #expect(!stage.texts.contains("Ada"))
    let handle = try #require(stage.host.accessibility.first { $0.label == "Reorder" }?.frame)
    let grip = CGPoint(x: handle.x + handle.width / 2, y: handle.y + handle.height / 2)
    stage.host.swipe(from: grip, to: CGPoint(x: grip.x, y: grip.y + 44))
    _ = stage.at(5)
    #expect(stage.texts.filter { ["Bob", "Cy"].contains($0) } == ["Cy", "Bob"])
  }

  @Test("Swipe actions appear on either side; a full swipe runs the first; vertical drags still scroll")
  func swipeActions() throws {
    let stage = ControlStage(Mails())
    let row = try #require(stage.place(of: "mail 1"))
    stage.host.swipe(from: row, to: CGPoint(x: row.x + 50, y: row.y))
    _ = stage.at(1)
    stage.tap("Pin")
    _ = stage.at(2)
    #expect(stage.texts.contains("log p1"))
    let other = try #require(stage.place(of: "mail 3"))
    stage.host.swipe(from: CGPoint(x: 280, y: other.y), to: CGPoint(x: 30, y: other.y))
    _ = stage.at(3)
    #expect(stage.texts.contains("log p1a3"))
    let last = try #require(stage.place(of: "mail 8"))
    stage.host.swipe(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    _ = stage.at(5)
    #expect(try #require(stage.place(of: "mail 8")).y < last.y - 50)
  }

  @Test("A tap selects a row, or several in edit mode")
  func selection() {
    let stage = ControlStage(Chosen())
    stage.tap("row a")
    #expect(stage.texts.contains("one a many "))
    stage.tap("row b")
    #expect(stage.texts.contains("one a many "))
    stage.tap("number 0")
    stage.tap("number 2")
    #expect(stage.texts.contains("one a many 02"))
    stage.tap("number 0")
    #expect(stage.texts.contains("one a many 2"))
  }

  @Test("A row's own background covers the row from edge to edge, with its group's corners")
  func rowBackground() throws {
    let stage = ControlStage(
      List {
        Text("first").listRowBackground(Color.red)
        Text("second")
      })
    let first = try #require(stage.place(of: "first"))
    // The group begins 16 points from the side; its corners are round.
    #expect(stage.pixel(18, Int(first.y)) == [255, 56, 60])
    #expect(stage.pixel(17, Int(first.y) - 21) != [255, 56, 60])
    let second = try #require(stage.place(of: "second"))
    #expect(stage.pixel(18, Int(second.y)) == [255, 255, 255])
  }
}
