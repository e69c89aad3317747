import Foundation
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

/// Twenty rows of 20 points in a window of 100: it scrolls by at most 300.
private struct Rows: View {
  var height: CGFloat = 20

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20) { _ in Color.red.frame(width: 100, height: height) }
      }
    }
  }
}

@MainActor
@Suite("Scrolling by touch and wheel")
struct ScrollInputTests {
  /// How far the content has gone up, in points.
  private func offset(_ stage: Stage) -> Double { -(stage.frame("Color")?.y ?? .nan) }

  /// A finger that rests at the end of its path, so that it has no speed when it is lifted.
  private func push(_ stage: Stage, from start: CGPoint, to end: CGPoint) {
    stage.host.press(at: start)
    stage.host.advance(to: stage.host.time + 0.1)
    stage.host.move(to: end)
    stage.host.advance(to: stage.host.time + 0.2)
    stage.host.release(at: end)
  }

  @Test("The content follows the finger and then decelerates: 0.998 of the velocity remains per millisecond")
  func deceleration() {
    let stage = Stage(Rows())
    stage.host.press(at: CGPoint(x: 50, y: 90))
    stage.host.advance(to: 0.1)
    stage.host.move(to: CGPoint(x: 50, y: 85))
    // Less than 10 points begin nothing.
    #expect(offset(stage) == 0)
    stage.host.move(to: CGPoint(x: 50, y: 70))
    #expect(offset(stage) == 20)
    stage.host.release(at: CGPoint(x: 50, y: 90))
    stage.host.advance(to: 5)
    stage.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -400))
    #expect(offset(stage) == 0)
    stage.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), duration: 0.5)
    // 50 points at 100 a second.
    #expect(isNear(offset(stage), 50, within: 0.01))
    let rate = -1000 * log(0.998)
    stage.host.advance(to: 6)
    #expect(isNear(offset(stage), 50 + 100 / rate * (1 - exp(-rate * 0.5)), within: 0.01))
    stage.host.advance(to: 20)
    // It stops when half a point is left to go.
    #expect(isNear(offset(stage), 50 + 100 / rate - 0.5, within: 0.01))
  }

  @Test("After a finger rests, the content does not move")
  func rest() {
    let stage = Stage(Rows())
    push(stage, from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30))
    #expect(offset(stage) == 60)
    stage.host.advance(to: 3)
    #expect(offset(stage) == 60)
  }

  @Test("Beyond its end the content follows less and less, and springs back on release")
  func rubberBand() {
    let stage = Stage(Rows())
    stage.host.press(at: CGPoint(x: 50, y: 20))
    stage.host.advance(to: 0.1)
    stage.host.move(to: CGPoint(x: 50, y: 70))
    // 50 points at a share of 0.55 in a length of 100: 27.5 · 100 / 127.5.
    let pulled = 2750 / 127.5
    #expect(isNear(offset(stage), -pulled, within: 0.01))
    stage.host.advance(to: 0.3)
    stage.host.release(at: CGPoint(x: 50, y: 70))
    stage.host.advance(to: 0.4)
    // Critically damped, 10 a second: (1 + 10 t)·e^(−10 t) at 0.1 s.
    #expect(isNear(offset(stage), -pulled * 2 / M_E, within: 0.05))
    stage.host.advance(to: 3)
    #expect(offset(stage) == 0)
  }

  @Test("A flick bounces at the end and rests there")
  func bounce() {
    let stage = Stage(Rows())
    var most = 0.0
    for _ in 0..<4 { stage.host.drag(from: CGPoint(x: 50, y: 95), to: CGPoint(x: 50, y: 5), duration: 0.05) }
    for _ in 0..<180 {
      stage.host.advance(to: stage.host.time + 1.0 / 60)
      most = max(most, offset(stage))
    }
    #expect(most > 305)
    #expect(offset(stage) == 300)
  }

  @Test("The wheel scrolls up to the end; the rest goes to the enclosing scroll view; macOS has no dragging")
  func wheel() {
    let stage = Stage(Rows())
    #expect(stage.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30)))
    #expect(offset(stage) == 30)
    stage.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1000))
    #expect(offset(stage) == 300)
    #expect(!stage.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10)))
    let nested = ScrollView {
      VStack(spacing: 0) {
        Rows(height: 6).frame(height: 100)
        Color.blue.frame(height: 100)
      }
    }
    let outer = Stage(nested)
    outer.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 50))
    // The inner one has 20 points left to scroll, the outer one takes 30.
    #expect(offset(outer) == 50)
    let mac = Stage(Rows()) { $0.platform = .macOS }
    push(mac, from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30))
    #expect(offset(mac) == 0)
    let still = Stage(Rows().scrollDisabled(true))
    push(still, from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30))
    #expect(offset(still) == 0)
    #expect(!still.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30)))
  }

  @Test("Scrolling cancels a button's press; a tap presses it; a drag of the content has precedence")
  func contents() {
    let log = EventLog()
    let view = ScrollView {
      VStack(spacing: 0) {
        Button {
          log.entries.append("button")
        } label: {
          Color.red.frame(width: 100, height: 50)
        }
        Color.blue.frame(width: 100, height: 50)
          .gesture(DragGesture().onChanged { _ in log.entries.append("drag") })
        Color.green.frame(width: 100, height: 300)
      }
    }
    let stage = Stage(view)
    stage.host.tap(at: CGPoint(x: 50, y: 20))
    #expect(log.entries == ["button"])
    push(stage, from: CGPoint(x: 50, y: 70), to: CGPoint(x: 50, y: 40))
    #expect(log.entries == ["button", "drag"])
    #expect(offset(stage) == 0)
    push(stage, from: CGPoint(x: 50, y: 40), to: CGPoint(x: 50, y: 10))
    #expect(log.entries == ["button", "drag"])
    #expect(offset(stage) == 30)
  }

  @Test("scrollTo moves with the current animation")
  func scrollTo() {
    let remote = Remote()
    let view = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in (index == 10 ? Color.red : Color.white).frame(width: 100, height: 20) }
        }
      }
      .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { proxy.scrollTo(10, anchor: .top) } } }
    }
    let stage = Stage(view)
    remote.press()
    stage.host.advance(to: 0.75)
    // The red row is 200 points down, and 150 are scrolled by now.
    #expect(stage.host.renderFrame().rgba(50, 60).1 < 100)
    #expect(stage.host.renderFrame().rgba(50, 45).1 == 255)
    #expect(stage.host.renderFrame().rgba(50, 75).1 == 255)
    stage.host.advance(to: 1)
    #expect(stage.host.renderFrame().rgba(50, 1).1 < 100)
  }
}
