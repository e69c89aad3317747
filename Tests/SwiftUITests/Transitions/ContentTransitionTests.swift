import Drawing
import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

private struct Changing: View {
  let before: String
  let after: String
  let transition: ContentTransition
  @State private var isAfter = false
  let remote: Remote
  var body: some View {
    Text(verbatim: isAfter ? after : before).contentTransition(transition)
      .frame(width: 100, height: 100, alignment: .leading)
      .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { isAfter = true } } }
  }
}

@MainActor @Suite("Content transitions")
struct ContentTransitionTests {
  private func stage(_ before: String, _ after: String, _ transition: ContentTransition) -> Stage {
    let remote = Remote()
    let stage = Stage(Changing(before: before, after: after, transition: transition, remote: remote))
    remote.press()
    return stage
  }

  /// The strings and opacities of the texts that are drawn, the outermost layers first.
  private func texts(_ stage: Stage) -> [(string: String, opacity: Double, y: CGFloat)] {
    var found: [(String, Double, CGFloat)] = []
    func walk(_ layer: Layer) {
      if case .text(let text) = layer.content {
        found.append((text.string, layer.opacity, text.runs.first?.glyphs.first?.y ?? 0))
      }
      layer.children.forEach(walk)
    }
    walk(stage.host.displayList)
    return found
  }

  @Test("A text changes by a cross-fade: half of each in the middle, the new one alone at the end")
  func fade() {
    let stage = stage("Old", "New", .opacity)
    let middle = texts(stage.at(0.5))
    #expect(middle.map(\.string) == ["Old", "New"])
    #expect(isNear(middle[0].opacity, 0.5) && isNear(middle[1].opacity, 0.5))
    #expect(isNear(texts(stage.at(0.75))[0].opacity, 0.25))
    #expect(texts(stage.at(1.1)).map(\.string) == ["New"])
    #expect(!stage.host.isMoving)
  }

  @Test("With the identity, the new text appears immediately")
  func identity() { #expect(texts(stage("Old", "New", .identity).at(0.01)).map(\.string) == ["New"]) }

  @Test("A number rolls: equal digits do not move, the others move vertically")
  func numeric() throws {
    let stage = stage("15", "16", .numericText())
    let rest = try #require(texts(stage.at(2)).first).y
    let again = self.stage("15", "16", .numericText())
    let middle = texts(again.at(0.5))
    #expect(Set(middle.map(\.string)) == ["1", "5", "6"])
    let one = try #require(middle.first { $0.string == "1" })
    #expect(one.opacity == 1 && one.y == rest)
    let five = try #require(middle.first { $0.string == "5" })
    let six = try #require(middle.first { $0.string == "6" })
    // Upwards: the old digit is above, the new one still below.
    #expect(five.y < rest && six.y > rest)
    let down = texts(self.stage("16", "15", .numericText(countsDown: true)).at(0.5))
    #expect(try #require(down.first { $0.string == "6" }).y > rest)
  }

  @Test("The numbers roll down when the value has become smaller")
  func direction() throws {
    struct Valued: View {
      @State private var value = 16.0
      let remote: Remote
      var body: some View {
        Text(verbatim: "\(Int(value))").contentTransition(.numericText(value: value))
          .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { value = 15 } } }
      }
    }
    let remote = Remote()
    let stage = Stage(Valued(remote: remote))
    let rest = try #require(texts(stage).first).y
    remote.press()
    #expect(try #require(texts(stage.at(0.5)).first { $0.string == "6" }).y > rest)
  }
}
