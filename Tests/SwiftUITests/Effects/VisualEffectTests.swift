import Foundation
import OffscreenHost
import SwiftUI
import Testing

@MainActor @Suite("Effects of the view's geometry")
struct VisualEffectTests {
  @Test("A visual effect receives the size and changes only the drawing")
  func offset() {
    let view = Rectangle().fill(.red).frame(width: 20, height: 10)
      .visualEffect { content, proxy in content.offset(x: proxy.size.width, y: 5) }
    // In the middle of 100 points it lies at 40, 45.
    #expect(Stage(view).box(.red) == InkBox(left: 60, top: 50, right: 80, bottom: 60))
  }

  @Test("A visual effect animates with the change that moved the view")
  func animated() {
    struct Moving: View {
      @State private var isFar = false
      let remote: Remote
      var body: some View {
        Rectangle().fill(.red).frame(width: 10, height: 10)
          .visualEffect { [isFar] content, _ in content.offset(x: isFar ? 40 : 0) }
          .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { isFar = true } } }
      }
    }
    let remote = Remote()
    let stage = Stage(Moving(remote: remote))
    remote.press()
    #expect(stage.at(0.5).box(.red)?.left == 65)
    #expect(stage.at(1.5).box(.red)?.left == 85)
  }

  @Test("A frame is converted through the scales and rotations around it, at their targets")
  func transformed() {
    struct Reading: View {
      let log: EventLog
      var body: some View {
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          Color.clear.onAppear { log.numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init) }
        }
        .frame(width: 20, height: 10)
      }
    }
    let log = EventLog()
    _ = Stage(Reading(log: log).scaleEffect(2))
    #expect(log.numbers == [30, 40, 40, 20])
    _ = Stage(Reading(log: log).rotationEffect(.degrees(90)))
    for (value, expected) in zip(log.numbers, [45.0, 40, 10, 20]) { #expect(isNear(value, expected)) }
  }

  @Test("A container-relative shape has its container's corners, reduced by its inset")
  func containerRelative() {
    func corner(_ inset: CGFloat) -> Stage {
      Stage(
        ContainerRelativeShape().fill(.red).padding(inset).frame(width: 80, height: 80)
          .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular)))
    }
    // On the diagonal a corner of radius r begins r · (1 − √½) inside: 5.9 points of 20, 3.5 of 12.
    #expect(corner(0).host.renderFrame().rgba(14, 14).1 > 250)
    #expect(corner(0).host.renderFrame().rgba(17, 17).1 < 100)
    #expect(corner(8).host.renderFrame().rgba(19, 19).1 > 250)
    #expect(corner(8).host.renderFrame().rgba(23, 23).1 < 100)
  }
}
