import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

@Suite("Inspection of a moving view")
@MainActor
struct InspectionTests {
  private struct Moving: View {
    @State private var isOn = false

    var body: some View {
      Rectangle()
        .fill(isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
        .frame(width: isOn ? 30 : 10, height: 10)
        .scaleEffect(isOn ? 3 : 1)
        .onAppear { withAnimation(.linear(duration: 2)) { isOn = true } }
    }
  }

  private func all(_ node: InspectionNode) -> [InspectionNode] { [node] + node.children.flatMap(all) }

  private func numbers(_ frame: InspectionNode.Frame?) -> [Double] {
    frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
  }

  @Test("The presented frame is the bounding box of what is shown, and its middle can be tapped")
  func presentedFrame() throws {
    let tree = all(Stage(Moving()).at(1).host.inspect())
    let shape = try #require(tree.first { $0.type == "Rectangle" })
    #expect(numbers(shape.frame) == [0, 0, 30, 10])
    // Halfway: 20 × 10 points, twice as large.
    #expect(numbers(shape.presentedFrame) == [-5, -5, 40, 20])
    #expect(shape.tapPoint?.x == 50 && shape.tapPoint?.y == 50)
    let rest = all(Stage(Text("rest")).host.inspect())
    #expect(rest.allSatisfy { $0.presentedFrame == nil })
  }

  @Test("An animation has the values from which and to which it moves")
  func ends() throws {
    let tree = all(Stage(Moving()).at(0.5).host.inspect())
    let animations = tree.flatMap(\.animations)
    let scale = try #require(animations.first { $0.to?["scale"] != nil })
    #expect(scale.from == ["scale": 1] && scale.to == ["scale": 3])
    let frame = try #require(animations.first { $0.attribute == "frame" && $0.to?["width"] == 30 })
    #expect(frame.from == ["x": 10, "y": 0, "width": 10, "height": 10])
    #expect(frame.to == ["x": 0, "y": 0, "width": 30, "height": 10])
    let style = try #require(animations.first { $0.attribute == "style" })
    #expect(style.from == ["red": 0, "green": 0, "blue": 1, "opacity": 1])
    #expect(style.to == ["red": 1, "green": 0, "blue": 0, "opacity": 1])
  }

  @Test("A tap at a view's tap point hits it, also in a picture with margins")
  func tapPoints() throws {
    struct Buttons: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("count \(count)")
          Button("add") { count += 1 }
        }
      }
    }
    let host = OffscreenHost(rootView: Buttons())
    let title = try #require(all(host.inspect()).first { $0.texts["text"] == "add" })
    let point = try #require(title.tapPoint)
    host.tap(at: CGPoint(x: point.x, y: point.y))
    #expect(all(host.inspect()).contains { $0.texts["text"] == "count 1" })
    let element = try #require(host.accessibility.first { $0.label == "add" })
    host.tap(at: CGPoint(x: element.tapPoint.x, y: element.tapPoint.y))
    #expect(all(host.inspect()).contains { $0.texts["text"] == "count 2" })
  }
}
