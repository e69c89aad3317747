import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct DoubleTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? .red : .blue)
      .onTapGesture(count: 2) { configuration.trigger() }
  }
}

private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("framed")
      Button(configuration).buttonStyle(.plain)
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var isFramed = false
  var body: some View {
    VStack {
      if isFramed {
        Button("Add") { count += 1 }.buttonStyle(Framed())
      } else {
        Button("Add") { count += 1 }.buttonStyle(DoubleTapStyle())
      }
      Text("count \(count)")
    }
  }
}

@MainActor @Suite("Primitive button styles")
struct PrimitiveButtonStyleTests {
  @Test("The action runs only if the style triggers it")
  func trigger() throws {
    let stage = ControlStage(Counter())
    let place = try #require(stage.place(of: "Add"))
    stage.host.tap(at: place)
    _ = stage.at(1)
    #expect(stage.texts.contains("count 0"))
    stage.host.tap(at: place, count: 2)
    _ = stage.at(2)
    #expect(stage.texts.contains("count 1"))
    stage.host.performAccessibilityAction(on: "Add")
    #expect(stage.texts.contains("count 2"))
  }

  @Test("A button created from the configuration works as usual, in the enclosing style")
  func nested() {
    let stage = ControlStage(Counter(isFramed: true))
    #expect(stage.texts == ["framed", "Add", "count 0"])
    stage.tap("Add")
    #expect(stage.texts.contains("count 1"))
  }
}
