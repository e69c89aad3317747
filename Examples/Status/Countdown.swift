import SwiftUI

/// The seconds that are left, on a ring that empties.
struct Countdown: View {
  @State private var remaining = 5
  private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack {
      Circle().stroke(.gray.opacity(0.2), lineWidth: 6)
      Circle()
        .trim(from: 0, to: CGFloat(remaining) / 5)
        .stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.linear(duration: 0.5), value: remaining)
      Text("\(remaining)").font(.title.bold()).id(remaining).transition(.scale.combined(with: .opacity))
    }
    .frame(width: 70, height: 70)
    .padding(14)
    .onReceive(timer) { _ in withAnimation { remaining = remaining == 0 ? 5 : remaining - 1 } }
  }
}

#Preview { Countdown() }
