import SwiftUI

/// The first tutorial's pulsing indicator: a ring that grows and fades, a dot, and a word.
struct Indicator: View {
  @State private var isPulsing = false

  var color: Color = .red
  var text: String = "Live"

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
      withAnimation(.easeInOut(duration: 1.5).repeatForever(autoreverses: false)) { isPulsing = true }
    }
  }
}

/// `count` indicators in rows of twenty, 64 × 28 points each.
struct IndicatorBoard: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<((count + 19) / 20), id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<min(20, count - row * 20), id: \.self) { _ in
            Indicator().frame(width: 64, height: 28)
          }
        }
      }
    }
  }
}
