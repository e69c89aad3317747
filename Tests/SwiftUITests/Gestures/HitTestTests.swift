import Foundation
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Hit testing")
struct HitTestTests {
  private func hits<V: View>(_ view: V, _ x: CGFloat, _ y: CGFloat) -> Bool {
    var isHit = false
    Stage(view.onTapGesture { isHit = true }).host.tap(at: CGPoint(x: x, y: y))
    return isHit
  }

  @Test("A shape is hit where it is painted: a disc not in the corner of its frame, a ring not in its middle")
  func shapes() {
    #expect(hits(Circle(), 50, 50))
    #expect(!hits(Circle(), 5, 5))
    #expect(!hits(Circle().stroke(lineWidth: 4), 50, 50))
    #expect(hits(Circle().stroke(lineWidth: 4), 1, 50))
    #expect(hits(Circle().stroke(lineWidth: 4).contentShape(Circle()), 50, 50))
    #expect(!hits(Color.clear, 50, 50))
    #expect(hits(Color.clear.contentShape(Rectangle()), 50, 50))
  }

  @Test("The gaps of a stack are not hit, unless it has a content shape")
  func gaps() {
    let stack = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      Spacer()
      Color.blue.frame(height: 20)
    }
    #expect(hits(stack, 50, 10))
    #expect(!hits(stack, 50, 50))
    #expect(hits(stack.contentShape(Rectangle()), 50, 50))
    #expect(!hits(stack.contentShape(.dragPreview, Rectangle()), 50, 50))
  }

  @Test("Scaled, rotated and moved views are hit at their transformed position")
  func transforms() {
    let square = Color.red.frame(width: 20, height: 20)
    #expect(!hits(square, 65, 50))
    #expect(hits(square.scaleEffect(2), 65, 50))
    #expect(hits(square.offset(x: 30), 75, 50))
    #expect(!hits(square.offset(x: 30), 50, 50))
    let bar = Color.red.frame(width: 60, height: 4)
    #expect(hits(bar.rotationEffect(.degrees(90)), 50, 75))
    #expect(!hits(bar.rotationEffect(.degrees(90)), 75, 50))
    #expect(hits(bar.rotationEffect(.degrees(90)).offset(x: 10), 60, 25))
  }

  @Test("Invisible, hidden and clipped parts are not hit")
  func invisible() {
    #expect(!hits(Color.red.opacity(0), 50, 50))
    #expect(hits(Color.red.opacity(0.1), 50, 50))
    #expect(!hits(Color.red.hidden(), 50, 50))
    #expect(!hits(Color.red.clipShape(Circle()), 5, 5))
    #expect(hits(Color.red.clipShape(Circle()), 50, 50))
    #expect(!hits(Color.red.allowsHitTesting(false), 50, 50))
  }

  @Test("The frontmost view takes the tap: by order, and by zIndex against the order")
  func order() {
    let log = EventLog()
    func play(_ front: Double) {
      let view = ZStack {
        Color.red.onTapGesture { log.entries.append("red") }.zIndex(front)
        Color.blue.onTapGesture { log.entries.append("blue") }
      }
      Stage(view).host.tap(at: CGPoint(x: 50, y: 50))
    }
    play(0)
    play(1)
    #expect(log.entries == ["blue", "red"])
  }

  @Test("A moving view is hit at its presented position, not at its target")
  func moving() {
    struct Moving: View {
      let log: EventLog
      @State private var isRight = false

      var body: some View {
        Color.red.frame(width: 20, height: 20).onTapGesture { log.entries.append("hit") }
          .offset(x: isRight ? 40 : -40)
          .onAppear { withAnimation(.linear(duration: 1)) { isRight = true } }
      }
    }
    let log = EventLog()
    let stage = Stage(Moving(log: log)).at(0.5)
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.entries == ["hit"])
    stage.host.tap(at: CGPoint(x: 90, y: 50))
    #expect(log.entries == ["hit"])
    stage.at(1).host.tap(at: CGPoint(x: 90, y: 50))
    #expect(log.entries == ["hit", "hit"])
  }

  @Test("Hovering enters, moves and leaves; a tap reports its location")
  func hover() {
    let log = EventLog()
    let view = Color.red.frame(width: 40, height: 40)
      .onHover { log.entries.append("\($0)") }
      .onContinuousHover { phase in
        if case .active(let point) = phase { log.entries.append("\(point.x),\(point.y)") }
      }
      .onTapGesture { (point: CGPoint) in log.entries.append("tap \(point.x)") }
    let stage = Stage(view)
    stage.host.hover(at: CGPoint(x: 40, y: 50))
    stage.host.hover(at: CGPoint(x: 45, y: 50))
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    stage.host.hover(at: CGPoint(x: 5, y: 50))
    stage.host.hover(at: nil)
    #expect(log.entries == ["true", "10.0,20.0", "15.0,20.0", "tap 20.0", "false"])
  }
}
