import SwiftUI

/// A button that fills while it is held.
struct HoldToConfirm: View {
  @State private var isPressed = false
  @State private var isDone = false
  @State private var glows = false

  var body: some View {
    Text(isDone ? "Sent" : "Hold to send")
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: 150, height: 46)
      .background(alignment: .leading) {
        ZStack(alignment: .leading) {
          Color.blue.opacity(glows ? 0.7 : 0.45)
          Color.blue.frame(width: isPressed ? 150 : 0)
        }
      }
      .clipShape(Capsule())
      .onLongPressGesture(minimumDuration: 1) {
        isDone = true
      } onPressingChanged: { pressing in
        withAnimation(pressing ? .linear(duration: 1) : .easeOut(duration: 0.2)) { isPressed = pressing }
      }
      .padding(16)
      .onAppear { withAnimation(.easeInOut(duration: 0.9).repeatForever()) { glows = true } }
  }
}

#Preview { HoldToConfirm() }
