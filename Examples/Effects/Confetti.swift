import SwiftUI

/// Pieces of paper that fall and turn.
struct Confetti: View {
  @State private var isFalling = false
  private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

  var body: some View {
    ZStack {
      ForEach(0..<24, id: \.self) { piece in
        Rectangle()
          .fill(colors[piece % colors.count])
          .frame(width: 6, height: 9)
          .rotationEffect(.degrees(isFalling ? Double(piece * 47) : 0))
          .position(x: CGFloat((piece * 37) % 150) + 5, y: isFalling ? 110 : -10)
          .animation(
            .easeIn(duration: 1 + Double(piece % 5) * 0.25).repeatForever(autoreverses: false)
              .delay(Double(piece % 7) * 0.12), value: isFalling)
      }
    }
    .frame(width: 160, height: 100)
    .clipped()
    .onAppear { isFalling = true }
  }
}

#Preview { Confetti() }
