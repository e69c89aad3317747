import SwiftUI

struct Curved: View {
  @State private var moved = false
  private let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: UnitPoint(x: 0.8, y: 0.1)),
  ]

  var body: some View {
    VStack(spacing: 2) {
      ForEach(curves.indices, id: \.self) { index in
        Rectangle()
          .frame(width: 8, height: 4)
          .offset(x: moved ? 40 : -40)
          .animation(.timingCurve(curves[index], duration: 2), value: moved)
      }
    }
    .onAppear { moved = true }
  }
}

struct Sampled: View {
  var body: some View {
    TimelineView(.animation) { context in
      let progress = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 4) / 4
      let curve = UnitCurve.easeInOut
      Circle()
        .frame(width: 10, height: 10)
        .offset(x: 50 * curve.value(at: progress) - 25)
        .scaleEffect(1 + curve.velocity(at: progress) / 4)
        .opacity(curve.inverse.value(at: progress))
    }
  }
}

struct ControlPoints: View {
  @State private var open = false

  var body: some View {
    Rectangle()
      .frame(width: 40, height: open ? 50 : 10)
      .animation(.timingCurve(0.68, -0.6, 0.32, 1.6, duration: 1.5), value: open)
      .onAppear { open = true }
  }
}

#Preview {
  VStack {
    Curved(); Sampled(); ControlPoints()
  }
}
