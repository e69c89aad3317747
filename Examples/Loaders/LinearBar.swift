import SwiftUI

/// A bar of which a part runs from end to end.
struct LinearBar: View {
  @State private var isAtEnd = false

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.secondary.opacity(0.2))
        Capsule()
          .fill(Color.accentColor)
          .frame(width: proxy.size.width * 0.35)
          .offset(x: isAtEnd ? proxy.size.width * 0.65 : 0)
      }
    }
    .frame(width: 180, height: 8)
    .padding(24)
    .onAppear {
      withAnimation(.easeInOut(duration: 0.9).repeatForever(autoreverses: true)) { isAtEnd = true }
    }
  }
}

#Preview { LinearBar() }
