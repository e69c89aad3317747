import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct City: Identifiable {
  let id: Int
  let name: String
  let people: Int
}

private struct Cities: View {
  @State private var order = [KeyPathComparator(\City.name)]
  @State private var chosen: Int?
  private let all = [
    City(id: 1, name: "Rome", people: 28), City(id: 2, name: "Bern", people: 1), City(id: 3, name: "Oslo", people: 7),
  ]

  var body: some View {
    VStack(spacing: 0) {
      Text("chosen \(chosen ?? 0)")
      Table(all.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("City", value: \.name)
        TableColumn("People", value: \.people) { Text("\($0.people)") }.width(80)
        TableColumn("Size") { city in Text(city.people > 10 ? "large" : "small") }
      }
    }
  }
}

private struct Tree: Identifiable {
  let id: String
  var children: [Tree]?
}

@MainActor @Suite("Tables and outlines")
struct TableTests {
  private func stage(_ platform: PlatformProfile) -> ControlStage {
    ControlStage(Cities()) { $0.platform = platform }
  }

  @Test("Rows in the given order; a header sorts, and again in reverse; a click selects")
  func sorting() {
    let stage = stage(.macOS)
    let names = { stage.texts.filter { ["Rome", "Bern", "Oslo"].contains($0) } }
    #expect(stage.texts.prefix(4) == ["chosen 0", "City", "People", "Size"])
    #expect(names() == ["Bern", "Oslo", "Rome"])
    stage.tap("People")
    #expect(names() == ["Bern", "Oslo", "Rome"])
    stage.tap("People")
    #expect(names() == ["Rome", "Oslo", "Bern"])
    stage.tap("Oslo")
    #expect(stage.texts.contains("chosen 3"))
    #expect(stage.host.accessibility.contains { $0.label == "Oslo, 7, small" && $0.traits.contains("isSelected") })
  }

  @Test("With a compact width, only the first column is shown")
  func compact() {
    #expect(stage(.iOS).texts == ["chosen 0", "Bern", "Oslo", "Rome"])
  }

  @Test("An outline opens level by level")
  func outline() {
    let trees = [Tree(id: "root", children: [Tree(id: "leaf"), Tree(id: "branch", children: [Tree(id: "twig")])])]
    let stage = ControlStage(List(trees, children: \.children) { Text($0.id) })
    #expect(stage.texts == ["root"])
    stage.tap("root")
    _ = stage.at(1)
    #expect(stage.texts == ["root", "leaf", "branch"])
    stage.tap("branch")
    _ = stage.at(2)
    #expect(stage.texts == ["root", "leaf", "branch", "twig"])
    let group = ControlStage(VStack { OutlineGroup(trees[0], children: \.children) { Text($0.id) } })
    #expect(group.texts == ["root"])
  }
}
