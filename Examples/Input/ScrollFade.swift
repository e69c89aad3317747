import SwiftUI

/// Rows that fade towards the edges of their scroll view.
struct ScrollFade: View {
  @State private var glows = false

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(0..<20) { row in
          RoundedRectangle(cornerRadius: 10)
            .fill(Color(hue: Double(row) / 20, saturation: 0.6, brightness: 0.9).opacity(glows ? 1 : 0.6))
            .frame(height: 36)
            .visualEffect { content, proxy in
              let middle = proxy.frame(in: .scrollView).midY
              return content.opacity(1 - min(abs(middle - 80) / 110, 0.9)).scaleEffect(
                1 - min(abs(middle - 80) / 400, 0.4))
            }
        }
      }
      .padding(.horizontal, 12)
    }
    .frame(width: 180, height: 160)
    .onAppear { withAnimation(.easeInOut(duration: 0.8).repeatForever()) { glows = true } }
  }
}

#Preview { ScrollFade() }
