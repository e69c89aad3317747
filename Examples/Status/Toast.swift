import SwiftUI

/// A message that slides in from below and leaves by itself.
struct ToastDemo: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.blue.opacity(0.08)
      if isShown {
        Label("Saved", systemImage: "checkmark.circle.fill")
          .padding(.horizontal, 16)
          .padding(.vertical, 10)
          .background(.regularMaterial, in: Capsule())
          .shadow(radius: 4, y: 2)
          .padding(.bottom, 12)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .frame(width: 200, height: 110)
    .onReceive(Timer.publish(every: 0.8, on: .main, in: .common).autoconnect()) { _ in
      withAnimation(.spring(duration: 0.5, bounce: 0.25)) { isShown.toggle() }
    }
  }
}

#Preview { ToastDemo() }
