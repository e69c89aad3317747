import SwiftUI

/// A band of light over a placeholder, as a modifier.
struct Shimmer: ViewModifier {
  @State private var isAtEnd = false

  func body(content: Content) -> some View {
    content
      .overlay {
        LinearGradient(
          colors: [.white.opacity(0), .white.opacity(0.8), .white.opacity(0)], startPoint: .leading, endPoint: .trailing
        )
        .rotationEffect(.degrees(20))
        .scaleEffect(1.4)
        .offset(x: isAtEnd ? 180 : -180)
      }
      .mask(content)
      .onAppear {
        withAnimation(.linear(duration: 1.4).repeatForever(autoreverses: false)) { isAtEnd = true }
      }
  }
}

extension View {
  func shimmer() -> some View { modifier(Shimmer()) }
}

struct ShimmerCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 4).frame(width: 130, height: 14)
      RoundedRectangle(cornerRadius: 4).frame(width: 160, height: 10)
      RoundedRectangle(cornerRadius: 4).frame(width: 90, height: 10)
    }
    .foregroundStyle(.gray.opacity(0.35))
    .shimmer()
    .padding(16)
  }
}

#Preview { ShimmerCard() }
