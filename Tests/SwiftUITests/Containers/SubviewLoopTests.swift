import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct RankKey: ContainerValueKey { static var defaultValue: Int { 0 } }

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      ForEach(subviews: content) { subview in
        HStack {
          Text("rank \(subview.containerValues.rank)")
          subview
        }
      }
    }
  }
}

private struct Sections<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      ForEach(sections: content) { section in
        section.header
        Text("\(section.content.count) rows")
        section.content[0...0]
      }
    }
  }
}

@MainActor @Suite("Loops over subviews")
struct SubviewLoopTests {
  @Test("Each subview once, with its container values")
  func subviews() {
    let stage = ControlStage(
      Cards {
        Text("a").containerValue(\.rank, 2)
        ForEach(0..<2, id: \.self) { Text("b\($0)") }.containerValue(\.rank, 5)
        Text("c")
      })
    #expect(stage.texts == ["rank 2", "a", "rank 5", "b0", "rank 5", "b1", "rank 0", "c"])
  }

  @Test("Sections with their headers; views outside of sections form their own")
  func sections() {
    let stage = ControlStage(
      Sections {
        Text("loose")
        Section("first") {
          Text("x")
          Text("y")
        }
      })
    #expect(stage.texts == ["1 rows", "loose", "first", "2 rows", "x"])
  }
}
