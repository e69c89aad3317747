import SwiftUI

/// Slanted stripes that move on behind a mask.
struct BarberPole: View {
  @State private var isMoving = false

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<14, id: \.self) { _ in
        Rectangle().fill(.blue.opacity(0.6)).frame(width: 10, height: 60).rotationEffect(.degrees(30))
      }
    }
    .offset(x: isMoving ? 20 : 0)
    .frame(width: 160, height: 18)
    .background(.blue.opacity(0.25))
    .mask { Capsule() }
    .padding(20)
    .onAppear { withAnimation(.linear(duration: 0.6).repeatForever(autoreverses: false)) { isMoving = true } }
  }
}

#Preview { BarberPole() }
