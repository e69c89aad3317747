import SwiftUI

struct Ball: View {
  let animation: Animation
  @State private var right = false

  var body: some View {
    Circle()
      .fill(.blue)
      .frame(width: 10, height: 10)
      .frame(maxWidth: .infinity, alignment: right ? .trailing : .leading)
      .animation(animation, value: right)
      .onAppear { right = true }
  }
}

struct Presets: View {
  var body: some View {
    VStack {
      Ball(animation: .smooth)
      Ball(animation: .snappy(duration: 0.8))
      Ball(animation: .bouncy(duration: 1, extraBounce: 0.1))
      Ball(animation: .spring)
      Ball(animation: .spring())
    }
    .frame(width: 100)
  }
}

struct Parameters: View {
  var body: some View {
    VStack {
      Ball(animation: .spring(response: 0.6, dampingFraction: 0.4, blendDuration: 0.2))
      Ball(animation: .spring(duration: 1, bounce: 0.4))
      Ball(animation: .interactiveSpring(response: 0.5, dampingFraction: 0.5, blendDuration: 0.25))
      Ball(animation: .interpolatingSpring(stiffness: 40, damping: 3))
      Ball(animation: .interpolatingSpring(mass: 1, stiffness: 60, damping: 5, initialVelocity: 4))
      Ball(animation: .spring(Spring(mass: 1, stiffness: 80, damping: 6)))
      Ball(animation: .spring(Spring(settlingDuration: 1.5, dampingRatio: 0.3)))
    }
    .frame(width: 100)
  }
}

struct Solved: View {
  let spring = Spring(duration: 1, bounce: 0.5)

  var body: some View {
    TimelineView(.animation) { context in
      let time = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 5)
      let position = spring.value(target: 40.0, initialVelocity: 10, time: time)
      let speed = spring.velocity(target: 40.0, time: time)
      Rectangle()
        .frame(width: 10 + abs(speed) / 40, height: 10)
        .offset(x: position)
    }
    .frame(width: 100)
  }
}

struct Retargeted: View {
  @State private var target = 0.0

  var body: some View {
    Circle()
      .frame(width: 16, height: 16)
      .offset(x: target)
      .animation(.spring(duration: 1), value: target)
      .task {
        target = 40
        try? await Task.sleep(for: .milliseconds(250))
        target = -40
      }
  }
}

#Preview {
  VStack {
    Presets(); Parameters(); Solved(); Retargeted()
  }
}
