import Foundation
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Competing gestures")
struct GestureArbitrationTests {
  private let center = CGPoint(x: 50, y: 50)

  @Test("The child's tap wins over the parent's, unless the parent's has high priority or is simultaneous")
  func priorities() {
    let log = EventLog()
    func play<V: View>(_ view: V) -> [String] {
      log.entries = []
      Stage(view).host.tap(at: center)
      return log.entries
    }
    let child = Color.red.onTapGesture { log.entries.append("child") }
    let tap = TapGesture().onEnded { log.entries.append("parent") }
    #expect(play(child.gesture(tap)) == ["child"])
    #expect(play(child.highPriorityGesture(tap)) == ["parent"])
    #expect(play(child.simultaneousGesture(tap)) == ["child", "parent"])
    #expect(play(child.gesture(tap, including: .gesture)) == ["parent"])
    #expect(play(child.gesture(tap, including: .subviews)) == ["child"])
    #expect(play(child.gesture(tap, including: .none)).isEmpty)
    #expect(play(child.highPriorityGesture(tap, isEnabled: false)) == ["child"])
    #expect(play(child.disabled(true).gesture(tap)) == ["parent"])
  }

  @Test("A single tap waits until the double tap has failed")
  func doubleThenSingle() {
    let log = EventLog()
    let view = Color.red
      .onTapGesture(count: 2) { log.entries.append("double") }
      .onTapGesture { log.entries.append("single") }
    let stage = Stage(view)
    stage.host.tap(at: center)
    #expect(log.entries.isEmpty)
    stage.host.advance(to: 0.34)
    #expect(log.entries.isEmpty)
    stage.host.advance(to: 0.35)
    #expect(log.entries == ["single"])
    stage.host.advance(to: 1)
    stage.host.tap(at: center, count: 2)
    stage.host.advance(to: 2)
    #expect(log.entries == ["single", "double"])
  }

  @Test("The same with exclusively(before:), where the closures sit inside")
  func exclusive() {
    let log = EventLog()
    let both = TapGesture(count: 2).onEnded { log.entries.append("double") }
      .exclusively(before: TapGesture().onEnded { log.entries.append("single") })
    let stage = Stage(Color.red.gesture(both))
    stage.host.tap(at: center, count: 2)
    #expect(log.entries == ["double"])
    stage.host.advance(to: 2)
    stage.host.tap(at: center)
    stage.host.advance(to: 3)
    #expect(log.entries == ["double", "single"])
  }

  @Test("A drag cancels a button's press, and a tap on the button does not drag")
  func dragOverButton() {
    let log = EventLog()
    let stage = Stage(
      Button {
        log.entries.append("button")
      } label: {
        Color.red
      }
      .gesture(DragGesture().onEnded { _ in log.entries.append("drag") }))
    stage.host.tap(at: center)
    stage.host.drag(from: center, to: CGPoint(x: 80, y: 50))
    #expect(log.entries == ["button", "drag"])
  }

  @Test("A long press is recognized by time alone while the finger is down, and reports its pressing")
  func longPress() {
    let log = EventLog()
    let view = Color.red
      .onTapGesture { log.entries.append("tap") }
      .onLongPressGesture {
        log.entries.append("long")
      } onPressingChanged: {
        log.entries.append("\($0)")
      }
    let stage = Stage(view)
    stage.host.press(at: center)
    stage.host.advance(to: 0.49)
    #expect(log.entries == ["true"])
    stage.host.advance(to: 0.5)
    #expect(log.entries == ["true", "long", "false"])
    stage.host.release(at: center)
    #expect(log.entries == ["true", "long", "false"])
    stage.host.advance(to: 1)
    stage.host.tap(at: center)
    #expect(log.entries == ["true", "long", "false", "true", "tap", "false"])
    // Beyond 10 points the press has failed.
    stage.host.press(at: center)
    stage.host.move(to: CGPoint(x: 62, y: 50))
    stage.host.advance(to: 3)
    #expect(log.entries.suffix(2) == ["true", "false"])
  }

  @Test("A sequence is in its first gesture until that ends, then in its second")
  func sequence() {
    enum DragState: Equatable { case inactive, pressing, dragging(CGFloat) }
    struct Sequenced: View {
      let log: EventLog
      @GestureState private var state = DragState.inactive

      var body: some View {
        let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
          .updating($state) { value, state, _ in
            switch value {
            case .first(true): state = .pressing
            case .second(true, let drag): state = .dragging(drag?.translation.width ?? 0)
            default: state = .inactive
            }
          }
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            log.entries.append("ended \(drag.translation.width)")
          }
        return Text("\(state)").frame(width: 100, height: 100).contentShape(Rectangle()).gesture(gesture)
      }
    }
    let log = EventLog()
    let stage = Stage(Sequenced(log: log))
    func text() -> String? { stage.host.inspect().find("Text")?.texts["text"] }
    #expect(text() == "inactive")
    stage.host.press(at: center)
    #expect(text() == "pressing")
    stage.host.advance(to: 0.5)
    #expect(text() == "dragging(0.0)")
    stage.host.advance(to: 0.6)
    stage.host.move(to: CGPoint(x: 70, y: 50))
    #expect(text() == "dragging(20.0)")
    stage.host.release(at: CGPoint(x: 70, y: 50))
    #expect(text() == "inactive")
    #expect(log.entries == ["ended 20.0"])
    // A drag before the long press is none.
    stage.host.drag(from: center, to: CGPoint(x: 70, y: 50))
    #expect(log.entries.count == 1)
  }

  @Test("Two fingers magnify and rotate at the same time")
  func twoFingers() {
    var scale: CGFloat = 0
    var angle = Angle.zero
    let both = MagnifyGesture().onChanged { scale = $0.magnification }
      .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
    let stage = Stage(Color.red.gesture(both))
    stage.host.pinch(at: center, scale: 1.5, span: 40)
    #expect(isNear(Double(scale), 1.5))
    #expect(angle == .zero)
    stage.host.rotate(at: center, by: .degrees(270), span: 40)
    #expect(isNear(angle.degrees, 270))
  }

  @Test("A custom gesture has a body, with its own state")
  func custom() {
    struct Throw: Gesture {
      let action: (CGFloat) -> Void
      @GestureState private var isMoving = false

      var body: some Gesture<DragGesture.Value> {
        DragGesture().updating($isMoving) { _, state, _ in state = true }
          .onEnded { action($0.translation.width) }
      }
    }
    var width: CGFloat = 0
    let stage = Stage(Color.red.gesture(Throw { width = $0 }))
    stage.host.drag(from: center, to: CGPoint(x: 75, y: 50))
    #expect(width == 25)
  }

  @Test("A gesture behind AnyGesture and a condition works like the gesture itself")
  func erased() {
    let log = EventLog()
    let tap = AnyGesture(TapGesture().onEnded { log.entries.append("tap") }.map { _ in 3 })
    let stage = Stage(Color.red.gesture(tap.onEnded { log.entries.append("\($0)") }))
    stage.host.tap(at: center)
    #expect(log.entries == ["tap", "3"])
    let none: TapGesture? = nil
    #expect(Stage(Color.red.gesture(none)).host.tap(at: center))
  }
}
