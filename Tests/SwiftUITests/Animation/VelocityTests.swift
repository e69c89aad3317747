import Foundation
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

/// A value that a finger drags, and that a spring takes to 100 when the finger lets go; shown as a scale of 1 to 2.
private struct Thrown: View {
  let spring: Animation
  @State private var x: CGFloat = 0

  var body: some View {
    Color.red
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { x = $0.translation.width }
          .onEnded { _ in withAnimation(spring) { x = 100 } }
      )
      .scaleEffect(1 + x / 100)
  }
}

@MainActor
@Suite("Velocity")
struct VelocityTests {
  private let start = CGPoint(x: 30, y: 50)
  private let end = CGPoint(x: 80, y: 50)

  @Test("A released value starts with the finger's velocity")
  func speed() {
    let stage = Stage(Thrown(spring: .spring(response: 0.5, dampingFraction: 1)))
    stage.host.drag(from: start, to: end, duration: 0.1)
    let before = stage.value("scale") ?? 0
    #expect(isNear(before, 1.5))
    stage.host.advance(to: 0.101)
    // 50 points in 0.1 s are a scale of 5 a second; the spring itself adds 0.00004 in a millisecond.
    #expect(isNear((stage.value("scale") ?? 0) - before, 0.005, within: 0.0001))
  }

  @Test("A value released with velocity overshoots more than one without")
  func overshoot() {
    func most(_ throwing: (OffscreenHost) -> Void) -> Double {
      let stage = Stage(Thrown(spring: .spring(response: 0.5, dampingFraction: 0.6)))
      throwing(stage.host)
      var result = 0.0
      for _ in 0..<120 {
        stage.host.advance(to: stage.host.time + 1.0 / 120)
        result = max(result, stage.value("scale") ?? 0)
      }
      return result
    }
    let thrown = most { $0.drag(from: start, to: end, duration: 0.1) }
    let resting = most { $0.drag(from: start, to: end, duration: 0) }
    // From rest a damping of 0.6 goes too far by e^(−0.6π/0.8) = 9.5 % of the interval of 0.5.
    #expect(isNear(resting, 2 + 0.5 * exp(-0.6 * .pi / 0.8), within: 0.001))
    #expect(thrown > resting + 0.02)
  }

  @Test("The velocity of a resting finger decays by 0.998 per millisecond; a jump has none")
  func decay() {
    let stage = Stage(Thrown(spring: .spring(response: 0.5, dampingFraction: 1)))
    let host = stage.host
    host.press(at: start)
    for step in 1...6 {
      host.advance(to: Double(step) / 60)
      host.move(to: CGPoint(x: start.x + CGFloat(step) * 10, y: 50))
    }
    host.advance(to: 0.2)
    host.release(at: CGPoint(x: start.x + 60, y: 50))
    let before = stage.value("scale") ?? 0
    host.advance(to: 0.201)
    // 10 points a frame are 6 a second; 0.1 s at rest.
    let speed: Double = 6 * exp(100 * log(0.998))
    #expect(isNear((stage.value("scale") ?? 0) - before, speed / 1000, within: 0.0002))
  }

  @Test("A gesture state that springs back first continues in its direction")
  func gestureState() {
    struct Springy: View {
      @GestureState(resetTransaction: Transaction(animation: .spring(response: 0.5, dampingFraction: 1)))
      private var x: CGFloat = 0

      var body: some View {
        Color.red.gesture(
          DragGesture(coordinateSpace: .global).updating($x) { value, state, _ in state = value.translation.width }
        )
        .scaleEffect(1 + x / 100)
      }
    }
    let stage = Stage(Springy())
    stage.host.drag(from: start, to: end, duration: 0.05)
    #expect(isNear(stage.value("scale"), 1.5))
    stage.host.advance(to: 0.06)
    #expect((stage.value("scale") ?? 0) > 1.5)
    stage.host.advance(to: 3)
    #expect(stage.value("scale") == 1)
  }
}
