import SwiftUI

/// Rings that spread and fade, as a radar sends them.
struct GrowingRings: View {
  @State private var spreads = false

  var body: some View {
    ZStack {
      ForEach(0..<3, id: \.self) { ring in
        Circle()
          .stroke(Color.green, lineWidth: 2)
          .scaleEffect(spreads ? 1 : 0.1)
          .opacity(spreads ? 0 : 1)
          .animation(
            .easeOut(duration: 2.1).repeatForever(autoreverses: false).delay(Double(ring) * 0.7),
            value: spreads)
      }
      Image(systemName: "antenna.radiowaves.left.and.right").foregroundStyle(.green)
    }
    .frame(width: 96, height: 96)
    .padding(8)
    .onAppear { spreads = true }
  }
}

#Preview { GrowingRings() }
