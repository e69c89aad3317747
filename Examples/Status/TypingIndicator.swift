import SwiftUI

/// A bubble with three dots that shows that a person is typing.
struct TypingIndicator: View {
  @State private var step = 0

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<3) { dot in
        Circle()
          .frame(width: 8, height: 8)
          .scaleEffect(step == dot ? 1.25 : 0.85)
          .opacity(step == dot ? 1 : 0.4)
      }
    }
    .foregroundStyle(.secondary)
    .padding(.horizontal, 14)
    .padding(.vertical, 12)
    .background(Color.gray.opacity(0.18), in: RoundedRectangle(cornerRadius: 18))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Typing")
    .padding(12)
    .onReceive(Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()) { _ in
      withAnimation(.easeInOut(duration: 0.3)) { step = (step + 1) % 3 }
    }
  }
}

#Preview { TypingIndicator() }
