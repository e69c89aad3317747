import Foundation
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

/// A square that is dragged, as tutorials write it: stored offset, and the drag's on top.
private struct Draggable: View {
  let log: EventLog
  var minimumDistance: CGFloat = 10
  @State private var stored = CGSize.zero
  @GestureState private var moved = CGSize.zero

  var body: some View {
    Color.red
      .frame(width: 20, height: 20)
      .offset(x: stored.width + moved.width, y: stored.height + moved.height)
      .gesture(
        DragGesture(minimumDistance: minimumDistance)
          .updating($moved) { value, state, _ in state = value.translation }
          .onChanged { value in log.numbers.append(Double(value.translation.width)) }
          .onEnded { value in
            log.entries.append("ended \(value.translation.width) \(value.velocity.width.rounded())")
            stored.width += value.translation.width
            stored.height += value.translation.height
          })
  }
}

@MainActor
@Suite("Drags")
struct DragGestureTests {
  @Test("A drag moves the view with the finger, frame by frame, and leaves it at its end")
  func follows() {
    let log = EventLog()
    let stage = Stage(Draggable(log: log))
    stage.host.press(at: CGPoint(x: 50, y: 50))
    stage.host.advance(to: 0.1)
    stage.host.move(to: CGPoint(x: 55, y: 50))
    // 5 points are under the default minimum distance of 10.
    #expect(stage.value("offsetX") == 0)
    stage.host.advance(to: 0.2)
    stage.host.move(to: CGPoint(x: 70, y: 54))
    #expect(stage.value("offsetX") == 20)
    #expect(stage.value("offsetY") == 4)
    #expect(stage.host.renderFrame().rgba(70, 54).0 == 255)
    #expect(stage.host.renderFrame().rgba(70, 54).1 < 100)
    stage.host.release(at: CGPoint(x: 70, y: 54))
    #expect(stage.value("offsetX") == 20)
    #expect(log.numbers == [20])
  }

  @Test("Intermediate moves occur every sixtieth of a second; the velocity is that of the finger")
  func frames() {
    let log = EventLog()
    let stage = Stage(Draggable(log: log, minimumDistance: 0))
    stage.host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50), duration: 0.25, startingAt: 1)
    #expect(stage.host.time == 1.25)
    // The press and 15 moves of 2 points each.
    #expect(log.numbers.count == 16)
    #expect(log.numbers.prefix(3).map { ($0 * 1000).rounded() / 1000 } == [0, 2, 4])
    // 30 points in 0.25 s.
    #expect(log.entries == ["ended 30.0 120.0"])
    #expect(stage.value("offsetX") == 30)
  }

  @Test("A finger that rests before it is lifted has no velocity")
  func rest() {
    let log = EventLog()
    let stage = Stage(Draggable(log: log))
    stage.host.press(at: CGPoint(x: 50, y: 50))
    stage.host.advance(to: 0.1)
    stage.host.move(to: CGPoint(x: 80, y: 50))
    stage.host.advance(to: 0.4)
    stage.host.release(at: CGPoint(x: 80, y: 50))
    #expect(log.entries == ["ended 30.0 0.0"])
  }

  @Test("The prediction prolongs the velocity by a quarter of a second")
  func prediction() {
    var end = CGPoint.zero
    let stage = Stage(
      Color.red.gesture(DragGesture().onEnded { value in end = value.predictedEndLocation }))
    stage.host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10), duration: 0.25)
    // 40 + 120 × 0.25.
    #expect(isNear(Double(end.x), 70))
    #expect(end.y == 10)
  }

  @Test("Locations are in the requested space, transforms undone")
  func spaces() {
    var places: [CGPoint] = []
    let square = Color.red.frame(width: 20, height: 20)
    let stage = Stage(
      VStack(spacing: 0) {
        Color.clear.frame(height: 40)
        square
          .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged { places.append($0.location) })
          .simultaneousGesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("box")).onChanged { places.append($0.location) }
          )
          .simultaneousGesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { places.append($0.location) }
          )
          .scaleEffect(2)
        Color.clear.frame(height: 40)
      }
      .coordinateSpace(.named("box"))
      .padding(.leading, 20))
    // The square lies at (50, 40); doubled about its center (60, 50) it covers 40…80 × 30…70.
    stage.host.press(at: CGPoint(x: 70, y: 40))
    #expect(places == [CGPoint(x: 15, y: 5), CGPoint(x: 50, y: 40), CGPoint(x: 70, y: 40)])
    #expect(stage.host.press(at: CGPoint(x: 42, y: 32), pointer: 1))
    #expect(!stage.host.press(at: CGPoint(x: 38, y: 50), pointer: 2))
  }

  @Test("The gesture's state resets with its animation")
  func resetAnimation() {
    struct Springy: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var x: CGFloat? = nil

      var body: some View {
        Color.red.frame(width: 20, height: 20).scaleEffect(1 + (x ?? 0) / 10)
          .gesture(DragGesture().updating($x) { value, state, _ in state = value.translation.width })
      }
    }
    let stage = Stage(Springy())
    stage.host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 50), duration: 0.1, startingAt: 0)
    #expect(isNear(stage.value("scale"), 3))
    #expect(isNear(stage.at(0.6).value("scale"), 2))
    #expect(isNear(stage.at(1.2).value("scale"), 1))
  }
}
