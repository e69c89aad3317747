import SwiftUI

struct PulsingLiveIndicator: View {
  @State private var isPulsing = false

  var color: Color = .red
  var text: String = "Live"
  var pulseDuration: Double = 1.5

  var body: some View {
    HStack(spacing: 6) {
      ZStack {
        Circle()
          .fill(color.opacity(0.3))
          .frame(width: 12, height: 12)
          .scaleEffect(isPulsing ? 1.4 : 1.0)
          .opacity(isPulsing ? 0 : 0.3)

        Circle()
          .fill(color)
          .frame(width: 8, height: 8)
      }

      Text(text)
        .font(.system(size: 13, weight: .medium))
        .foregroundColor(color)
    }
    .onAppear {
      withAnimation(
        .easeInOut(duration: pulseDuration)
          .repeatForever(autoreverses: false)
      ) {
        isPulsing = true
      }
    }
  }
}

#Preview("Live") { PulsingLiveIndicator() }
#Preview("Online") { PulsingLiveIndicator(color: .green, text: "Online") }
#Preview("Fast") { PulsingLiveIndicator(color: .blue, text: "Syncing", pulseDuration: 1.0) }
