import SwiftUI

/// The tutorial's pulsing indicator.
struct Pulse: View {
  @State private var isPulsing = false

  var body: some View {
    HStack(spacing: 6) {
      ZStack {
        Circle()
          .fill(Color.red.opacity(0.3))
          .frame(width: 12, height: 12)
          .scaleEffect(isPulsing ? 1.4 : 1.0)
          .opacity(isPulsing ? 0 : 0.3)
        Circle()
          .fill(Color.red)
          .frame(width: 8, height: 8)
      }
      Text("Live")
        .font(.system(size: 13, weight: .medium))
        .foregroundColor(.red)
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1.5).repeatForever(autoreverses: false)) { isPulsing = true }
    }
  }
}

/// A view whose only state goes from false to true when it appears.
struct Switched<Content: View>: View {
  var animation: Animation
  @ViewBuilder var content: (Bool) -> Content
  @State private var isOn = false

  var body: some View {
    content(isOn).animation(animation, value: isOn).onAppear { isOn = true }
  }
}
