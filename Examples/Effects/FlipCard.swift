import SwiftUI

/// A card that turns about its vertical axis, in perspective.
struct FlipCard: View {
  @State private var angle = 0.0

  var body: some View {
    RoundedRectangle(cornerRadius: 14)
      .fill(LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
      .overlay(Image(systemName: "creditcard.fill").font(.largeTitle).foregroundStyle(.white))
      .frame(width: 120, height: 76)
      .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
      .padding(28)
      .onAppear { withAnimation(.linear(duration: 3).repeatForever(autoreverses: false)) { angle = 360 } }
  }
}

#Preview { FlipCard() }
