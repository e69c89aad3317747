import SwiftUI

/// Petals that open and close with the breath.
struct Breathing: View {
  @State private var isOpen = false

  var body: some View {
    ZStack {
      ForEach(0..<6) { petal in
        Circle()
          .fill(Color.cyan.opacity(0.35))
          .frame(width: 44, height: 44)
          .offset(x: isOpen ? 22 : 0)
          .rotationEffect(.degrees(Double(petal) * 60))
          .blendMode(.plusDarker)
      }
    }
    .rotationEffect(.degrees(isOpen ? 60 : 0))
    .scaleEffect(isOpen ? 1 : 0.6)
    .frame(width: 110, height: 110)
    .onAppear { withAnimation(.easeInOut(duration: 2).repeatForever()) { isOpen = true } }
  }
}

#Preview { Breathing() }
