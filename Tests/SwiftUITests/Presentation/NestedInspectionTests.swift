import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct Outer: View {
  var body: some View {
    Text("behind").sheet(isPresented: .constant(true)) {
      Group {
        Text("first").sheet(isPresented: .constant(true)) { Text("inner") }
        Text("second")
      }
      .padding()
    }
  }
}

@MainActor @Suite("Nested presentations")
struct NestedInspectionTests {
  @Test("A presentation inside a group with a modifier is shown by inspect, once")
  func nested() {
    let stage = ControlStage(Outer()).at(2)
    #expect(stage.texts.sorted() == ["behind", "first", "inner", "second"])
  }
}
