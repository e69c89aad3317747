import SwiftUI

/// A trimmed ring that turns forever.
struct RingSpinner: View {
  @State private var isSpinning = false

  var body: some View {
    Circle()
      .trim(from: 0, to: 0.7)
      .stroke(
        AngularGradient(colors: [.blue.opacity(0.1), .blue], center: .center),
        style: StrokeStyle(lineWidth: 6, lineCap: .round)
      )
      .frame(width: 56, height: 56)
      .rotationEffect(.degrees(isSpinning ? 360 : 0))
      .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isSpinning)
      .onAppear { isSpinning = true }
      .padding(24)
  }
}

#Preview { RingSpinner() }
