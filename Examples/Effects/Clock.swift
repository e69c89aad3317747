import SwiftUI

/// The time of day, second by second.
struct ClockFace: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 0.5)) { context in
      let seconds = context.date.timeIntervalSinceReferenceDate
      ZStack {
        Circle().stroke(.primary, lineWidth: 3)
        ForEach(0..<12) { hour in
          Rectangle().frame(width: 2, height: 6).offset(y: -38).rotationEffect(.degrees(Double(hour) * 30))
        }
        hand(length: 22, width: 4).rotationEffect(.degrees(seconds / 120))
        hand(length: 32, width: 3).rotationEffect(.degrees(seconds / 10))
        hand(length: 36, width: 1.5).foregroundStyle(.red).rotationEffect(.degrees(seconds * 6))
      }
    }
    .frame(width: 90, height: 90)
    .padding(10)
  }

  private func hand(length: CGFloat, width: CGFloat) -> some View {
    Capsule().frame(width: width, height: length).offset(y: -length / 2)
  }
}

#Preview { ClockFace() }
