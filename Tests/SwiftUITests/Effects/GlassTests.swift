import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

@Suite("Glass")
@MainActor
struct GlassTests {
  private func stage<V: View>(_ view: V) -> ControlStage {
    ControlStage(
      ZStack {
        Color.blue
        view
      }, size: CGSize(width: 100, height: 60))
  }

  @Test("Glass lightens what is behind it inside its shape, and nowhere else")
  func shape() {
    let bare = stage(Color.clear.frame(width: 60, height: 40)).pixel(50, 30)
    let glass = stage(Color.clear.frame(width: 60, height: 40).glassEffect(in: Rectangle())).pixel(50, 30)
    #expect(glass[0] > bare[0] + 60)
    let capsule = stage(Color.clear.frame(width: 60, height: 40).glassEffect())
    #expect(capsule.pixel(50, 30) == glass)
    // The corner of the frame lies outside the capsule: there is only the shadow.
    #expect(capsule.pixel(21, 11)[0] < bare[0] + 30)
  }

  @Test("A tint colours glass; the identity variant shows nothing")
  func variants() {
    let content = Color.clear.frame(width: 60, height: 40)
    let plain = stage(content.glassEffect(.regular, in: Rectangle())).pixel(50, 30)
    let red = stage(content.glassEffect(.regular.tint(.red).interactive(), in: Rectangle())).pixel(50, 30)
    #expect(red[2] < plain[2] - 40)
    #expect(stage(content.glassEffect(.identity)).pixel(50, 30) == stage(content).pixel(50, 30))
  }

  @Test("Buttons of glass take taps and show their label")
  func buttons() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        GlassEffectContainer(spacing: 20) {
          Button("Add \(count)") { count += 1 }.buttonStyle(.glass)
          Button("More \(count)") { count += 10 }.buttonStyle(.glassProminent)
        }
      }
    }
    let stage = ControlStage(VStack { Counter() })
    #expect(stage.at(0).tap("Add 0"))
    #expect(stage.at(0.5).tap("More 1"))
    #expect(stage.at(1).texts == ["Add 11", "More 11"])
  }
}
